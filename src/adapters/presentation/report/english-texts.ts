import type { RoleBasis } from '../../../domain/situation-map/profile.ts';
import type { FixedTexts } from './fixed-texts.ts';

const role = {
  current: 'your role',
  target: 'the role you are aiming for',
} as const satisfies Readonly<Record<RoleBasis, string>>;

/** A text about the role that a person has, and the same about the one they are aiming for. */
const forBoth = <Text>(
  write: (role: string, capitalised: string) => Text,
): Readonly<Record<RoleBasis, Text>> => ({
  current: write(role.current, 'Your role'),
  target: write(role.target, 'The role you are aiming for'),
});

const counted = (count: string | number, one: string, many: string): string =>
  `${count} ${String(count) === '1' ? one : many}`;

export const english: FixedTexts = {
  title: 'Your situation map',
  footer: (day) => `Situation map of ${day}. A basis for a good conversation, not a test.`,
  subtitle: {
    current: (work) => work,
    target: (work) => `Aiming for: ${work}`,
  },
  facts: {
    role: 'Your situation',
    frame: 'The frame',
    basis: 'Based on',
    confidence: 'How sure',
    tenure: (years, months) =>
      [years > 0 && counted(years, 'year', 'years'), months > 0 && counted(months, 'month', 'months')]
        .filter((part) => part)
        .join(' and ') + ' in the role',
    weeklyHours: (hours) => `${counted(hours, 'hour', 'hours')} a week`,
    peopleManaged: (people) => `you lead ${counted(people, 'person', 'people')}`,
    preferencesFrom: {
      assessment: (day) => `your assessment of ${day}`,
      self_rating: () => 'your own rating of what comes naturally',
      none: () => 'no assessment yet',
    },
    intakeOf: (day) => `your answers of ${day}`,
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
  size: {
    solo: 'on your own',
    '2_10': '2 to 10 people',
    '11_50': '11 to 50 people',
    '51_250': '51 to 250 people',
    '251_1000': '251 to 1000 people',
    over_1000: 'more than 1000 people',
    not_applicable: null,
  },
  workMode: {
    on_site: 'on site',
    hybrid: 'partly from home',
    remote: 'from home',
    field: 'out and about',
  },
  quadrants: forBoth((_, Role) => ({
    in_tune: {
      name: 'In tune',
      meaning: `${Role} asks largely for what comes naturally to you, and gives at least as much energy as it costs.`,
    },
    depleted: {
      name: 'A good fit that drains',
      meaning: `${Role} asks largely for what comes naturally to you, and still costs more energy than it gives.`,
    },
    growing: {
      name: 'Growing',
      meaning: `${Role} fits what comes naturally to you only in part, and still gives at least as much energy as it costs.`,
    },
    mismatched: {
      name: 'Out of tune',
      meaning: `${Role} fits what comes naturally to you only in part, and costs more energy than it gives.`,
    },
    undetermined: {
      name: 'Still open',
      meaning: 'Too little is known yet to say in one word how you and the role go together.',
    },
  })),
  zones: {
    core: { name: 'Core', meaning: 'natural, asked for, and it does not drain you. Protect it.' },
    costly_strength: {
      name: 'Costly strength',
      meaning: 'natural and asked for, but it drains you here. Change the dose or the conditions.',
    },
    untapped: { name: 'Untapped', meaning: 'natural, and asked for in part at most. This is open room.' },
    reserve: {
      name: 'Reserve',
      meaning: 'natural, asked for in part at most, and draining now. Leave it, and ask yourself why.',
    },
    growth_edge: {
      name: 'Growth edge',
      meaning: 'asked for, less natural, and it does not drain you. Worth learning.',
    },
    strain: {
      name: 'Strain',
      meaning: 'asked for, less natural, and draining. Reduce it, share it, or get support.',
    },
    background: { name: 'Background', meaning: 'neither very natural nor much asked for. No need to act.' },
  },
  bands: { low: 'Low', partial: 'Partial', strong: 'Strong' },
  unknown: 'not rated',

  summary: {
    title: 'In short',
    invitation:
      'Take the free assessment to add your preference profile: 76 statements, about ten minutes. Then send your answers ' +
      'again, and a new map shows how the role fits you, at no further cost. Until then, this map reads the half that ' +
      'is known: what the role asks for, and what that gives or costs you.',
    alignment: {
      name: 'Alignment, 0 to 100',
      meaning: 'How far what comes naturally and what the role asks for overlap.',
    },
    alignmentBand: (band, median) => `${band}. A role picked at random would give about ${median}.`,
    balance: {
      name: 'Energy balance, −100 to +100',
      meaning:
        'What the work gives you minus what it costs you, each part weighted by how much of it there is.',
    },
    balanceParts: (gain, drain) => `It gives ${gain} and costs ${drain}.`,
    keep: 'Keep',
    open: 'Open up',
    relieve: 'Relieve',
  },
  alignment: {
    title: forBoth((name) => `How ${name} fits you`),
    titleWithoutPreferences: {
      current: 'What your role asks of you',
      target: 'What the role would ask of you',
    },
    legend: {
      current: ['You: how naturally it comes', 'Your role: how much it asks for it'],
      target: ['You: how naturally it comes', 'The role: how much it asks for it'],
    },
    asksMore: forBoth(
      (name) => (pair) =>
        `The gap that weighs most: ${pair.name} comes to you at ${pair.preference}, and ${name} asks for ${pair.demand}.`,
    ),
    asksLess: forBoth(
      (name) => (pair) =>
        `The room that weighs most: ${pair.name} comes to you at ${pair.preference}, and ${name} asks for ${pair.demand} only.`,
    ),
    equal: 'You and the role are level in every nature that is rated on both sides.',
    onlySide: forBoth((_, Role) => ({
      demand: `${Role}, nature by nature. Your own side is still to come.`,
      preference: 'Your own side, nature by nature. What the role asks for was not rated.',
    })),
    alternative:
      'Chart of the nine natures on a scale from 0 to 100. The table below holds the same values in the same order.',
    tableCaption: 'The nine natures, those whose gap weighs most first',
    tableCaptionOneSide: 'The nine natures, the highest first',
    columns: {
      current: { nature: 'Nature', preference: 'You', demand: 'Your role', gap: 'Gap', zone: 'Zone' },
      target: { nature: 'Nature', preference: 'You', demand: 'The role', gap: 'Gap', zone: 'Zone' },
    },
    coverage: forBoth((name) => ({
      name: 'Coverage, 0 to 100',
      meaning: `How much of what ${name} asks for comes naturally to you.`,
    })),
    utilization: forBoth((name) => ({
      name: 'Use, 0 to 100',
      meaning: `How much of what comes naturally to you ${name} asks for.`,
    })),
    shape: forBoth((name) => ({
      name: 'Pattern, −1 to +1',
      meaning: `Whether ${name} asks most for what comes most naturally: fully at +1, not at all at 0, the reverse at −1.`,
    })),
    zonesTitle: 'Where each nature stands',
    zoneNatures: (natures, meaning) => `${natures}: ${meaning}`,
  },
  cards: {
    preference: (points) => `You ${points}`,
    demand: {
      current: (points) => `Your role ${points}`,
      target: (points) => `The role ${points}`,
    },
    energy: (rating) => `Energy ${rating}`,
    seeAbove: (section) => `What to make of it stands above, under “${section}”.`,
  },
  assets: { title: 'What carries you', value: (points) => `Carries ${points} of 100` },
  levers: { title: 'Room you do not use yet', value: (points) => `Room ${points} of 100` },
  risks: { title: 'What strains you, and what to watch', value: (points) => `Strain ${points} of 100` },
  energy: {
    title: 'What gives and costs you energy',
    legend: ['costs energy', 'gives energy'],
    most: (natures, rating) => `Gives most: ${natures} (${rating}).`,
    least: (natures, rating) => `Costs most: ${natures} (${rating}).`,
    even: (rating) => `Nothing gives or costs more than the rest (${rating}).`,
    alternative:
      'Chart of the energy of the nine natures, on a scale from −2, drains a lot, to +2, gives a lot. The table below holds the same values in the same order.',
    tableCaption: 'Energy by nature, beside how much of it there is',
    columns: {
      current: { nature: 'Nature', energy: 'Energy', demand: 'Your role', time: 'Time, in %' },
      target: { nature: 'Nature', energy: 'Energy', demand: 'The role', time: 'Time, in %' },
    },
    gain: { name: 'Gain, 0 to 100', meaning: 'What the work gives you.' },
    drain: { name: 'Drain, 0 to 100', meaning: 'What the work costs you.' },
    sources: 'Lifts you',
    drains: 'Tires you',
    lately: 'Lately',
    level: (level) => `energy ${level} of 10`,
    trend: { falling: 'falling', steady: 'steady', rising: 'rising' },
    recovery: (rating) => `recovered by the next morning: ${rating} of 5`,
    peakTitle: 'Your best hours',
    peak: {
      early_morning: 'Early morning: keep it free for what counts.',
      late_morning: 'Late morning: keep it free for what counts.',
      afternoon: 'The afternoon: keep it free for what counts.',
      evening: 'The evening. See that it does not become a second working day.',
      varies: 'They vary. Plan by the day rather than by the week.',
    },
    flagsTitle: 'What else weighs in',
    flags: {
      high_workload: {
        name: 'A heavy load',
        meaning:
          'More work than feels right, or 50 hours a week and more. Whatever you add, let something go first.',
      },
      underload: {
        name: 'Too little to do',
        meaning: 'There is room to ask for tasks that suit you better.',
      },
      low_autonomy: {
        name: 'Little say',
        meaning: 'You decide little about your own tasks. Begin with what needs nobody’s permission.',
      },
      low_support: {
        name: 'Little backing',
        meaning: 'Look for one ally before you take a larger step.',
      },
      unstable_situation: {
        name: 'Unsettled ground',
        meaning: 'Your position may end. Prefer steps whose benefit you can take with you.',
      },
      slow_recovery: {
        name: 'Slow recovery',
        meaning: 'A night is often not enough. Breaks and free evenings come before new projects.',
      },
      falling_energy: {
        name: 'Falling energy',
        meaning: 'Note once a week how it stands, so that a change does not go unnoticed.',
      },
      low_energy: { name: 'Low energy', meaning: 'Choose the smallest useful step, and take it first.' },
    },
    healthNote:
      'You write that your energy is low and that a night seldom restores it. This deserves care in its own right, beyond ' +
      'anything a map of your work can tell. Please think about talking to your doctor or another health professional you ' +
      'trust, soon rather than one day. You need not wait until it gets worse, and you need no particular reason to go.',
  },
  tags: {
    meetings: 'meetings',
    deep_focus: 'time to concentrate',
    conflict: 'conflict',
    deadlines: 'deadlines',
    routine: 'routine',
    novelty: 'new things',
    decisions: 'decisions',
    interruptions: 'interruptions',
    admin: 'paperwork',
    travel: 'travel',
    people_contact: 'contact with people',
    working_alone: 'working alone',
    learning: 'learning',
    feedback: 'feedback',
    visibility: 'being seen',
    unclear_goals: 'unclear goals',
  },
  goal: {
    title: 'Your goal',
    named: (goal) => `Your goal: ${goal}`,
    goals: {
      grow_in_role: 'grow in your role',
      reshape_role: 'reshape your role',
      change_role: 'change to another role',
      change_field: 'change to another field',
      start_business: 'start something of your own',
      lead_people: 'lead people',
      restore_balance: 'find your balance again',
      return_to_work: 'return to work',
      gain_clarity: 'see more clearly',
      other: 'one of your own',
    },
    success: 'What success looks like, in your words',
    constraints: 'What is fixed, in your words',
    tableCaption: 'What supports your goal, and what is a stretch',
    columns: {
      current: {
        nature: 'Nature',
        wish: 'You want',
        preference: 'You',
        demand: 'Your role',
        meaning: 'What that means',
      },
      target: {
        nature: 'Nature',
        wish: 'You want',
        preference: 'You',
        demand: 'The role',
        meaning: 'What that means',
      },
    },
    more: 'more',
    less: 'less',
    moreNatural: 'Support: it comes naturally',
    moreStretch: 'A stretch: give it time to grow',
    moreGives: 'It gives energy; how naturally it comes is open',
    lessCosts: 'Relief: it costs energy now',
    lessCarries: 'Careful: it carries you now',
    lessNeutral: 'Nothing here speaks against it',
    wishedCaption: 'The role you wish for, where it differs',
    wishedColumns: { nature: 'Nature', now: 'Now', wished: 'Wished', change: 'Change' },
  },
  plan: {
    title: 'Your next 90 days',
    introduction:
      'A few small steps in a sensible order. Each says how you see that it worked, and when to look back.',
    steps: {
      30: 'The first 30 days: notice and relieve',
      60: 'By day 60: reshape',
      90: 'By day 90: decide and look back',
    },
    reviewOn: (day) => `Look back on ${day}.`,
  },
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
  questions: {
    title: 'Questions for a good conversation',
    introduction: 'For your manager, a coach, or somebody you trust. One of them is enough for a first talk.',
  },
  attraction: {
    title: 'What else draws you',
    introduction:
      'From your assessment, as context: intelligences describe what you are drawn to, not what you can do, and enter ' +
      'into no number of this map. They may tell you where a task would feel like yours.',
    caption: (names) => `You are drawn most to: ${names}. The thin lines show where the scores probably lie.`,
    alternative:
      'Chart of your three highest intelligences, from 0 to 100. The table below holds the same values in the same order.',
    tableCaption: 'Your three highest intelligences',
    columns: { intelligence: 'Intelligence', score: 'Score', range: 'Likely range' },
    range: (low, high) => `${low} to ${high}`,
  },
  books: {
    title: 'Worth reading',
    introduction: 'Chosen by what this map found. The map is complete without them.',
    types: { ebook: 'ebook', print: 'printed book' },
    reasons: {
      risk: (nature) => `Because ${nature} strains you`,
      lever: (nature) => `To give ${nature} more room`,
      goal: (nature) => `For your goal: ${nature}`,
    },
  },
  method: {
    title: 'How to read this map',
    numbersTitle: 'The numbers',
    numbers: forBoth((name, Role) => [
      { label: 'You', text: 'How naturally something comes to you, from 0 to 100.' },
      {
        label: Role,
        text: `How much ${name} asks for it, from 0, hardly ever, to 100, nearly all the time, in steps of 25.`,
      },
      {
        label: 'Gap',
        text: 'The role minus you. A plus means that more is asked for than comes naturally; a minus means room that is not used. A gap says nothing without the two values beside it.',
      },
      { label: 'Energy', text: 'What doing it does to you, from −2, drains a lot, to +2, gives a lot.' },
      {
        label: 'Alignment',
        text: 'What you and the role share, as a part of all that either brings. Below 50 is low, 50 to 69 partial, from 70 strong; a role picked at random gives about 52, and only one in twenty more than 68.',
      },
      {
        label: 'Strain, room, carrying',
        text: 'Strain grows with the demand, the stretch and the drain; room with a preference that is not asked for; carrying with what you and the role share. Energy raises the last two. What reaches 10 is listed, three at most.',
      },
    ]),
    cuts: 'In the zones, 60 and more counts as natural or much asked for, and an energy below 0 as draining. Close to a cut, the zone on the other side may fit as well: trust your own experience there.',
    confidenceTitle: 'How sure this is',
    confidence: {
      high: {
        name: 'High',
        meaning: 'Your answers are complete and distinct enough to read this map as it stands.',
      },
      medium: {
        name: 'Medium',
        meaning: 'The main lines hold. Take single points as hints, for this reason:',
      },
      low: {
        name: 'Low',
        meaning: 'Read this map as a first sketch to talk about. What makes it less sure:',
      },
    },
    gaps: {
      no_preferences: 'There is no assessment yet, so what comes naturally to you is not known.',
      self_rated_preferences:
        'What comes naturally is your own rating at a glance, not the result of 76 statements.',
      self_rating_incomplete: 'Some natures are missing in your own rating.',
      assessment_quality_low:
        'Your answers in the assessment show little variation or contradict each other in places. You may want to retake it.',
      assessment_quality_caution:
        'One pattern in your answers to the assessment suggests some care. You may want to retake it.',
      assessment_older_than_a_year: 'Your assessment is more than a year old.',
      flat_preferences: 'Your preferences lie close together, so that their order says little.',
      role_demands_unrated: 'What the role asks for was not rated.',
      role_demands_incomplete: 'What the role asks for was rated in part.',
      flat_demands: 'The role asks for everything alike, so that nothing stands out.',
      energy_patterns_unrated: 'What gives and costs you energy was not rated.',
      energy_patterns_incomplete: 'What gives and costs you energy was rated in part.',
      flat_energies: 'You rated the energy of every nature alike, so that nothing stands out.',
    },
    assessmentAge: (days) =>
      `Your assessment was ${counted(days, 'day', 'days')} old when you sent your answers.`,
    limitsTitle: 'What it cannot tell',
    limits: [
      {
        label: 'A self-portrait',
        text: 'Everything here comes from your own answers, on one day. It is no test of ability and has no norms: nobody is compared with anybody.',
      },
      {
        label: 'No prediction',
        text: 'It is an aid to conversation. How things turn out depends on more than fit.',
      },
      { label: 'Not for selection', text: 'It is not made for hiring, promotion or assessment by others.' },
      { label: 'Not medical', text: 'It neither finds nor rules out any illness.' },
    ],
    originTitle: 'How it was made',
    numbersByRule:
      'All numbers, lists and dates come from fixed, published formulas: the same answers give the same map.',
    wordsByModel: (model) =>
      `Text drafted with AI, numbers computed by fixed rules. The model is ${model}; what it wrote was checked against the numbers.`,
    versions: (method) => `Method ${method}.`,
    assessmentVersions: (scoring, statements) => `Scoring ${scoring}, statements ${statements}.`,
    dataTitle: 'Your data',
    data: [
      'This map is yours; who sees it is up to you. Whoever holds the link to its page can read it, for 30 days; after that you get a new link when you log in.',
      'You may ask for everything that is held about you, or for its deletion, at any time and free of charge.',
    ],
  },
};
