import type { Nature } from '#domain/scoring/dimensions.ts';

export const careAndCounselling = {
  Creating:
    'La personne en face de vous ne trouve pas ses mots. Avec des images découpées dans des magazines, vous inventez un jeu : une carte pour hier, une carte pour demain, une carte à retourner.',
  Innovating:
    "Le questionnaire du premier rendez-vous compte quatre pages, et l'on cale souvent à la deuxième. Vous gardez ce qui sert le jour même, dans l'ordre où les gens racontent, et le reste attend.",
  Performing:
    "Dix chaises en rond, des gobelets, une boîte de mouchoirs. Vous dites ce qui peut se raconter ici, et que rien n'en sortira. Puis vous commencez par une courte histoire, et vous laissez venir le silence.",
  Advising:
    "« Si j'accepte la place, je perds mon appartement. » Vous prenez deux feuilles, une pour partir, une pour rester. Vous demandez à quoi ressembleraient les matins, puis les soirs, et vous écrivez ce qu'on vous dit.",
  Organizing:
    "La mairie attend un papier du médecin, qui attend celui de l'école, qui attend une signature. Vous mettez les démarches dans l'ordre, une date en face de chacune, et vous en donnez une copie.",
  Providing:
    "Sur la table de la cuisine, entre le pain et les médicaments, il y a un formulaire à rendre. Vous lisez les questions à voix haute, et vous écrivez ce qu'on vous répond. L'enveloppe sort de votre sac.",
  Adapting:
    "L'heure était prévue pour parler du budget. La personne s'assoit et dit que, depuis hier, elle n'a plus les clés de chez elle. Vous refermez le dossier, et vous cherchez ensemble un lit pour ce soir.",
  Analyzing:
    'Pourquoi toujours le dimanche ? Dans votre carnet, vous mettez côte à côte les crises, les appels du fils et les jours sans visite. Deux mois, une ligne par jour.',
  Leading:
    "La mère parle, le fils la coupe, la grand-mère ramasse déjà son sac. Vous levez la main : « D'abord madame, ensuite vous, et personne ne se lève avant qu'on ait choisi une date. »",
} satisfies Readonly<Record<Nature, string>>;
