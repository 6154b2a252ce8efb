import type { ConditionWords } from '../frame-words.ts';

/** What makes a finding better or worse, whatever kind of work it is about. */
export const conditions = {
  drains: {
    meetings: 'Meetings take energy from you, so this kind of work is heavier on days that are full of them.',
    deep_focus: 'Long concentration tires you, and this kind of work often asks for it.',
    conflict: 'Quarrels take energy from you, and this kind of work brings you close to them.',
    deadlines: 'Deadlines take energy from you, so this kind of work weighs more when time is short.',
    routine: 'Repetition tires you, so this kind of work is heavier when it is the same every week.',
    novelty: 'It tires you when everything is new, and this kind of work seldom stays the same for long.',
    decisions: 'Deciding takes energy from you, and this kind of work brings one decision after another.',
    interruptions: 'Interruptions tire you, and after each one this kind of work has to be picked up again.',
    admin: 'Paperwork takes energy from you, so the forms are the heaviest part of this kind of work.',
    travel: 'Travelling tires you, so this kind of work is heavier when you are often on the road.',
    people_contact: 'Being with people for hours tires you, and this kind of work brings many of them.',
    working_alone: 'Long hours by yourself tire you, and this kind of work is often done alone.',
    learning:
      'Learning takes energy from you, and this kind of work often asks for something you do not know yet.',
    feedback: 'Comments on your work take energy from you, and this kind of work draws a good many.',
    visibility: 'Being watched takes energy from you, and this kind of work is done in front of others.',
    unclear_goals:
      'Unclear aims take energy from you, so this kind of work weighs more when nobody names one.',
  },
  sources: {
    meetings:
      'Meetings give you energy, so this kind of work is lighter when you can talk it over with others.',
    deep_focus: 'Long, quiet stretches give you energy, and this kind of work goes well in such hours.',
    conflict: 'You get energy where opinions clash, and this kind of work brings such moments.',
    deadlines: 'A date to work towards gives you energy, so this kind of work is lighter when there is one.',
    routine: 'A steady rhythm gives you energy, so this kind of work is lighter at a fixed time.',
    novelty: 'New things give you energy, and this kind of work brings some of them.',
    decisions: 'Deciding gives you energy, so this kind of work is lighter where the last word is yours.',
    interruptions:
      'Some coming and going gives you energy, so this kind of work is lighter where people pass by.',
    admin: 'Tidy paperwork gives you energy, and this kind of work has a share of it.',
    travel: 'A change of place gives you energy, so this kind of work is lighter away from the usual one.',
    people_contact: 'Being with people gives you energy, and this kind of work takes place among them.',
    working_alone: 'Time by yourself gives you energy, and this kind of work can often be done alone.',
    learning:
      'Learning gives you energy, so this kind of work is lighter when there is something to find out.',
    feedback:
      'Hearing how it went gives you energy, so this kind of work is lighter when somebody tells you.',
    visibility: 'It gives you energy to be seen at work, and this kind of work is done in front of others.',
    unclear_goals:
      'Open questions give you energy, so this kind of work is lighter while the end is not fixed.',
  },
  peak: {
    early_morning: {
      gives: 'Your best hours are early in the morning, and they are well spent on this kind of work.',
      costs: 'Your best hours are early in the morning, and this kind of work uses them up quickly.',
    },
    late_morning: {
      gives: 'You are at your best late in the morning, and this kind of work deserves that time.',
      costs:
        'You are at your best late in the morning, and this kind of work takes that time from better things.',
    },
    afternoon: {
      gives: 'The afternoon is your best time, and this kind of work is worth having there.',
      costs: 'The afternoon is your best time, and this kind of work takes the best out of it.',
    },
    evening: {
      gives: 'Your best hours come in the evening, and this kind of work goes well with them.',
      costs: 'Your best hours come in the evening, and this kind of work spoils them when it runs late.',
    },
  },
  little_support: 'There is little support around you, and without it this kind of work weighs more.',
  good_support: 'There are people who back you, and that makes this kind of work lighter.',
  little_say: 'You have little say over your days, and tiring work weighs more when others set its hour.',
  much_say: 'You decide a good deal yourself, so you can often choose when to do this kind of work.',
  too_much: 'There is more to do than fits into your week, so there is no pause after this kind of work.',
  too_little: 'There is too little for you to do, so your week has free hours for this kind of work.',
  unstable: 'Much around you may change before long, and that makes tiring work weigh more.',
  wished_less: 'You would like less of this kind of work, although it takes no energy from you.',
  wished_more: 'You would like more of this kind of work, and it gives back at least the energy it takes.',
} as const satisfies ConditionWords;
