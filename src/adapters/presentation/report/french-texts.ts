import type { FixedTexts } from './fixed-texts.ts';

/** In French, 0 and 1 are singular. */
const counted = (count: string, one: string, many: string): string =>
  `${count} ${Number(count) < 2 ? one : many}`;

export const french: FixedTexts = {
  title: 'Votre carte de situation',
  sampleNotice: 'Un exemple de carte. La personne est inventée, et toutes ses réponses aussi.',
  footer: (day) => `Carte de situation du ${day}. De quoi nourrir un bon échange, sans valeur de test.`,
  subtitle: {
    current: (work) => work,
    target: (work) => `Rôle visé : ${work}`,
  },
  facts: {
    weeklyHours: (hours) => `${counted(hours, 'heure', 'heures')} par semaine`,
    peopleManaged: (people) => `une équipe de ${counted(people, 'personne', 'personnes')}`,
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
  preferencesFrom: {
    assessment: (day) => `avec votre évaluation du ${day}`,
    self_rating: () => 'avec votre propre idée de ce qui vous vient naturellement',
    none: () => 'sans évaluation',
  },
  you: 'Vous',
  role: { current: 'Votre rôle', target: 'Le rôle que vous visez' },
  effects: { gives: "donne de l'énergie", costs: "coûte de l'énergie", neither: "ni l'un ni l'autre" },
  letter: {
    title: "L'essentiel",
    healthNote:
      "Vous décrivez à la fois très peu d'énergie et une récupération lente. Le travail peut y être pour quelque chose, bien d'autres causes aussi. " +
      'Si cela dure depuis plus de deux semaines, parlez-en à un médecin ou à un autre professionnel de santé. Cette carte ne peut pas en juger.',
  },
  week: {
    title: 'Votre semaine',
    chart: {
      hours: {
        caption: 'Où passent vos heures, et ce qu’elles font à votre énergie',
        alternative: 'Graphique en barres des heures par semaine que prend chaque type de travail',
      },
      time: {
        caption: 'Où passe le temps, et ce qu’il fait à votre énergie',
        alternative: 'Graphique en barres de la part du temps que prend chaque type de travail',
      },
      demand: {
        caption: 'Ce que le rôle demande, et ce que cela fait à votre énergie',
        alternative: 'Graphique en barres de la part de chaque type de travail dans le rôle',
      },
    },
    amount: { hours: (amount) => `${amount} h`, parts: (amount) => `${amount} %` },
  },
  finding: {
    chart: {
      caption: 'Vous et le rôle, côte à côte',
      alternative:
        "Graphique de ce qui vous vient naturellement, de ce que le rôle demande et de l'effet sur votre énergie",
    },
    energy: 'Énergie',
    scale: ['peu', 'beaucoup'],
    scenes: {
      current: 'Vous connaissez peut-être ces journées',
      target: 'Une journée dans un tel rôle peut ressembler à cela',
    },
    conditions: 'Ce qui allège, ce qui alourdit',
    experiment: 'Une expérience à tenter',
    say: (to) => `Ce que vous pourriez dire à ${to}`,
    notice: 'Un signe que cela aide :',
  },
  question: {
    title: 'La question de fond',
    chart: {
      caption: 'Le rôle tel qu’il est, et celui que vous souhaitez',
      alternative:
        'Graphique de ce que le rôle actuel et le rôle souhaité demandent de chaque type de travail',
    },
    legend: {
      current: ["Votre rôle aujourd'hui", 'Le rôle que vous souhaitez'],
      target: ['Le rôle que vous visez', 'Le rôle que vous souhaitez'],
    },
  },
  plan: {
    title: 'Votre plan',
    steps: {
      7: (day) => `La première semaine, d'ici le ${day}`,
      21: (day) => `D'ici le ${day}`,
      30: (day) => `D'ici le ${day}`,
      60: (day) => `D'ici le ${day}`,
      90: (day) => `D'ici le ${day}`,
    },
    sign: 'C’est fait quand :',
    serves: (finding) => `D'après « ${finding} »`,
    servesGoal: 'Pour votre objectif',
    lookBack: 'Faire le point',
  },
  conversation: { title: 'Pour en parler', ask: (to) => `À demander à ${to}` },
  natures: {
    title: 'Vos neuf natures',
    fit: {
      current: {
        caption: 'Ce qui vous vient naturellement, et ce que votre rôle demande',
        alternative: 'Graphique des neuf natures : vous et votre rôle, de 0 à 100',
      },
      target: {
        caption: 'Ce qui vous vient naturellement, et ce que demande le rôle que vous visez',
        alternative: 'Graphique des neuf natures : vous et le rôle que vous visez, de 0 à 100',
      },
    },
    roleOnly: {
      current: {
        caption: 'Ce que votre rôle demande',
        alternative: 'Graphique des neuf natures : votre rôle, de 0 à 100',
      },
      target: {
        caption: 'Ce que demande le rôle que vous visez',
        alternative: 'Graphique des neuf natures : le rôle que vous visez, de 0 à 100',
      },
    },
    energy: {
      caption: "Ce qui vous donne de l'énergie, et ce qui vous en coûte",
      alternative: "Graphique de l'énergie des neuf natures, de −2, épuise beaucoup, à +2, donne beaucoup",
      legend: ['coûte', 'donne'],
    },
  },
  attraction: {
    title: 'Ce qui vous attire',
    chart: {
      caption: 'Ce qui vous attire le plus, avec la plage où se situe sans doute chaque score',
      alternative: 'Graphique de vos trois intelligences les plus hautes, de 0 à 100',
    },
  },
  method: {
    title: 'Comment lire cette carte',
    reading: [
      {
        label: 'Natures',
        text: "Neuf types de travail. Tout le monde les pratique tous ; ce qui change, c'est la facilité de chacun, la place que le rôle lui donne et l'énergie qu'il donne ou coûte.",
      },
      {
        label: 'Graphiques',
        text: "Le cercle vide, c'est vous ; le plein, le rôle ; un anneau autour d'un point, les deux au même endroit. Ce qui donne de l'énergie est en plein, ce qui en coûte est hachuré, le reste est en contour.",
      },
      {
        label: 'Constats',
        text: "Des règles fixes les choisissent d'après vos réponses. Si l'un d'eux ne correspond pas à votre expérience, fiez-vous à elle.",
      },
    ],
    confidenceTitle: 'À quel point s’y fier',
    confidence: {
      high: 'Vos réponses sont complètes et se distinguent nettement les unes des autres. Vous pouvez lire cette carte telle quelle.',
      medium: 'Les grandes lignes tiennent. Prenez les détails comme des indices, pour cette raison :',
      low: 'Lisez cette carte comme une première esquisse, à discuter. Ce qui la rend moins sûre :',
    },
    gaps: {
      no_preferences: "Il n'y a pas encore d'évaluation : on ne sait pas ce qui vous vient naturellement.",
      self_rated_preferences:
        'Ce qui vous vient naturellement est votre propre estimation, non le résultat de 76 phrases.',
      self_rating_incomplete: 'Votre estimation laisse de côté certains types de travail.',
      assessment_quality_low:
        "Vos réponses à l'évaluation varient peu ou se contredisent par endroits. Vous pouvez la refaire.",
      assessment_quality_caution:
        "Un détail de vos réponses à l'évaluation invite à un peu de prudence. Vous pouvez la refaire.",
      assessment_older_than_a_year: "Votre évaluation date de plus d'un an.",
      flat_preferences:
        "Vos résultats à l'évaluation sont proches les uns des autres : leur ordre dit peu de chose.",
      role_demands_unrated: "Vous n'avez pas dit ce que le rôle demande.",
      role_demands_incomplete: "Vous n'avez dit qu'en partie ce que le rôle demande.",
      flat_demands: "D'après vos réponses, le rôle demande tout à égalité : rien ne ressort.",
      energy_patterns_unrated: "Vous n'avez pas dit ce qui vous donne et vous coûte de l'énergie.",
      energy_patterns_incomplete:
        "Vous n'avez dit qu'en partie ce qui vous donne et vous coûte de l'énergie.",
      flat_energies:
        "D'après vos réponses, tous les types de travail ont le même effet sur votre énergie : rien ne ressort.",
    },
    limitsTitle: "Ce qu'elle ne peut pas dire",
    limits: [
      'Tout vient ici de vos propres réponses. Elle ne mesure aucune capacité et ne compare personne à personne.',
      'Elle aide à parler de votre situation ; elle ne prédit rien.',
      "Elle n'est faite ni pour recruter, ni pour promouvoir, ni pour juger quelqu'un ; elle ne trouve ni n'exclut aucune maladie.",
    ],
    originTitle: 'Comment elle a été faite',
    origin:
      'Les nombres, les constats, les étapes et les dates suivent des règles fixes. Les mêmes réponses donnent la même carte.',
    wordsByModel: (model) =>
      `La lettre, les scènes et les expériences ont été rédigées avec une IA (${model}), puis vérifiées ; ni les constats ni les nombres ne viennent d'elle.`,
    dataTitle: 'Vos données',
    data: [
      'Cette carte est à vous. Toute personne qui a le lien de sa page peut la lire pendant 30 jours : choisissez à qui vous le donnez. Ensuite, un nouveau lien vous attend dans votre compte.',
      'Vous pouvez à tout moment et sans frais demander tout ce qui est conservé à votre sujet, ou sa suppression.',
    ],
  },
  appendix: {
    title: 'Tous les nombres',
    introduction:
      "Les nombres qui sont derrière les constats et les graphiques, avec leurs formules. Dans celles-ci, p, c'est vous ; d, le rôle ; e, l'énergie. La lettre s est le temps ; si vous n'en avez pas donné, d prend sa place.",
    natures: {
      caption: 'Par nature',
      columns: {
        nature: 'Nature',
        you: 'Vous (p)',
        role: 'Rôle (d)',
        energy: 'Énergie (e)',
        time: 'Temps %',
        gap: 'Écart',
        alignment: 'Adéquation',
        risk: 'Tension',
        lever: 'Place',
        asset: 'Appui',
        zone: 'Zone',
      },
    },
    zones: {
      core: 'noyau',
      costly_strength: 'force coûteuse',
      untapped: 'inemployé',
      reserve: 'réserve',
      growth_edge: 'en progrès',
      strain: 'tension',
      background: 'arrière-plan',
    },
    formulas: [
      { label: 'Rôle', text: '(réponse − 1) × 25, de 0, presque jamais, à 100, presque tout le temps.' },
      { label: 'Écart', text: 'd − p. Adéquation : 100 − |d − p|.' },
      {
        label: 'Tension',
        text: 'd × (3 × écart au-dessus de 0 + 100 × coût) ÷ 500, où le coût est −e au-dessus de 0 ; sans p : d × coût ÷ 2.',
      },
      { label: 'Place', text: 'p × (p − d au-dessus de 0) × (3 + e) ÷ 500, et 0 si cela épuise.' },
      { label: 'Appui', text: 'le plus petit de p et d × (3 + e) ÷ 5, et 0 si cela épuise.' },
      { label: 'Zone', text: 'haut à partir de 60 ; épuisant si e est au-dessous de 0.' },
    ],
    overall: {
      caption: 'Pour l’ensemble',
      columns: ['Nombre', 'Valeur', 'Formule'],
      numbers: {
        overall: {
          name: 'Adéquation',
          formula: '100 × Σ du plus petit de p et d ÷ Σ du plus grand. Un rôle tiré au hasard donne 52.',
        },
        coverage: { name: 'Couverture', formula: '100 × Σ du plus petit de p et d ÷ Σ d' },
        utilization: { name: 'Mobilisation', formula: '100 × Σ du plus petit de p et d ÷ Σ p' },
        shape: { name: 'Forme', formula: 'corrélation de p et d, de −1 à 1' },
        gain: { name: 'Énergie donnée', formula: '50 × Σ s × e au-dessus de 0 ÷ Σ s' },
        drain: { name: 'Énergie prise', formula: '50 × Σ s × −e au-dessus de 0 ÷ Σ s' },
        balance: { name: "Bilan d'énergie", formula: 'donnée − prise' },
        support: { name: "Appui de l'objectif", formula: 'moyenne de p pour ce que vous voulez davantage' },
      },
    },
    versions: (method) => `Méthode ${method}.`,
    assessmentVersions: (scoring, statements) => `Calcul des scores ${scoring}, phrases ${statements}.`,
  },
  firstEdition: {
    summary: 'Résumé',
    keep: 'Garder',
    open: 'Ouvrir',
    relieve: 'Alléger',
    assets: 'Ce qui vous porte',
    levers: 'La place inoccupée',
    risks: 'Ce qui pèse',
    goal: 'Votre objectif',
    questions: 'Des questions pour en parler',
    day: (days, day) => `D'ici le jour ${days}, le ${day}`,
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
  },
};
