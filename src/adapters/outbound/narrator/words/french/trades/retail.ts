import type { Nature } from '#domain/scoring/dimensions.ts';

export const retail = {
  Creating:
    "La vitrine est vide, et il pleut depuis une semaine. Vous ouvrez six parapluies, vous les pendez au plafond, et de chacun descend un article au bout d'un fil.",
  Innovating:
    "« Les piles, s'il vous plaît ? » Depuis l'ouverture, c'est la question de la caisse. Vous décrochez le présentoir du fond et vous le fixez là où les gens attendent, à hauteur des yeux.",
  Performing:
    "Samedi après-midi, une petite table, une poêle, un micro qui grésille. Vous cassez un œuf et vous parlez aux chariots qui passent, la spatule en l'air, jusqu'à ce que l'un d'eux ralentisse.",
  Advising:
    "Le rideau de la cabine s'ouvre pour la troisième fois, et la cliente hésite entre le bleu et le gris. « La première fois, vous le porterez où ? » Vous restez là, un cintre dans chaque main.",
  Organizing:
    "Livraison à six heures, ouverture à neuf, et les promotions changent aujourd'hui. Le frais d'abord, puis l'allée centrale, les étiquettes en dernier : au feutre, vous numérotez les cartons sur la palette.",
  Providing:
    'Un monsieur sans ses lunettes tient la boîte à bout de bras. Vous lui lisez les ingrédients, puis le prix, et vous allez chercher en réserve la même en plus petit.',
  Adapting:
    "La caisse se fige, et la file va déjà jusqu'au fond du magasin. Carnet, calculatrice, tiroir de monnaie : vous comptez à la main. Les paniers payés par carte restent de côté, avec un nom dessus.",
  Analyzing:
    "Trois articles manquent à l'inventaire, toujours dans le même rayon. Vous pointez les livraisons, puis les retours, jour par jour. Derrière le radiateur du fond, il y a deux emballages vides.",
  Leading:
    "Deux clients tiennent le même carton, le dernier, chacun par un bout. Vous posez la main dessus et vous décidez : il part avec la dame qui l'a pris en rayon, le monsieur aura le sien mardi.",
} satisfies Readonly<Record<Nature, string>>;
