import type { Nature } from '#domain/scoring/dimensions.ts';

export const writingAndMedia = {
  Creating:
    "Le portrait commençait par une date, et vous venez de la barrer. Vous repartez des mains de la boulangère, du bruit de la pelle dans le four. La phrase d'après est d'elle, mot pour mot.",
  Innovating:
    'Dans cet article, la fin dit mieux les choses que le début. Vous remontez le dernier paragraphe, vous coupez un adjectif par ligne, et vous relisez à voix haute.',
  Performing:
    "Rencontre en librairie, des chaises pliantes, une lampe qui bourdonne. Vous lisez une page, vous refermez, et vous racontez l'après-midi où la dernière phrase disait encore le contraire.",
  Advising:
    "Au téléphone, un témoin hésite : son nom dans l'article, ou seulement son prénom ? Vous lui lisez le passage, vous lui dites qui le verra, et vous attendez, le curseur sur la ligne.",
  Organizing:
    "Remise à dix-huit heures, et le texte est en morceaux. En haut du carnet, vous écrivez : la photo tout de suite, l'entretien avant midi, les citations à vérifier vers quatre heures.",
  Providing:
    'Une lectrice cherche un article sur son village, paru il y a longtemps. Vous fouillez les archives avec le nom du village, puis avec celui de la rivière, et vous lui envoyez la page entière.',
  Adapting:
    "L'article est prêt, et à dix-sept heures, l'homme dont il parle démissionne. Vous gardez le milieu, vous récrivez le début, et il faut un autre titre avant le bouclage.",
  Analyzing:
    "La citation sonne un peu trop bien. Vous cherchez le discours, puis la page, puis la langue d'origine. Entre deux traductions, un « presque » s'est perdu.",
  Leading:
    "Trois invités parlent en même temps, et l'émission finit dans six minutes. Vous coupez au milieu d'une phrase, vous donnez la parole à celle qui n'a rien dit, et vous annoncez la dernière question.",
} satisfies Readonly<Record<Nature, string>>;
