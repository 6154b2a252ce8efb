import type { Nature } from '#domain/scoring/dimensions.ts';

export const research = {
  Creating:
    "La question n'entre dans aucun protocole connu. Au tableau blanc, vous imaginez une expérience avec deux aquariums, une lampe et une cloison. Puis vous effacez la cloison.",
  Innovating:
    'Étiqueter les tubes prend plus de temps que la mesure elle-même. Vous imprimez la veille des planches de codes à coller. Un bip par tube, et la ligne du tableau est remplie.',
  Performing:
    "Colloque, dernier exposé avant le déjeuner, douze minutes. Vous sautez la diapositive du plan, et vous montrez la courbe : d'abord celle que vous attendiez, ensuite celle qui est sortie de la machine.",
  Advising:
    "Une étudiante vous arrête dans l'escalier avec deux sujets de mémoire. Pour l'un, les données existent déjà, pour l'autre, il n'y a qu'une question. « Lequel racontez-vous à table ? »",
  Organizing:
    'Le microscope est libre mardi, les échantillons tiennent deux jours, et le dossier de financement part vendredi. Vous sortez les tubes du froid lundi soir, et vous gardez tout le jeudi pour écrire.',
  Providing:
    "Un courriel arrive d'une université lointaine : le fichier publié avec l'article ne s'ouvre pas. Vous exportez les données autrement, et vous ajoutez une feuille où chaque colonne est expliquée en deux mots.",
  Adapting:
    "Le congélateur a lâché pendant le week-end, et la série prévue est dans une flaque. Vous triez ce qui est encore dur. La semaine se fera sur les échantillons de l'an dernier.",
  Analyzing:
    'Un point reste tout seul, loin de la courbe. Vous rouvrez le cahier à cette date et vous vérifiez la balance, la température, le flacon utilisé. Dans la marge, il est écrit : fenêtre ouverte.',
  Leading:
    "Au séminaire, deux camps se disputent le sens d'un mot depuis une demi-heure. Vous allez au tableau écrire la définition qui vaudra pour aujourd'hui, et la figure suivante s'affiche.",
} satisfies Readonly<Record<Nature, string>>;
