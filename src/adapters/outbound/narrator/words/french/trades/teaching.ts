import type { Nature } from '#domain/scoring/dimensions.ts';

export const teaching = {
  Creating:
    'Aucun exercice du manuel ne convient pour jeudi. Vous écrivez le vôtre, une histoire de marché avec des prix et un vendeur qui se trompe. La feuille passe à la photocopieuse avant la première sonnerie.',
  Innovating:
    'Distribuer les cahiers prend cinq bonnes minutes à chaque début de cours. Vous posez une caisse par rangée, près de la porte, et les élèves se servent en entrant.',
  Performing:
    'Après la récréation, la classe est encore un peu dans la cour. Vous posez sur le bureau un vieux téléphone à cadran, sans rien dire, puis vous racontez à qui il a servi.',
  Advising:
    "La sonnerie a vidé la salle, sauf une élève qui range sa trousse très lentement. Elle ne sait pas quelle option prendre l'an prochain. Vous lui demandez quel cours elle attend dans la semaine.",
  Organizing:
    "Sortie au musée, vendredi : le car, les autorisations, les pique-niques, la liste des allergies. Sur une seule page, vous écrivez l'heure de chaque chose et, deux par deux, les noms des élèves.",
  Providing:
    "« J'ai oublié mon compas. » « Moi, c'est la colle. » Vous ouvrez le tiroir du bas, celui des règles retrouvées et des stylos sans bouchon, et vous prêtez à chacun ce qui lui manque.",
  Adapting:
    "Au milieu de la troisième heure, le vidéoprojecteur s'éteint, juste avant le film. Vous demandez aux élèves d'imaginer la scène par groupes de quatre, et vous la dessinez au tableau d'après leurs réponses.",
  Analyzing:
    "Dans cette pile de copies, presque tout le monde trébuche à la question quatre. Vous reprenez les brouillons un par un et vous cherchez ce que chacun a lu dans l'énoncé.",
  Leading:
    "La moitié de la classe veut jouer une pièce, l'autre préfère faire un journal. Vous écoutez un élève de chaque côté, puis vous tranchez : ce sera la pièce, et la lecture commence aujourd'hui.",
} satisfies Readonly<Record<Nature, string>>;
