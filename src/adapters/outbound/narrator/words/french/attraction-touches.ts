import type { AttractionWords } from '../frame-words.ts';

/** Used if an intelligence of the person meets a kind of work that they want more of, or have too little of. */
export const attractionTouches = {
  Creating: {
    Spatial:
      'Pour le travail créatif, commencez par un croquis : vous aimez les images, et les autres voient tout de suite ce que vous voulez dire.',
    Musical:
      "Pour le travail créatif, partez des sons quand c'est possible : un enregistrement, une chanson, ou le rythme d'un texte lu à voix haute.",
    Bodily:
      "Pour le travail créatif, fabriquez une première version avec ce que vous avez sous la main : du papier, du bois, du carton. Vous aimez travailler de vos mains, et un objet, cela s'essaie.",
    Linguistic:
      'Pour le travail créatif, commencez par les mots : un titre, une première page, une histoire. Vous aimez chercher la phrase juste.',
  },
  Innovating: {
    Logical:
      'Quand vous voulez améliorer quelque chose, commencez par compter : combien de fois cela arrive-t-il, et quand ? Vous aimez chercher la règle derrière les nombres.',
    Spatial:
      "Quand vous voulez améliorer quelque chose, dessinez comment on s'y prend aujourd'hui, du début à la fin. Vous aimez les images, et sur un dessin on voit où ça attend.",
    Bodily:
      "Quand vous voulez améliorer quelque chose, commencez par ce qui se touche : un outil, un poste de travail, le rangement d'une étagère. Vous aimez le travail manuel.",
  },
  Performing: {
    Musical:
      "Pour la prise de parole, servez-vous de votre oreille. Vous aimez le rythme et le ton d'une voix, et c'est une bonne part de ce qui fait écouter.",
    Linguistic:
      "Pour la prise de parole, commencez par les mots. Vous aimez chercher la phrase juste, et c'est souvent une seule phrase que l'on retient.",
    Bodily:
      "Pour la prise de parole, montrez quelque chose au lieu de seulement l'expliquer. Vous aimez le mouvement et les objets, et ce que l'on voit se suit mieux.",
  },
  Advising: {
    Interpersonal:
      "Pour le conseil, partez de ce que vous aimez déjà : chercher pourquoi les gens font ce qu'ils font. Un bon conseil commence souvent là.",
    Linguistic:
      "Pour le conseil, essayez aussi par écrit. Vous aimez les mots, et un conseil d'une demi-page peut se relire.",
    Intrapersonal:
      "Pour le conseil, votre intérêt pour ce qui se passe en chacun peut vous aider : il mène à des questions que d'autres ne posent pas.",
  },
  Organizing: {
    Logical:
      "Pour l'organisation, demandez-vous ce qui doit venir avant quoi, comme devant une énigme. Vous aimez trouver cet ordre.",
    Spatial:
      "Pour l'organisation, dessinez la semaine sur une grande feuille. Vous aimez les images, et un trou s'y voit tout de suite.",
  },
  Providing: {
    Interpersonal:
      "Pour l'attention aux autres, commencez par chercher ce dont chacun a besoin. Vous aimez comprendre les gens, et le reste en dépend.",
    Naturalist:
      "Pour l'attention aux autres, sortez avec les gens quand c'est possible, ou cherchez un lieu où des plantes ou des animaux font partie de la journée.",
    Bodily:
      "Pour l'attention aux autres, choisissez ce qui se fait avec les mains : cuisiner, réparer, préparer une pièce. Vous aimez ce genre de travail.",
  },
  Adapting: {
    Interpersonal:
      'Quand un imprévu arrive, commencez par parler aux personnes concernées. Vous aimez comprendre les gens, et ce sont elles qui savent ce qui peut attendre.',
    Bodily:
      "Quand un imprévu arrive, allez sur place au lieu d'écrire. Vous aimez bouger, et on y voit souvent mieux ce qu'il faut faire.",
  },
  Analyzing: {
    Logical:
      "Pour l'analyse, choisissez des questions où il y a des nombres. Vous aimez trouver la règle qui est derrière.",
    Naturalist:
      "Pour l'analyse, choisissez des questions qui touchent aux plantes, aux animaux, à l'eau ou au temps qu'il fait. Vous aimez être dehors, et il y a beaucoup à observer.",
    Existential:
      "Pour l'analyse, choisissez des questions dont la réponse compte pour quelqu'un. Vous aimez les grandes questions, et elles donnent une raison aux petites étapes.",
  },
  Leading: {
    Interpersonal:
      "Pour l'encadrement, commencez par un long entretien avec chaque personne. Vous aimez comprendre les gens, et une équipe a besoin de quelqu'un qui les comprend.",
    Existential:
      "Pour l'encadrement, dites à quoi sert le travail. Vous aimez ces questions, et une équipe avance mieux avec une réponse.",
    Linguistic:
      "Pour l'encadrement, écrivez une page qui dit où va l'équipe. Vous aimez les mots, et une page peut se relire.",
  },
} as const satisfies AttractionWords['touches'];
