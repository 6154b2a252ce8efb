import type { FixedTexts } from './fixed-texts.ts';

const counted = (count: string, one: string, many: string): string =>
  `${count} ${count === '1' ? one : many}`;

export const english: FixedTexts = {
  title: 'Your situation map',
  sampleNotice: 'A sample report. The person is invented, and so are all the answers.',
  footer: (day) => `Situation map of ${day}. A basis for a good conversation, not a test.`,
  subtitle: {
    current: (work) => work,
    target: (work) => `Aiming for: ${work}`,
  },
  facts: {
    industry: (name) => name,
    weeklyHours: (hours) => `${counted(String(hours), 'hour', 'hours')} a week`,
    peopleManaged: (people) => `leading ${counted(String(people), 'person', 'people')}`,
  },
  status: {
    employed: 'Employed',
    self_employed: 'Self-employed',
    job_seeking: 'Looking for work',
    studying: 'Studying',
    career_break: 'On a career break',
    retired: 'Retired',
    other: 'In a situation of your own',
  },
  preferencesFrom: {
    assessment: (day) => `with your assessment of ${day}`,
    self_rating: () => 'with your own view of what comes naturally',
    none: () => 'without an assessment',
  },
  you: 'You',
  role: { current: 'Your role', target: 'The role you aim for' },
  effects: { gives: 'gives energy', costs: 'costs energy', neither: 'does neither' },
  letter: {
    title: 'In short',
    healthNote:
      'You describe very little energy and slow recovery at the same time. Work can be one reason, and so can many other things. ' +
      'If it has lasted for more than two weeks, please talk to a doctor or another health professional. This map cannot judge it.',
  },
  week: {
    title: 'Your week',
    chart: {
      hours: {
        caption: 'Where your hours go, and what they do to your energy',
        alternative: 'Bar chart of the hours a week that each kind of work takes',
      },
      time: {
        caption: 'Where the time goes, and what it does to your energy',
        alternative: 'Bar chart of the share of the time that each kind of work takes',
      },
      demand: {
        caption: 'What the role asks for, and what it does to your energy',
        alternative: 'Bar chart of the share of the role that each kind of work has',
      },
    },
    amount: { hours: (amount) => `${amount} h`, parts: (amount) => `${amount} %` },
    hardlyEver: 'hardly ever',
    together: 'What your answers say together',
    unsettled: 'Answers that do not fit together yet',
  },
  finding: {
    chart: {
      caption: 'You and the role, side by side',
      alternative: 'Chart of how naturally it comes to you, how much the role asks for it, and its energy',
    },
    legend: { you: 'What comes naturally to you', role: 'What the role asks for', energy: 'Your energy' },
    energy: 'Energy',
    scale: ['little', 'much'],
    scenes: { current: 'You may know days like this', target: 'Days in such a role may be like this' },
    conditions: 'What to know about it',
    experiment: 'An experiment',
    say: (to) => `What you could say to ${to}`,
    notice: 'A sign that it helps:',
    later: {
      load: 'Begin with this experiment only when your weeks are lighter. It is not in your plan yet.',
      others: 'This one is not in the plan yet. Take it up when you have finished a step there.',
    },
  },
  question: {
    title: 'One question to think about',
    chart: {
      caption: 'The role as it is, and the role you wish for',
      alternative: 'Chart of how much the present and the wished role ask for each kind of work',
    },
    legend: {
      current: ['Your role now', 'The role you wish for'],
      target: ['The role you aim for', 'The role you wish for'],
    },
  },
  plan: {
    title: 'Your plan',
    steps: {
      7: 'In the first week, by',
      21: 'By',
      30: 'By',
      60: 'By',
      90: 'By',
    },
    sign: 'Done when:',
    serves: (finding) => `From “${finding}”`,
    servesGoal: 'For your goal',
    servesWords: 'From your own words',
    servesDrain: 'From your answers about what takes energy',
    lookBack: 'Look back',
  },
  conversation: { title: 'Three questions to ask', ask: (to) => `To ask ${to}` },
  natures: {
    title: 'Your nine natures',
    fit: {
      current: {
        caption: 'What comes naturally to you, and what your role asks for',
        alternative: 'Chart of the nine natures: you and your role, from 0 to 100',
      },
      target: {
        caption: 'What comes naturally to you, and what the role you aim for asks for',
        alternative: 'Chart of the nine natures: you and the role you aim for, from 0 to 100',
      },
    },
    roleOnly: {
      current: {
        caption: 'What your role asks for',
        alternative: 'Chart of the nine natures: your role, from 0 to 100',
      },
      target: {
        caption: 'What the role you aim for asks for',
        alternative: 'Chart of the nine natures: the role you aim for, from 0 to 100',
      },
    },
    energy: {
      caption: 'What gives you energy, and what costs it',
      alternative: 'Chart of the energy of the nine natures, from −2, drains a lot, to +2, gives a lot',
      legend: ['costs', 'gives'],
    },
  },
  attraction: {
    title: 'What draws you',
    chart: {
      caption: 'What draws you most, with the range in which each score probably lies',
      alternative: 'Chart of what draws you most, from 0 to 100',
    },
  },
  method: {
    title: 'How to read this map',
    reading: {
      natures: {
        label: 'Natures',
        text: 'Nine kinds of work. The map shows how naturally each comes to you, how much the role asks for it, and what it does to your energy.',
      },
      charts: {
        label: 'Charts',
        compared:
          'An open circle is you, and a full circle is the role. A dot inside a ring means that both are the same.',
        roleOnly: 'A full circle is the role.',
        wished: 'A diamond is the role that you wish for. With a dot inside, the role is like that already.',
        energy: 'A solid bar gives energy, a hatched bar costs energy, and an empty bar does neither.',
      },
      findings: {
        label: 'Findings',
        text: 'They are chosen from your answers by fixed rules. If a finding does not fit your experience, trust your experience.',
      },
    },
    confidenceTitle: 'How sure it is',
    confidence: {
      high: 'Quite sure, for a map made from your own answers. Every question that the numbers depend on has an answer, and your answers differ enough to compare the kinds of work with each other.',
      medium: 'Fairly sure. Take the details as hints, for this reason:',
      low: 'Not very sure. Read this map as a first sketch to talk about. What makes it less sure:',
    },
    unanswered: (count) =>
      count === 1
        ? 'You left one question open. The numbers do not depend on it, but an answer would make the text more precise.'
        : `You left ${count} questions open. The numbers do not depend on them, but answers would make the text more precise.`,
    gaps: {
      no_preferences: 'There is no assessment yet, so it is not known what comes naturally to you.',
      self_rated_preferences: 'What comes naturally is your own estimate, not the result of 76 statements.',
      self_rating_incomplete: 'Your own estimate leaves out some kinds of work.',
      assessment_quality_low:
        'Your answers in the assessment vary little or contradict each other in places. You may want to take it again.',
      assessment_quality_caution:
        'Some of your answers in the assessment follow a pattern, so read its results with care. You may want to take it again.',
      assessment_older_than_a_year: 'Your assessment is more than a year old.',
      flat_preferences: 'Your results in the assessment lie close together, so their order says little.',
      role_demands_unrated: 'You did not say what the role asks for.',
      role_demands_incomplete: 'You answered only some of the questions on what the role asks for.',
      flat_demands:
        'By your answers, the role asks for every kind of work about equally, so none stands out.',
      energy_patterns_unrated: 'You did not say what gives and costs you energy.',
      energy_patterns_incomplete:
        'You answered only some of the questions on what gives and costs you energy.',
      flat_energies: 'By your answers, all kinds of work do the same to your energy, so none stands out.',
      contradicting_answers:
        'Some of your answers do not fit together. They are named on the page about your week.',
    },
    limitsTitle: 'What it cannot tell',
    limits: [
      'Everything here comes from your own answers. The map tests no ability and compares you with nobody.',
      'It is meant to help you in conversations, and it predicts nothing.',
      'It is not made for hiring, for promotion or for judging others. It neither finds nor rules out any illness.',
    ],
    originTitle: 'How it was made',
    origin: 'Numbers, findings, steps and dates follow from fixed rules. The same answers give the same map.',
    wordsByModel: (model) =>
      `The letter, the scenes and the experiments were worded with AI (${model}) and checked; findings and numbers were not left to it.`,
    dataTitle: 'Your data',
    data: [
      'This map is yours. Anybody who has the link to its page can read it for 30 days, so choose whom you send it to. After that you find a new link when you log in.',
      'You may ask for everything that is held about you, or have it deleted, at any time and free of charge.',
    ],
  },
  appendix: {
    title: 'All numbers',
    introduction:
      'The numbers behind the findings and the charts, with their formulas. In the formulas, p is you, d is the role, and e is the energy. The letter s is the share of your time. If you did not divide your time, d is used instead of s.',
    natures: {
      caption: 'By nature',
      columns: {
        nature: 'Nature',
        you: 'You (p)',
        role: 'Role (d)',
        energy: 'Energy (e)',
        time: 'Time %',
        gap: 'Gap',
        alignment: 'Alignment',
        risk: 'Strain',
        lever: 'Room',
        asset: 'Carrying',
        zone: 'Zone',
      },
    },
    zones: {
      core: 'core',
      costly_strength: 'costly strength',
      untapped: 'untapped',
      reserve: 'reserve',
      growth_edge: 'growth edge',
      strain: 'strain',
      background: 'background',
    },
    formulas: [
      { label: 'Role', text: '(rating − 1) × 25, from 0, hardly ever, to 100, nearly all the time.' },
      { label: 'Gap', text: 'd − p. Alignment: 100 − |d − p|.' },
      {
        label: 'Strain',
        text: 'd × (3 × gap above 0 + 100 × drain) ÷ 500, where drain is −e above 0; without p: d × drain ÷ 2.',
      },
      { label: 'Room', text: 'p × (p − d above 0) × (3 + e) ÷ 500, and 0 where it drains.' },
      { label: 'Carrying', text: 'the lower of p and d × (3 + e) ÷ 5, and 0 where it drains.' },
      {
        label: 'Zone',
        text: 'high is 60 or more. p and d high: core. Only p high: untapped. Only d high: growth edge. Neither: background. If such work also drains (e below 0), the first three are called costly strength, reserve and strain.',
      },
    ],
    overall: {
      caption: 'Of all together',
      columns: ['Number', 'Value', 'Formula'],
      numbers: {
        overall: {
          name: 'Alignment',
          formula: '100 × Σ lower of p and d ÷ Σ higher. With a role chosen at random, it is about 52.',
        },
        coverage: { name: 'Coverage', formula: '100 × Σ lower of p and d ÷ Σ d' },
        utilization: { name: 'Utilization', formula: '100 × Σ lower of p and d ÷ Σ p' },
        shape: { name: 'Shape', formula: 'correlation of p and d, −1 to 1' },
        gain: { name: 'Energy given', formula: '50 × Σ s × e above 0 ÷ Σ s' },
        drain: { name: 'Energy taken', formula: '50 × Σ s × −e above 0 ÷ Σ s' },
        balance: { name: 'Energy balance', formula: 'given − taken' },
        support: { name: 'Goal support', formula: 'mean p of what you want more of' },
      },
    },
    versions: (method) => `Method ${method}.`,
    assessmentVersions: (scoring, statements) => `Scoring ${scoring}, statements ${statements}.`,
  },
  firstEdition: {
    summary: 'Summary',
    keep: 'Keep',
    open: 'Open',
    relieve: 'Relieve',
    assets: 'What carries you',
    levers: 'Room that is not used',
    risks: 'What strains',
    goal: 'Your goal',
    questions: 'Questions for a conversation',
    day: (days) => `By day ${days}`,
    measures: {
      energy_at_least: (value, nature) =>
        `It works if you would rate the energy of ${nature} at ${value} or better.`,
      demand_at_most: (value, nature) =>
        `It works if the demand for ${nature} is down to ${value} of 5 or less.`,
      demand_at_least: (value, nature) =>
        `It works if the demand for ${nature} is up to ${value} of 5 or more.`,
      overall_energy_at_least: (value) => `It works if you would rate two weeks at ${value} of 10 or better.`,
      days_noted: (value) => `It works if you have notes from ${value} working days.`,
      decision_made: 'It works if you have decided and written it down.',
      new_map: 'It works if you hold a new map beside this one.',
    },
  },
};
