import type { Nature } from '#domain/scoring/dimensions.ts';

export const production = {
  Creating:
    'Cette pièce bombée glisse et se raye dans tous les étaux. Avec une chute de plastique, de la mousse et deux serre-joints, vous fabriquez un berceau à sa forme.',
  Innovating:
    'Se tourner, se baisser, prendre dans le bac, se relever, et cela pour chaque pièce. Vous montez le bac sur deux palettes, à hauteur de main, et vous recomptez les gestes pendant une heure.',
  Performing:
    "Des visiteurs en gilet jaune suivent la bande peinte au sol. Vous criez un peu pour leur dire d'où vient la matière, ce que fait la presse, et pourquoi ce bruit revient sans cesse.",
  Advising:
    "Quelqu'un tourne une pièce sous la lampe : cette trace dans le vernis, on la garde ou on la jette ? Vous posez le modèle à côté, et vous demandez quelle face se verra une fois montée.",
  Organizing:
    "Trois commandes pour vendredi, une seule machine, une heure pour changer de couleur. Vous mettez la blanche d'abord, la grise ensuite, la noire en dernier : la cuve ne se nettoiera qu'une fois.",
  Providing:
    "Plus de cartons au bout de la ligne, et les pièces continuent d'arriver. Vous attrapez une pile à plat, vous en montez cinq, et vous les poussez sur les rouleaux avant de revenir à votre place.",
  Adapting:
    "Un bruit sec, et la bande s'arrête en pleine série. La pièce de rechange n'arrivera qu'à midi. D'ici là, vous passez la commande de demain sur l'autre machine : outil à changer, réglages, première pièce d'essai.",
  Analyzing:
    "Depuis ce matin, certaines pièces sortent un peu courtes. Vous les alignez sur l'établi avec leur heure de sortie, pied à coulisse en main. Que faisait la machine à ces moments-là ?",
  Leading:
    "L'alarme sonne, la fumée est mince, et chacun se demande s'il faut vraiment lâcher son travail. Vous appuyez sur le bouton rouge : « Tout le monde dehors, par cette porte, on se compte dans la cour. »",
} satisfies Readonly<Record<Nature, string>>;
