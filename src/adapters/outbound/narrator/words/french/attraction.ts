import type { AttractionWords } from '../frame-words.ts';
import { attractionTouches } from './attraction-touches.ts';

/** What attracts the person, independent of their work. */
export const attraction = {
  each: {
    Linguistic: "Vous aimez les mots : la phrase juste, l'histoire bien racontée, la lettre que l'on relit.",
    Logical:
      "Vous aimez trouver la règle derrière des nombres, la réponse d'une énigme ou la cause d'une panne.",
    Spatial: 'Vous aimez réfléchir en images : faire un croquis, lire un plan, imaginer une pièce autrement.',
    Musical: 'Vous aimez les sons et le rythme, dans un morceau de musique comme dans une voix.',
    Bodily: 'Vous aimez bouger, travailler de vos mains et apprendre en faisant.',
    Naturalist: 'Vous aimez ce qui pousse et ce qui vit : les plantes, les bêtes, un jardin.',
    Interpersonal: "Vous aimez écouter les autres, y compris ce qu'ils ne disent pas.",
    Intrapersonal: 'Vous aimez revenir sur ce que vous vivez, pour comprendre ce qui vous fait agir.',
    Existential: "Vous aimez les grandes questions, comme le sens d'un effort ou ce qui compte à la fin.",
    Spiritual:
      "Vous aimez le calme, et les moments où l'on fait partie de quelque chose de plus grand que soi.",
  },
  where: {
    Linguistic:
      "Pour profiter de votre goût des mots, relisez le texte de quelqu'un, ou écrivez une vraie lettre.",
    Logical: 'Pour le plaisir de chercher, prenez une énigme, ou un compte qui ne tombe pas juste.',
    Spatial: 'Pour réfléchir en images, faites un croquis de la prochaine chose que vous aurez à expliquer.',
    Musical: "Pour faire un peu plus de musique, essayez une chorale un soir, ou une leçon d'instrument.",
    Bodily:
      'Pour bouger ou fabriquer par plaisir, gardez une heure par semaine en dehors du travail : danser, nager ou bricoler.',
    Naturalist:
      "Pour voir pousser quelque chose, occupez-vous d'un coin de jardin, ou refaites la même promenade à chaque saison.",
    Interpersonal:
      'Pour écouter davantage, remplacez cinq échanges rapides par une longue conversation à deux.',
    Intrapersonal:
      'Pour revenir sur vos journées, gardez un peu de silence : dix lignes le soir, ou un trajet sans téléphone.',
    Existential:
      "Pour aborder les grandes questions, lisez dix pages d'un philosophe, ou parlez-en avec quelqu'un.",
    Spiritual: "Pour trouver un peu de calme, commencez une journée par un quart d'heure sans écran.",
  },
  touches: attractionTouches,
  even: 'Rien ne vous attire nettement plus que le reste, et vous pouvez donc aborder un sujet par le chemin qui vous plaît.',
} as const satisfies AttractionWords;
