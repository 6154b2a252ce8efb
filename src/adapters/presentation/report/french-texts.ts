import type { FixedTexts } from './fixed-texts.ts';

/** In French, 0 and 1 are singular. */
const counted = (count: string, one: string, many: string): string =>
  `${count} ${Number(count) < 2 ? one : many}`;

export const french: FixedTexts = {
  title: 'Votre carte de situation',
  sampleNotice: 'Un exemple de carte. La personne est inventée, et toutes ses réponses aussi.',
  footer: (day) => `Carte de situation du ${day}. Pour en parler, pas pour juger.`,
  subtitle: {
    current: (work) => work,
    target: (work) => `Poste visé : ${work}`,
  },
  facts: {
    industry: (name) => name,
    weeklyHours: (hours) => `${counted(String(hours), 'heure', 'heures')} par semaine`,
    peopleManaged: (people) => `une équipe de ${counted(String(people), 'personne', 'personnes')}`,
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
  role: { current: 'Votre poste', target: 'Le poste que vous visez' },
  effects: { gives: "donne de l'énergie", costs: "prend de l'énergie", neither: "ni l'un ni l'autre" },
  letter: {
    title: "L'essentiel",
    healthNote:
      "Vous décrivez à la fois très peu d'énergie et une récupération lente. Le travail peut en être une cause, mais il y en a bien d'autres possibles. " +
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
        caption: 'Ce que le poste demande, et ce que cela fait à votre énergie',
        alternative: 'Graphique en barres de la part de chaque type de travail dans le poste',
      },
    },
    amount: { hours: (amount) => `${amount} h`, parts: (amount) => `${amount} %` },
    hardlyEver: 'presque jamais',
    together: 'Ce que vos réponses disent ensemble',
    unsettled: "Des réponses qui ne s'accordent pas encore",
  },
  finding: {
    chart: {
      caption: 'Vous et le poste, côte à côte',
      alternative:
        "Graphique de ce qui vous vient naturellement, de ce que le poste demande et de l'effet sur votre énergie",
    },
    legend: {
      you: 'Ce qui vous vient naturellement',
      role: 'Ce que le poste demande',
      energy: 'Votre énergie',
    },
    energy: 'Énergie',
    scale: ['peu', 'beaucoup'],
    scenes: {
      current: 'Vous connaissez peut-être ces journées',
      target: 'Une journée dans un tel poste peut ressembler à cela',
    },
    conditions: 'Bon à savoir',
    experiment: 'Une expérience à tenter',
    say: (to) => `Ce que vous pourriez dire à ${to}`,
    notice: 'Ce qui montre que ça marche :',
    later: {
      load: 'Attendez pour cela que vos semaines soient plus légères : le plan ne le prévoit pas encore.',
      others:
        'Le plan ne prévoit pas encore cet essai. Gardez-le pour le moment où une première étape sera finie.',
    },
  },
  question: {
    title: 'Une question à garder en tête',
    chart: {
      caption: 'Votre travail tel qu’il est, et tel que vous le souhaitez',
      alternative:
        'Graphique de ce que le poste actuel et le poste souhaité demandent de chaque type de travail',
    },
    legend: {
      current: ["Votre travail aujourd'hui", 'Le travail que vous souhaitez'],
      target: ['Le poste que vous visez', 'Le travail que vous souhaitez'],
    },
  },
  plan: {
    title: 'Votre plan',
    steps: {
      7: "La première semaine, d'ici le",
      21: "D'ici le",
      30: "D'ici le",
      60: "D'ici le",
      90: "D'ici le",
    },
    sign: 'Comment le voir :',
    serves: (finding) => `D'après « ${finding} »`,
    servesGoal: 'Pour votre objectif',
    servesWords: "D'après vos propres mots",
    servesDrain: "D'après ce qui vous prend de l'énergie",
    lookBack: 'Faire le point',
  },
  conversation: { title: 'Trois questions à poser', ask: (to) => `À demander à ${to}` },
  natures: {
    title: 'Vos neuf natures',
    fit: {
      current: {
        caption: 'Ce qui vous vient naturellement, et ce que votre poste demande',
        alternative: 'Graphique des neuf natures : vous et votre poste, de 0 à 100',
      },
      target: {
        caption: 'Ce qui vous vient naturellement, et ce que demande le poste que vous visez',
        alternative: 'Graphique des neuf natures : vous et le poste que vous visez, de 0 à 100',
      },
    },
    roleOnly: {
      current: {
        caption: 'Ce que votre poste demande',
        alternative: 'Graphique des neuf natures : votre poste, de 0 à 100',
      },
      target: {
        caption: 'Ce que demande le poste que vous visez',
        alternative: 'Graphique des neuf natures : le poste que vous visez, de 0 à 100',
      },
    },
    energy: {
      caption: "Ce qui vous donne de l'énergie, et ce qui vous en prend",
      alternative: "Graphique de l'énergie des neuf natures, de −2, épuise beaucoup, à +2, donne beaucoup",
      legend: ['prend', 'donne'],
    },
  },
  attraction: {
    title: 'Ce qui vous attire',
    chart: {
      caption: 'Ce qui vous attire le plus, avec la plage où se situe sans doute chaque score',
      alternative: 'Graphique de ce qui vous attire le plus, de 0 à 100',
    },
  },
  method: {
    title: 'Comment lire cette carte',
    reading: {
      natures: {
        label: 'Natures',
        text: "Neuf types de travail. Tout le monde les pratique, plus ou moins. Ce qui change d'une personne à l'autre : la facilité, la place dans le poste, et l'effet sur l'énergie.",
      },
      charts: {
        label: 'Graphiques',
        compared:
          'Un cercle vide vous représente, un cercle plein représente le poste. Quand les deux sont au même endroit, un anneau entoure un point.',
        roleOnly: 'Un cercle plein représente le poste.',
        wished:
          'Un losange représente le poste que vous souhaitez. Avec un point dedans, le poste est déjà ainsi.',
        energy:
          "Une barre pleine montre ce qui donne de l'énergie, une barre hachurée ce qui en prend, une barre vide ce qui n'y change rien.",
      },
      findings: {
        label: 'Constats',
        text: "Vos réponses décident des constats, toujours d'après les mêmes règles. Si l'un d'eux ne correspond pas à ce que vous vivez, c'est votre expérience qui compte.",
      },
    },
    confidenceTitle: 'À quel point s’y fier',
    confidence: {
      high: "Vous pouvez vous fier aux nombres : les questions dont ils dépendent ont toutes une réponse, et vos réponses distinguent bien un type de travail d'un autre.",
      medium: 'Les grandes lignes tiennent. Prenez les détails comme des indices, pour cette raison :',
      low: 'Lisez cette carte comme une première esquisse, à discuter. Ce qui la rend moins sûre :',
    },
    unanswered: (count) =>
      count === 1
        ? "Vous avez laissé une question de côté. Les nombres n'en dépendent pas, mais y répondre rendrait le texte plus précis."
        : `Vous avez laissé ${count} questions de côté. Les nombres n'en dépendent pas, mais y répondre rendrait le texte plus précis.`,
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
      role_demands_unrated: "Vous n'avez pas dit ce que le poste demande.",
      role_demands_incomplete: "Vous n'avez dit qu'en partie ce que le poste demande.",
      flat_demands: "D'après vos réponses, le poste demande tout à égalité : rien ne ressort.",
      energy_patterns_unrated: "Vous n'avez pas dit ce qui vous donne et vous prend de l'énergie.",
      energy_patterns_incomplete:
        "Vous n'avez dit qu'en partie ce qui vous donne et vous prend de l'énergie.",
      flat_energies:
        "D'après vos réponses, tous les types de travail ont le même effet sur votre énergie : rien ne ressort.",
      contradicting_answers:
        "Certaines de vos réponses ne s'accordent pas. La page sur votre semaine dit lesquelles.",
    },
    limitsTitle: "Ce qu'elle ne peut pas dire",
    limits: [
      'Tout vient ici de vos propres réponses. Cette carte ne mesure aucune capacité et ne vous compare à personne.',
      'Elle aide à parler de votre situation ; elle ne prédit rien.',
      "Elle n'est faite ni pour recruter, ni pour promouvoir, ni pour juger quelqu'un ; elle ne pose aucun diagnostic.",
    ],
    originTitle: 'Comment elle a été faite',
    origin:
      'Les nombres, les constats, les étapes et les dates suivent des règles fixes. Les mêmes réponses donnent la même carte.',
    wordsByModel: (model) =>
      `La lettre, les scènes et les expériences ont été rédigées avec une IA (${model}), puis vérifiées ; ni les constats ni les nombres ne viennent d'elle.`,
    dataTitle: 'Vos données',
    data: [
      'Cette carte est à vous. Pendant 30 jours, toute personne qui a le lien de cette carte peut la lire : choisissez à qui vous le donnez. Ensuite, un nouveau lien vous attend dans votre compte.',
      'Vous pouvez à tout moment et sans frais demander tout ce qui est conservé à votre sujet, ou sa suppression.',
    ],
  },
  appendix: {
    title: 'Tous les nombres',
    introduction:
      "Voici les nombres sur lesquels reposent les constats et les graphiques, avec leurs formules. Dans ces formules, p désigne ce qui vous vient naturellement, d ce que le poste demande, e l'effet sur votre énergie et s le temps passé. Si vous n'avez pas indiqué de temps, d remplace s.",
    natures: {
      caption: 'Par nature',
      columns: {
        nature: 'Nature',
        you: 'Vous (p)',
        role: 'Poste (d)',
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
      { label: 'Poste', text: '(réponse − 1) × 25, de 0, presque jamais, à 100, presque tout le temps.' },
      { label: 'Écart', text: 'd − p. Adéquation : 100 − |d − p|.' },
      {
        label: 'Tension',
        text: 'd × (3 × écart au-dessus de 0 + 100 × coût) ÷ 500, où le coût est −e au-dessus de 0 ; sans p : d × coût ÷ 2.',
      },
      { label: 'Place', text: 'p × (p − d au-dessus de 0) × (3 + e) ÷ 500, et 0 si cela épuise.' },
      { label: 'Appui', text: 'le plus petit de p et d × (3 + e) ÷ 5, et 0 si cela épuise.' },
      {
        label: 'Zone',
        text: "haut à partir de 60. Noyau : p et d hauts. Inemployé : p seul. En progrès : d seul. Arrière-plan : aucun des deux. Si ce travail vous prend de l'énergie (e au-dessous de 0), les trois premiers s'appellent force coûteuse, réserve et tension.",
      },
    ],
    overall: {
      caption: 'Pour l’ensemble',
      columns: ['Nombre', 'Valeur', 'Formule'],
      numbers: {
        overall: {
          name: 'Adéquation',
          formula:
            '100 × Σ du plus petit de p et d ÷ Σ du plus grand. Un poste pris au hasard donnerait environ 52.',
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
    day: (days) => `D'ici le jour ${days}`,
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
