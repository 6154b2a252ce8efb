import type { ConditionWords } from '../frame-words.ts';

/** What makes a finding better or worse, for every kind of work. */
export const conditions = {
  drains: {
    meetings: 'Meetings take energy from you, so a day full of them leaves you less for this kind of work.',
    deep_focus: 'Long concentration tires you, and this kind of work often asks for it.',
    conflict: 'Conflict takes energy from you, so this kind of work is hardest where people disagree.',
    deadlines:
      'Deadlines take energy from you, so this kind of work is easier when it does not wait until the last minute.',
    routine: 'Repetition tires you, so this kind of work is easier when it is not the same every week.',
    novelty: 'It tires you when everything is new, and this kind of work often brings something new.',
    decisions: 'Deciding takes energy from you, and this kind of work is about decisions.',
    interruptions: 'Interruptions tire you, so this kind of work is harder on a day with many of them.',
    admin: 'Paperwork takes energy from you, and a part of this kind of work is forms and records.',
    travel: 'Travelling tires you, so this kind of work is harder on the days after a journey.',
    people_contact:
      'Being with people for hours tires you, and this kind of work brings you together with them.',
    working_alone: 'Long hours by yourself tire you, and this kind of work is often done alone.',
    learning:
      'Learning takes energy from you, so this kind of work is easier when you already know the subject.',
    feedback: 'Comments on your work take energy from you, and this kind of work is often followed by some.',
    visibility:
      'Being watched takes energy from you, and much of this kind of work is done in front of others.',
    unclear_goals:
      'Unclear aims take energy from you, so this kind of work is easier once it is settled what would be enough.',
  },
  sources: {
    meetings:
      'Meetings give you energy, so this kind of work is easier when you can talk it over with others.',
    deep_focus: 'Long, quiet stretches give you energy, so this kind of work is easier in one of them.',
    conflict:
      'It gives you energy when opinions clash, so this kind of work may be easiest for you where people disagree.',
    deadlines: 'A date to work towards gives you energy, so this kind of work is easier when it has one.',
    routine: 'A steady rhythm gives you energy, so this kind of work is easier in a regular week.',
    novelty: 'New things give you energy, and this kind of work is often about them.',
    decisions: 'Deciding gives you energy, and this kind of work is about decisions.',
    interruptions:
      'Some coming and going gives you energy, so this kind of work is easier where people pass by.',
    admin: 'Tidy paperwork gives you energy, and a part of this kind of work is forms and records.',
    travel:
      'A change of place gives you energy, so this kind of work may be easier away from your usual one.',
    people_contact:
      'Being with people gives you energy, and this kind of work brings you together with them.',
    working_alone: 'Time by yourself gives you energy, and some of this kind of work can be done alone.',
    learning: 'Learning gives you energy, and this kind of work often has something to teach you.',
    feedback:
      'It gives you energy to hear how your work turned out, and after this kind of work you can ask.',
    visibility:
      'It gives you energy to be seen at work, and much of this kind of work is done in front of others.',
    unclear_goals: 'Open questions give you energy, and this kind of work often brings some.',
  },
  peak: {
    early_morning: {
      gives:
        'Your best hours are early in the morning, so this kind of work deserves to come before the first message.',
      costs:
        'Your best hours are early in the morning. Keep them for work that gives you energy, and do this kind of work later if it can wait.',
    },
    late_morning: {
      gives: 'You are at your best late in the morning, so keep that time for this kind of work.',
      costs:
        'You are at your best late in the morning. Keep that time for work that gives you energy, and put this kind after lunch.',
    },
    afternoon: {
      gives:
        'The afternoon is your best time, so get the small things done before lunch and keep it for this kind of work.',
      costs:
        'The afternoon is your best time. Keep it for work that gives you energy, and get this kind done before lunch where you can.',
    },
    evening: {
      gives: 'Your best hours come in the evening, so this kind of work can have the last hours of the day.',
      costs: 'Your best hours come in the evening, so do not let this kind of work run into them.',
    },
  },
  little_support:
    'There is little support around you, so help is easier to get when you ask for one small, clear thing.',
  good_support: 'There are people who back you, so you can ask for help with this kind of work.',
  little_say:
    'You have little say over your days, so tiring work may come at an hour that does not suit you.',
  much_say: 'You decide a good deal yourself, so you can give this kind of work a good hour.',
  too_much:
    'There is more to do than fits into your week, so something has to come out before anything can go in.',
  too_little: 'There is too little for you to do, so this kind of work can have the free hours.',
  unstable: 'Much around you may change before long, and work that tires you weighs more while that is open.',
  long_hours: 'Your working week is very long, so there is little time left in which you could rest from it.',
  slow_recovery:
    'You are seldom rested by the next morning, so each day begins with what the last one left behind.',
  falling_energy:
    'Your energy has been going down lately, so the same week takes more out of you than it used to.',
  low_energy:
    'You have had very little energy in the last two weeks, so even an ordinary day takes a large part of it.',
  wished_less:
    'You would like less of this kind of work. It takes no energy from you, so the reason may be the amount, the place or the people.',
  wished_more: 'You would like more of this kind of work.',
  costs_as_much: '{Nature} takes about as much energy from you, so what helps here may help there as well.',
} as const satisfies ConditionWords;
