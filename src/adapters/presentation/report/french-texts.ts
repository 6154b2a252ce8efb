import type { RoleBasis } from '../../../domain/situation-map/profile.ts';
import type { FixedTexts } from './fixed-texts.ts';

const role = {
  current: { name: 'votre poste', of: 'de votre poste', capitalised: 'Votre poste' },
  target: { name: 'le poste visé', of: 'du poste visé', capitalised: 'Le poste visé' },
} as const satisfies Readonly<Record<RoleBasis, unknown>>;

type RoleWords = (typeof role)[RoleBasis];

/** A text about the role that a person has, and the same about the one they are aiming for. */
const forBoth = <Text>(write: (words: RoleWords) => Text): Readonly<Record<RoleBasis, Text>> => ({
  current: write(role.current),
  target: write(role.target),
});

/** In French, 0 and 1 are singular. */
const counted = (count: string | number, one: string, many: string): string =>
  `${count} ${Number(count) < 2 ? one : many}`;

export const french: FixedTexts = {
  title: 'Votre carte de situation',
  footer: (day) => `Carte de situation du ${day}. De quoi nourrir un bon échange, sans valeur de test.`,
  subtitle: {
    current: (work) => work,
    target: (work) => `Poste visé : ${work}`,
  },
  facts: {
    role: 'Votre situation',
    frame: 'Le cadre',
    basis: "D'après",
    confidence: 'Fiabilité',
    tenure: (years, months) =>
      [years > 0 && counted(years, 'an', 'ans'), months > 0 && `${months} mois`]
        .filter((part) => part)
        .join(' et ') + ' dans ce poste',
    weeklyHours: (hours) => `${counted(hours, 'heure', 'heures')} par semaine`,
    peopleManaged: (people) => `${counted(people, 'personne', 'personnes')} dans votre équipe`,
    preferencesFrom: {
      assessment: (day) => `votre évaluation du ${day}`,
      self_rating: () => 'votre propre estimation de ce qui vous vient naturellement',
      none: () => "pas encore d'évaluation",
    },
    intakeOf: (day) => `vos réponses du ${day}`,
  },
  status: {
    employed: 'En poste',
    self_employed: 'À votre compte',
    job_seeking: "En recherche d'emploi",
    studying: 'En études',
    career_break: 'En pause professionnelle',
    retired: 'À la retraite',
    other: 'Dans une situation particulière',
  },
  size: {
    solo: 'en solo',
    '2_10': '2 à 10 personnes',
    '11_50': '11 à 50 personnes',
    '51_250': '51 à 250 personnes',
    '251_1000': '251 à 1000 personnes',
    over_1000: 'plus de 1000 personnes',
    not_applicable: null,
  },
  workMode: {
    on_site: 'sur place',
    hybrid: 'en partie à distance',
    remote: 'à distance',
    field: 'sur le terrain',
  },
  quadrants: forBoth(({ capitalised }) => ({
    in_tune: {
      name: 'En accord',
      meaning: `${capitalised} demande en bonne partie ce qui vous vient naturellement, et donne au moins autant d'énergie qu'il en coûte.`,
    },
    depleted: {
      name: 'Un poste qui convient, mais qui épuise',
      meaning: `${capitalised} demande en bonne partie ce qui vous vient naturellement, et coûte pourtant plus d'énergie qu'il n'en donne.`,
    },
    growing: {
      name: 'En croissance',
      meaning: `${capitalised} ne rejoint qu'en partie ce qui vous vient naturellement, et donne pourtant au moins autant d'énergie qu'il en coûte.`,
    },
    mismatched: {
      name: 'En décalage',
      meaning: `${capitalised} ne rejoint qu'en partie ce qui vous vient naturellement, et coûte plus d'énergie qu'il n'en donne.`,
    },
    undetermined: {
      name: 'Encore ouvert',
      meaning: "On en sait encore trop peu pour résumer d'un mot l'accord entre ce poste et vous.",
    },
  })),
  zones: {
    core: { name: 'Socle', meaning: 'naturel, demandé, sans vous épuiser. À protéger.' },
    costly_strength: {
      name: 'Force coûteuse',
      meaning: 'naturel et demandé, mais épuisant ici. La dose ou les conditions sont à revoir.',
    },
    untapped: {
      name: 'Inexploité',
      meaning: 'naturel, et demandé tout au plus en partie. Il y a de la place.',
    },
    reserve: {
      name: 'Réserve',
      meaning:
        'naturel, demandé tout au plus en partie et épuisant en ce moment. À laisser de côté, en se demandant pourquoi.',
    },
    growth_edge: {
      name: 'Marge de progrès',
      meaning: "demandé, moins naturel, sans vous épuiser. Cela vaut la peine d'apprendre.",
    },
    strain: {
      name: 'Tension',
      meaning: 'demandé, moins naturel et épuisant. À réduire, à partager ou à faire soutenir.',
    },
    background: { name: 'Arrière-plan', meaning: 'ni très naturel, ni très demandé. Rien à faire.' },
  },
  bands: { low: 'Faible', partial: 'Partiel', strong: 'Fort' },
  unknown: 'non noté',

  summary: {
    title: 'En bref',
    invitation:
      "Faites l'évaluation gratuite pour ajouter ce qui vous vient naturellement : 76 phrases, une dizaine de minutes. " +
      'Envoyez ensuite vos réponses à nouveau, et une nouvelle carte montrera, sans autre frais, comment le poste vous ' +
      "convient. D'ici là, cette carte lit la moitié connue : ce que le poste demande, et ce que cela vous donne ou vous coûte.",
    alignment: {
      name: 'Accord, de 0 à 100',
      meaning: 'La part commune entre ce qui vous vient naturellement et ce que le poste demande.',
    },
    alignmentBand: (band, median) => `${band}. Un poste tiré au hasard donnerait environ ${median}.`,
    balance: {
      name: "Bilan d'énergie, de −100 à +100",
      meaning:
        "Ce que le travail vous donne moins ce qu'il vous coûte, chaque part comptant selon la place qu'elle prend.",
    },
    balanceParts: (gain, drain) => `Il donne ${gain} et coûte ${drain}.`,
    keep: 'Garder',
    open: 'Ouvrir',
    relieve: 'Alléger',
  },
  alignment: {
    title: forBoth(({ name }) => `Comment ${name} vous convient`),
    titleWithoutPreferences: forBoth(({ name }) => `Ce que demande ${name}`),
    legend: {
      current: ['Vous : ce qui vient naturellement', "Votre poste : ce qu'il demande"],
      target: ['Vous : ce qui vient naturellement', "Le poste : ce qu'il demande"],
    },
    asksMore: forBoth(
      ({ name }) =>
        (pair) =>
          `L'écart qui pèse le plus : ${pair.name} vous vient à ${pair.preference}, et ${name} en demande ${pair.demand}.`,
    ),
    asksLess: forBoth(
      ({ name }) =>
        (pair) =>
          `La place libre qui pèse le plus : ${pair.name} vous vient à ${pair.preference}, et ${name} n'en demande que ${pair.demand}.`,
    ),
    equal: 'Le poste et vous êtes au même niveau dans chaque nature notée des deux côtés.',
    onlySide: forBoth(({ capitalised }) => ({
      demand: `${capitalised}, nature par nature. Votre côté reste à venir.`,
      preference: "Votre côté, nature par nature. Ce que le poste demande n'a pas été noté.",
    })),
    alternative:
      'Graphique des neuf natures sur une échelle de 0 à 100. Le tableau ci-dessous contient les mêmes valeurs dans le même ordre.',
    tableCaption: "Les neuf natures, d'abord celles dont l'écart pèse le plus",
    tableCaptionOneSide: 'Les neuf natures, les plus hautes en premier',
    columns: {
      current: { nature: 'Nature', preference: 'Vous', demand: 'Votre poste', gap: 'Écart', zone: 'Zone' },
      target: { nature: 'Nature', preference: 'Vous', demand: 'Le poste', gap: 'Écart', zone: 'Zone' },
    },
    coverage: forBoth(({ name }) => ({
      name: 'Couverture, de 0 à 100',
      meaning: `La part de ce que ${name} demande qui vous vient naturellement.`,
    })),
    utilization: forBoth(({ name }) => ({
      name: 'Emploi, de 0 à 100',
      meaning: `La part de ce qui vous vient naturellement que ${name} demande.`,
    })),
    shape: forBoth(({ name }) => ({
      name: 'Profil, de −1 à +1',
      meaning: `Dit si ${name} demande le plus ce qui vous vient le mieux : tout à fait à +1, sans lien à 0, l'inverse à −1.`,
    })),
    zonesTitle: 'Où se situe chaque nature',
    zoneNatures: (natures, meaning) => `${natures} : ${meaning}`,
  },
  cards: {
    preference: (points) => `Vous ${points}`,
    demand: {
      current: (points) => `Votre poste ${points}`,
      target: (points) => `Le poste ${points}`,
    },
    energy: (rating) => `Énergie ${rating}`,
    seeAbove: (section) => `Ce qu'il faut en retenir se trouve plus haut, sous « ${section} ».`,
  },
  assets: { title: 'Ce qui vous porte', value: (points) => `Vous porte : ${points} sur 100` },
  levers: {
    title: "La place que vous n'occupez pas encore",
    value: (points) => `Place libre : ${points} sur 100`,
  },
  risks: {
    title: "Ce qui pèse, et ce qu'il faut surveiller",
    value: (points) => `Tension : ${points} sur 100`,
  },
  energy: {
    title: "Ce qui vous donne et vous coûte de l'énergie",
    legend: ["coûte de l'énergie", "donne de l'énergie"],
    most: (natures, rating) => `Donne le plus : ${natures} (${rating}).`,
    least: (natures, rating) => `Coûte le plus : ${natures} (${rating}).`,
    even: (rating) => `Rien ne donne ni ne coûte plus que le reste (${rating}).`,
    alternative:
      "Graphique de l'énergie des neuf natures, sur une échelle de −2, épuise beaucoup, à +2, donne beaucoup. Le tableau ci-dessous contient les mêmes valeurs dans le même ordre.",
    tableCaption: "L'énergie par nature, à côté de la place qu'elle prend",
    columns: {
      current: { nature: 'Nature', energy: 'Énergie', demand: 'Votre poste', time: 'Temps, en %' },
      target: { nature: 'Nature', energy: 'Énergie', demand: 'Le poste', time: 'Temps, en %' },
    },
    gain: { name: 'Apport, de 0 à 100', meaning: 'Ce que le travail vous donne.' },
    drain: { name: 'Coût, de 0 à 100', meaning: 'Ce que le travail vous prend.' },
    sources: 'Ce qui vous ressource',
    drains: 'Ce qui vous fatigue',
    lately: 'Ces derniers temps',
    level: (level) => `énergie ${level} sur 10`,
    trend: { falling: 'en baisse', steady: 'stable', rising: 'en hausse' },
    recovery: (rating) => `récupération au matin : ${rating} sur 5`,
    peakTitle: 'Vos meilleures heures',
    peak: {
      early_morning: 'Tôt le matin. Réservez ce moment à ce qui compte.',
      late_morning: 'En fin de matinée. Réservez ce moment à ce qui compte.',
      afternoon: "L'après-midi. Réservez ce moment à ce qui compte.",
      evening: 'Le soir. Veillez à ne pas en faire une seconde journée de travail.',
      varies: "Elles changent. Planifiez au jour le jour plutôt qu'à la semaine.",
    },
    flagsTitle: 'Ce qui compte aussi',
    flags: {
      high_workload: {
        name: 'Une charge lourde',
        meaning:
          "Plus de travail qu'il ne faudrait, ou 50 heures par semaine et plus. Avant d'ajouter quoi que ce soit, retirez quelque chose.",
      },
      underload: {
        name: 'Trop peu à faire',
        meaning: 'Il y a de la place pour demander des tâches qui vous conviennent mieux.',
      },
      low_autonomy: {
        name: 'Peu de marge de décision',
        meaning:
          "Vous décidez peu de vos propres tâches. Commencez par ce qui ne demande l'accord de personne.",
      },
      low_support: {
        name: 'Peu de soutien',
        meaning: 'Cherchez une personne alliée avant un pas plus grand.',
      },
      unstable_situation: {
        name: 'Un terrain incertain',
        meaning: 'Votre poste peut prendre fin. Préférez les pas dont le bénéfice vous suivra.',
      },
      slow_recovery: {
        name: 'Une récupération lente',
        meaning:
          'Une nuit ne suffit souvent pas. Les pauses et les soirées libres passent avant les nouveaux projets.',
      },
      falling_energy: {
        name: 'Une énergie en baisse',
        meaning: "Notez une fois par semaine où elle en est, pour qu'un changement ne passe pas inaperçu.",
      },
      low_energy: {
        name: "Peu d'énergie",
        meaning: 'Choisissez le plus petit pas utile, et commencez par lui.',
      },
    },
    healthNote:
      "Vous indiquez que votre énergie est basse et qu'une nuit la rétablit rarement. Cela mérite qu'on en prenne soin, " +
      "au-delà de tout ce qu'une carte du travail peut dire. Pensez à en parler à votre médecin ou à une autre personne " +
      "de confiance dans le domaine de la santé, bientôt plutôt qu'un jour. Inutile d'attendre que cela s'aggrave, ni " +
      "d'avoir une raison particulière pour y aller.",
  },
  tags: {
    meetings: 'les réunions',
    deep_focus: 'le temps de concentration',
    conflict: 'les conflits',
    deadlines: 'les échéances',
    routine: 'la routine',
    novelty: 'la nouveauté',
    decisions: 'les décisions',
    interruptions: 'les interruptions',
    admin: 'les tâches administratives',
    travel: 'les déplacements',
    people_contact: 'le contact humain',
    working_alone: 'le travail en solo',
    learning: "l'apprentissage",
    feedback: 'les retours',
    visibility: 'la visibilité',
    unclear_goals: 'les objectifs flous',
  },
  goal: {
    title: 'Votre but',
    named: (goal) => `Votre but : ${goal}`,
    goals: {
      grow_in_role: 'progresser dans votre poste',
      reshape_role: 'remodeler votre poste',
      change_role: 'changer de poste',
      change_field: 'changer de domaine',
      start_business: 'créer votre activité',
      lead_people: 'encadrer une équipe',
      restore_balance: 'retrouver votre équilibre',
      return_to_work: 'reprendre le travail',
      gain_clarity: 'y voir plus clair',
      other: 'un but à vous',
    },
    success: 'La réussite, dans vos mots',
    constraints: 'Ce qui ne bouge pas, dans vos mots',
    tableCaption: 'Ce qui soutient votre but, et ce qui demande un effort',
    columns: {
      current: {
        nature: 'Nature',
        wish: 'Vous voulez',
        preference: 'Vous',
        demand: 'Votre poste',
        meaning: 'Ce que cela veut dire',
      },
      target: {
        nature: 'Nature',
        wish: 'Vous voulez',
        preference: 'Vous',
        demand: 'Le poste',
        meaning: 'Ce que cela veut dire',
      },
    },
    more: 'plus',
    less: 'moins',
    moreNatural: 'Un appui : cela vient naturellement',
    moreStretch: 'Un effort : laissez-lui du temps',
    moreGives: "Cela donne de l'énergie ; reste à savoir si cela vient naturellement",
    lessCosts: "Un soulagement : cela coûte de l'énergie",
    lessCarries: "Prudence : cela vous porte aujourd'hui",
    lessNeutral: "Rien ici ne s'y oppose",
    wishedCaption: 'Le poste souhaité, là où il diffère',
    wishedColumns: { nature: 'Nature', now: "Aujourd'hui", wished: 'Souhaité', change: 'Écart' },
  },
  plan: {
    title: 'Vos 90 prochains jours',
    introduction:
      "Quelques petits pas, dans un ordre raisonnable. Chacun dit à quoi vous verrez qu'il a servi, et quand faire le point.",
    steps: {
      30: 'Les 30 premiers jours : observer et alléger',
      60: 'Avant le 60e jour : remodeler',
      90: 'Avant le 90e jour : décider et faire le point',
    },
    reviewOn: (day) => `Faites le point le ${day}.`,
  },
  measures: {
    energy_at_least: (value, nature) =>
      `C'est réussi si vous notez l'énergie de « ${nature} » à ${value} ou mieux.`,
    demand_at_most: (value, nature) =>
      `C'est réussi si la demande pour « ${nature} » est descendue à ${value} sur 5 ou moins.`,
    demand_at_least: (value, nature) =>
      `C'est réussi si la demande pour « ${nature} » est montée à ${value} sur 5 ou plus.`,
    overall_energy_at_least: (value) =>
      `C'est réussi si vous notez deux semaines à ${value} sur 10 ou mieux.`,
    days_noted: (value) => `C'est réussi si vous avez des notes de ${value} jours de travail.`,
    decision_made: "C'est réussi si votre décision est prise et écrite.",
    new_map: "C'est réussi si vous avez une nouvelle carte à côté de celle-ci.",
  },
  questions: {
    title: 'Des questions pour un bon échange',
    introduction:
      'Pour votre responsable, un coach ou une personne de confiance. Une seule suffit pour un premier échange.',
  },
  attraction: {
    title: 'Ce qui vous attire aussi',
    introduction:
      "D'après votre évaluation, à titre de contexte : les intelligences décrivent ce qui vous attire, non ce dont vous " +
      "êtes capable, et n'entrent dans aucun nombre de cette carte. Elles peuvent indiquer où une tâche vous ressemblerait.",
    caption: (names) =>
      `Ce qui vous attire le plus : ${names}. Les traits fins montrent où se situent sans doute les scores.`,
    alternative:
      'Graphique de vos trois intelligences les plus hautes, de 0 à 100. Le tableau ci-dessous contient les mêmes valeurs dans le même ordre.',
    tableCaption: 'Vos trois intelligences les plus hautes',
    columns: { intelligence: 'Intelligence', score: 'Score', range: 'Plage probable' },
    range: (low, high) => `${low} à ${high}`,
  },
  books: {
    title: 'À lire',
    introduction: "Choisis d'après cette carte, qui se suffit à elle-même.",
    types: { ebook: 'livre numérique', print: 'livre imprimé' },
    reasons: {
      risk: (nature) => `Parce que « ${nature} » vous pèse`,
      lever: (nature) => `Pour donner plus de place à « ${nature} »`,
      goal: (nature) => `Pour votre but : « ${nature} »`,
    },
  },
  method: {
    title: 'Comment lire cette carte',
    numbersTitle: 'Les nombres',
    numbers: forBoth(({ name, capitalised }) => [
      { label: 'Vous', text: 'À quel point une chose vous vient naturellement, de 0 à 100.' },
      {
        label: capitalised,
        text: `À quel point ${name} la demande, de 0, presque jamais, à 100, presque tout le temps, par pas de 25.`,
      },
      {
        label: 'Écart',
        text: 'Le poste moins vous. Un plus : on demande davantage que ce qui vient naturellement ; un moins : une place inoccupée. Un écart ne dit rien sans les deux valeurs à ses côtés.',
      },
      {
        label: 'Énergie',
        text: "L'effet que cela a sur vous, de −2, épuise beaucoup, à +2, donne beaucoup.",
      },
      {
        label: 'Accord',
        text: "Ce que le poste et vous avez en commun, rapporté à tout ce que l'un ou l'autre apporte. Au-dessous de 50, il est faible, de 50 à 69 partiel, à partir de 70 fort ; un poste tiré au hasard donne environ 52, et un sur vingt seulement plus de 68.",
      },
      {
        label: 'Tension, place libre, ce qui vous porte',
        text: "La tension croît avec la demande, l'effort et la fatigue ; la place libre, avec une préférence qui n'est pas demandée ; ce qui vous porte, avec ce que le poste et vous partagez. L'énergie renforce les deux derniers. Ce qui atteint 10 est cité, trois natures au plus.",
      },
    ]),
    cuts: "Dans les zones, 60 et plus compte comme naturel ou très demandé, et une énergie au-dessous de 0 comme épuisante. Près d'une limite, la zone d'à côté peut convenir aussi bien : fiez-vous alors à votre expérience.",
    confidenceTitle: "À quel point c'est sûr",
    confidence: {
      high: {
        name: 'Élevée',
        meaning: 'Vos réponses sont assez complètes et contrastées pour lire cette carte telle quelle.',
      },
      medium: {
        name: 'Moyenne',
        meaning: 'Les grandes lignes tiennent. Prenez les détails comme des indices, pour cette raison :',
      },
      low: {
        name: 'Limitée',
        meaning: 'Lisez cette carte comme une première esquisse, à discuter. Ce qui la rend moins sûre :',
      },
    },
    gaps: {
      no_preferences: "Il n'y a pas encore d'évaluation : ce qui vous vient naturellement n'est pas connu.",
      self_rated_preferences:
        "Ce qui vous vient naturellement est votre estimation d'un coup d'œil, non le résultat de 76 phrases.",
      self_rating_incomplete: 'Quelques natures manquent dans votre estimation.',
      assessment_quality_low:
        "Vos réponses à l'évaluation varient peu ou se contredisent par endroits. Vous pouvez la refaire si vous le souhaitez.",
      assessment_quality_caution:
        "Un motif dans vos réponses à l'évaluation invite à un peu de prudence. Vous pouvez la refaire si vous le souhaitez.",
      assessment_older_than_a_year: "Votre évaluation date de plus d'un an.",
      flat_preferences: 'Vos préférences sont proches les unes des autres : leur ordre dit peu de chose.',
      role_demands_unrated: "Ce que le poste demande n'a pas été noté.",
      role_demands_incomplete: "Ce que le poste demande n'a été noté qu'en partie.",
      flat_demands: 'Le poste demande tout également : rien ne ressort.',
      energy_patterns_unrated: "Ce qui vous donne et vous coûte de l'énergie n'a pas été noté.",
      energy_patterns_incomplete: "Ce qui vous donne et vous coûte de l'énergie n'a été noté qu'en partie.",
      flat_energies: "Vous avez noté l'énergie de toutes les natures de la même façon : rien ne ressort.",
    },
    assessmentAge: (days) =>
      `Votre évaluation avait ${counted(days, 'jour', 'jours')} à l'envoi de vos réponses.`,
    limitsTitle: "Ce qu'elle ne peut pas dire",
    limits: [
      {
        label: 'Un autoportrait',
        text: "Tout vient ici de vos propres réponses, un jour donné. Cette carte ne mesure pas de capacité et n'a pas de norme : on n'y compare personne à personne.",
      },
      {
        label: 'Pas une prédiction',
        text: "Elle aide à parler de votre situation. La suite dépend de bien plus que d'un accord.",
      },
      {
        label: 'Pas pour la sélection',
        text: "Elle n'est faite ni pour recruter, ni pour promouvoir, ni pour juger quelqu'un.",
      },
      { label: 'Pas médicale', text: "Elle ne trouve ni n'exclut aucune maladie." },
    ],
    originTitle: 'Comment elle a été faite',
    numbersByRule:
      'Tous les nombres, listes et dates viennent de formules fixes et publiées : les mêmes réponses donnent la même carte.',
    wordsByModel: (model) =>
      `Texte rédigé avec l'aide d'une IA, nombres calculés par des règles fixes. Le modèle est ${model} ; ce qu'il a écrit a été vérifié d'après les nombres.`,
    versions: (method) => `Méthode ${method}.`,
    assessmentVersions: (scoring, statements) => `Calcul des scores ${scoring}, phrases ${statements}.`,
    dataTitle: 'Vos données',
    data: [
      'Cette carte est à vous ; le choix de qui la voit vous revient. Toute personne qui détient le lien de sa page peut la lire, pendant 30 jours ; ensuite, un nouveau lien vous attend dans votre compte.',
      'Vous pouvez à tout moment et sans frais demander tout ce qui est conservé à votre sujet, ou sa suppression.',
    ],
  },
};
