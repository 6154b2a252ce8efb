import type { ConditionWords } from '../frame-words.ts';

/** What makes a finding better or worse, for every kind of work. */
export const conditions = {
  drains: {
    meetings:
      "Les réunions vous prennent de l'énergie. Ce travail pèse plus lourd quand il faut avancer entre deux réunions.",
    deep_focus:
      "Une longue concentration vous prend de l'énergie. Ce travail pèse plus lourd quand rien ne vient couper les heures.",
    conflict:
      "Les désaccords vous prennent de l'énergie. Ce travail pèse plus lourd les jours où l'ambiance est tendue, même pour une autre raison.",
    deadlines:
      "Les dates serrées vous prennent de l'énergie. Ce travail pèse plus lourd quand plusieurs tombent la même semaine.",
    routine:
      "La répétition vous prend de l'énergie. La même tâche pèse donc plus lourd la dixième fois que la première.",
    novelty:
      "La nouveauté vous prend de l'énergie. Ce travail pèse plus lourd quand plusieurs choses changent à la fois.",
    decisions:
      "Les décisions vous prennent de l'énergie. Ce travail pèse plus lourd en fin de journée, quand d'autres sont déjà passées.",
    interruptions:
      "Les interruptions vous prennent de l'énergie. Ce travail pèse plus lourd quand il faut s'y remettre plusieurs fois.",
    admin:
      "Les papiers vous prennent de l'énergie, et ce travail se termine souvent par des papiers à remplir.",
    travel:
      "Les déplacements vous prennent de l'énergie. Après un trajet, la tâche commence avec moins de forces.",
    people_contact:
      "Voir beaucoup de monde vous prend de l'énergie. Ce travail pèse plus lourd quand les rencontres se suivent sans pause.",
    working_alone:
      "De longues heures sans personne vous prennent de l'énergie. Ce travail pèse plus lourd quand il se fait loin des autres.",
    learning:
      "Apprendre du nouveau vous prend de l'énergie. Ce travail pèse plus lourd au début, quand tout est encore à comprendre.",
    feedback:
      "Les remarques sur votre travail vous prennent de l'énergie. Ce travail pèse plus lourd quand beaucoup de gens donnent leur avis.",
    visibility:
      "Le regard des autres vous prend de l'énergie. Ce travail pèse plus lourd quand il se fait devant tout le monde.",
    unclear_goals:
      "Un but flou vous prend de l'énergie. Ce travail pèse plus lourd quand personne ne dit à quoi il doit aboutir.",
  },
  sources: {
    meetings:
      "Les réunions vous donnent de l'énergie. Ce travail est plus léger quand on peut en parler à plusieurs avant de commencer.",
    deep_focus:
      "Une longue plage de calme vous donne de l'énergie. Ce travail est plus léger quand rien ne vient le couper.",
    conflict:
      "Un désaccord franc vous donne de l'énergie. Ce travail est plus léger quand on peut se contredire ouvertement.",
    deadlines:
      "Une date claire vous donne de l'énergie. Ce travail est plus léger quand la fin est fixée dès le début.",
    routine:
      "Ce qui se répète vous donne de l'énergie. Ce travail est plus léger quand il revient toujours au même moment.",
    novelty:
      "La nouveauté vous donne de l'énergie. Ce travail est plus léger quand une part change d'une fois à l'autre.",
    decisions:
      "Prendre une décision vous donne de l'énergie. Ce travail est plus léger quand il débouche sur un vrai choix.",
    interruptions:
      "Une visite ou un appel vous donne de l'énergie. Ce travail est plus léger là où l'on peut vous trouver facilement.",
    admin:
      "Les tâches administratives vous donnent de l'énergie. Ce travail est plus léger quand il demande aussi un peu d'écrit.",
    travel:
      "Les déplacements vous donnent de l'énergie. Ce travail est plus léger quand il vous fait sortir.",
    people_contact:
      "Voir du monde vous donne de l'énergie, et une bonne part de ce travail se fait avec d'autres.",
    working_alone:
      "Les heures sans personne vous donnent de l'énergie. Ce travail est plus léger quand il peut se préparer au calme.",
    learning:
      "Apprendre vous donne de l'énergie. Ce travail est plus léger quand il y a encore quelque chose à découvrir.",
    feedback:
      "Un avis précis sur votre travail vous donne de l'énergie. Ce travail est plus léger quand quelqu'un vous dit ce qui a servi.",
    visibility:
      "Vous gagnez de l'énergie quand votre travail se voit. Ce travail est plus léger quand le résultat est montré à quelqu'un.",
    unclear_goals:
      "Un début encore ouvert vous donne de l'énergie. Ce travail est plus léger quand le chemin n'est pas tracé d'avance.",
  },
  peak: {
    early_morning: {
      gives:
        "C'est tôt le matin que vous avez le plus d'énergie. Placez-y ce travail, avant que la journée se remplisse.",
      costs:
        "C'est tôt le matin que vous avez le plus d'énergie. Gardez ce moment pour ce qui vous donne de l'énergie. Les tâches plus lourdes peuvent venir ensuite, en milieu de journée plutôt que le soir.",
    },
    late_morning: {
      gives:
        "C'est en fin de matinée que vous avez le plus d'énergie. Ce travail y serait bien placé, avant le déjeuner.",
      costs:
        "C'est en fin de matinée que vous avez le plus d'énergie. Gardez ce moment pour ce qui vous donne de l'énergie. Les tâches plus lourdes peuvent venir plus tôt, ou juste après le déjeuner.",
    },
    afternoon: {
      gives:
        "C'est l'après-midi que vous avez le plus d'énergie. Gardez une partie de l'après-midi pour ce travail.",
      costs:
        "C'est l'après-midi que vous avez le plus d'énergie. Faites les tâches plus lourdes le matin, et gardez l'après-midi pour ce qui vous donne de l'énergie.",
    },
    evening: {
      gives:
        "C'est le soir que vous avez le plus d'énergie. La fin de la journée convient donc bien à ce travail.",
      costs:
        "C'est le soir que vous avez le plus d'énergie. Faites les tâches plus lourdes avant, et gardez ces heures pour ce qui vous en donne.",
    },
  },
  little_support:
    'Vous avez peu de soutien autour de vous. Quand tout repose sur une seule personne, la même tâche pèse plus lourd.',
  good_support: 'Vous pouvez compter sur du soutien. Demandez donc une aide précise, à une personne précise.',
  little_say:
    "Vous décidez peu de la façon de travailler. Ce travail pèse plus lourd quand l'heure aussi est fixée par d'autres.",
  much_say:
    "Vous décidez largement de vos journées. Vous pouvez donc choisir vous-même l'heure de ce travail.",
  too_much: "Vous avez beaucoup à faire. Il faut donc retirer une tâche avant d'en accepter une nouvelle.",
  too_little: 'Vos journées ne sont pas pleines. Ce travail pourrait donc y prendre plus de place.',
  unstable: "Votre situation est incertaine. Ne pas savoir ce qui vient prend aussi de l'énergie.",
  long_hours:
    'Vous travaillez cinquante heures par semaine ou davantage. Il reste peu de temps pour reprendre des forces.',
  slow_recovery:
    'Vous avez rarement récupéré le lendemain matin. Chaque journée commence donc avec ce que la veille vous a laissé.',
  falling_energy: "Votre énergie baisse depuis quelque temps. La même semaine pèse donc plus lourd qu'avant.",
  low_energy:
    "Ces deux dernières semaines, vous avez eu très peu d'énergie. Ce n'est pas le moment d'ajouter quoi que ce soit.",
  wished_less:
    "Vous aimeriez en faire moins, alors qu'il ne vous prend pas d'énergie. C'est peut-être la quantité, le moment ou la répétition qui est de trop.",
  wished_more: 'Vous aimeriez en faire plus.',
  costs_as_much:
    "{Nature} vous prend à peu près autant d'énergie : ce qui aide ici peut donc aider là aussi.",
} as const satisfies ConditionWords;
