import type { ConditionWords } from '../frame-words.ts';

/** What makes a finding better or worse, whatever kind of work it is about. */
export const conditions = {
  drains: {
    meetings:
      "Les réunions vous prennent de l'énergie, et ce travail devient plus lourd les jours où elles se suivent.",
    deep_focus:
      'Une longue concentration vous coûte, et ce travail pèse davantage quand il dure sans coupure.',
    conflict: "Les désaccords vous coûtent, et ce travail pèse davantage quand l'ambiance est tendue.",
    deadlines:
      "Les dates serrées vous prennent de l'énergie, et ce travail devient plus lourd quand le temps manque.",
    routine: 'La répétition vous use, et ce travail devient plus lourd quand il revient toujours pareil.',
    novelty:
      'La nouveauté vous coûte, et ce travail pèse davantage quand beaucoup de choses changent à la fois.',
    decisions:
      "Les décisions vous prennent de l'énergie, et ce travail devient plus lourd quand elles s'accumulent.",
    interruptions:
      "Les interruptions vous coûtent, et ce travail s'allonge chaque fois qu'il faut retrouver le fil.",
    admin:
      "Les papiers vous prennent de l'énergie, et ce travail devient plus lourd quand il en produit beaucoup.",
    travel: "Les déplacements vous coûtent, et ce travail commence alors avec moins d'énergie.",
    people_contact:
      'Beaucoup de contacts dans une même journée vous coûtent, et dans ce travail ils se suivent parfois sans pause.',
    working_alone:
      "Les longues heures sans personne vous coûtent, et ce travail pèse davantage quand il se fait à l'écart.",
    learning:
      "L'apprentissage vous prend de l'énergie, et ce travail pèse davantage quand il demande du savoir nouveau.",
    feedback: 'Les remarques vous coûtent, et ce travail devient plus lourd quand il est beaucoup commenté.',
    visibility: "Le regard des autres vous prend de l'énergie, et ce travail se fait souvent devant eux.",
    unclear_goals:
      "Un but flou vous coûte, et ce travail s'étire quand on ne sait pas à quoi il doit aboutir.",
  },
  sources: {
    meetings:
      "Les réunions vous donnent de l'énergie, et ce travail devient plus léger quand on en parle à plusieurs.",
    deep_focus:
      "Une longue plage de calme vous donne de l'énergie, et ce travail avance mieux quand rien ne l'interrompt.",
    conflict: 'Un désaccord franc vous stimule, et ce travail avance mieux quand on peut se contredire.',
    deadlines: 'Une date claire vous met en mouvement, et ce travail avance mieux quand sa fin est fixée.',
    routine:
      'Ce qui revient toujours pareil vous repose, et ce travail devient plus léger quand il suit un ordre connu.',
    novelty:
      "La nouveauté vous donne de l'énergie, et ce travail devient plus léger quand il apporte de l'inattendu.",
    decisions:
      "Les décisions vous donnent de l'énergie, et ce travail devient plus léger quand il débouche sur un choix.",
    interruptions:
      'Une visite ou un appel vous fait du bien, et ce travail devient plus léger quand on peut vous trouver.',
    admin:
      "Les tâches administratives vous donnent de l'énergie, et ce travail devient plus léger quand il en comporte.",
    travel: 'Les trajets vous font du bien, et ce travail devient plus léger quand il vous fait sortir.',
    people_contact:
      "Le contact avec les autres vous donne de l'énergie, et dans ce travail ils ne sont jamais loin.",
    working_alone:
      "Les heures sans personne vous donnent de l'énergie, et ce travail avance bien quand on vous laisse au calme.",
    learning:
      "Vous gagnez de l'énergie en apprenant, et ce travail devient plus léger quand il y a quelque chose à comprendre.",
    feedback:
      "Un retour précis vous donne de l'énergie, et ce travail est plus léger quand on vous en parle ensuite.",
    visibility:
      "Vous gagnez de l'énergie quand votre travail se voit, et celui-ci se fait souvent devant les autres.",
    unclear_goals:
      "Un début encore ouvert vous convient, et ce travail devient plus léger quand le chemin n'est pas tracé.",
  },
  peak: {
    early_morning: {
      gives: 'Vos meilleures heures sont tôt le matin. Elles sont bien employées à ce travail.',
      costs: 'Vos meilleures heures sont tôt le matin. Elles sont trop précieuses pour ce travail.',
    },
    late_morning: {
      gives: "Vous avez le plus d'énergie en fin de matinée. Ce travail y est bien placé.",
      costs: "Vous avez le plus d'énergie en fin de matinée. Ce travail y est mal placé.",
    },
    afternoon: {
      gives: "L'après-midi est votre meilleur moment. Ce travail y trouve de bonnes heures.",
      costs: "L'après-midi est votre meilleur moment. Ce travail y occupe des heures trop bonnes pour lui.",
    },
    evening: {
      gives: 'Votre énergie est la plus haute le soir. Ce travail y trouve ses meilleures heures.',
      costs: 'Votre énergie est la plus haute le soir. Elle est trop précieuse pour ce travail.',
    },
  },
  little_support: 'Vous avez peu de soutien autour de vous, et un travail qui coûte en devient plus lourd.',
  good_support: 'Vous pouvez compter sur du soutien, et un travail qui coûte en devient plus léger.',
  little_say:
    "Vous décidez peu de la façon de travailler, et ce travail pèse davantage quand d'autres en fixent l'heure.",
  much_say: "Vous décidez largement de vos journées, et ce travail peut donc avoir l'heure qui lui va.",
  too_much: 'Vous avez beaucoup à faire, et un travail qui coûte pèse davantage dans une semaine pleine.',
  too_little: 'Vos journées ne sont pas pleines, et ce travail pourrait y prendre plus de place.',
  unstable: "Votre situation bouge, et l'incertitude prend elle aussi de l'énergie.",
  wished_less: "Vous souhaitez moins de ce travail, alors qu'il ne vous coûte pas d'énergie.",
  wished_more: "Vous souhaitez davantage de ce travail, et votre énergie ne s'y oppose pas.",
} as const satisfies ConditionWords;
