import type { EverydayWords } from '../frame-words.ts';

/** A question to ask somebody about what takes energy in any kind of work. */
export const everydayAsks = {
  meetings: {
    employed: { to: 'your manager', question: 'Which of my meetings would go just as well without me?' },
    alone: { to: 'a client', question: 'Which of our meetings could be a short message?' },
    free: {
      to: 'someone who does such work',
      question: 'How many hours of your week go into meetings, and which of them would you keep?',
    },
  },
  deep_focus: {
    employed: {
      to: 'a colleague you trust',
      question: 'When you have to concentrate for hours, how do you take breaks and find your way back?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'When you have to concentrate for hours, how do you take breaks and find your way back?',
    },
    free: {
      to: 'someone who does such work',
      question: 'How long do you have to concentrate without a break, and how often?',
    },
  },
  conflict: {
    employed: {
      to: 'your manager',
      question: 'When two of us want different things, who decides, and could we settle that beforehand?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'What do you do when a client does not agree with your work or your bill?',
    },
    free: {
      to: 'someone who does such work',
      question: 'What do people disagree about in this work, and who settles it?',
    },
  },
  deadlines: {
    employed: {
      to: 'your manager',
      question: 'Which of these dates are fixed, and which could move by a few days?',
    },
    alone: { to: 'a client', question: 'Is this date fixed, or would a few days later do as well?' },
    free: {
      to: 'someone who does such work',
      question: 'How often is the time too short, and what happens then?',
    },
  },
  routine: {
    employed: {
      to: 'your manager',
      question: 'Which of the tasks that repeat could I swap with somebody for a while?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'Which of the tasks that repeat did you get rid of, and how?',
    },
    free: {
      to: 'someone who does such work',
      question: 'Which part of your work is the same every week, and how much of your time does it take?',
    },
  },
  novelty: {
    employed: {
      to: 'your manager',
      question: 'Which of the new things are settled for this year, and which may still be dropped?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'Which new tools or methods did you leave to others, and did you miss anything?',
    },
    free: {
      to: 'someone who does such work',
      question: 'How often does something new come in, and how early do you hear of it?',
    },
  },
  decisions: {
    employed: {
      to: 'your manager',
      question: 'Which decisions may be taken without me, and does everybody know that?',
    },
    alone: { to: 'someone in your trade', question: 'Which decisions do you take by a fixed rule?' },
    free: {
      to: 'someone who does such work',
      question: 'What do you have to decide on an ordinary day, and what is decided for you?',
    },
  },
  interruptions: {
    employed: { to: 'your manager', question: 'Which hour of the day could I keep free of questions?' },
    alone: { to: 'a client', question: 'When you call me, how long can it usually wait?' },
    free: {
      to: 'someone who does such work',
      question: 'How often are you interrupted on an ordinary morning, and by whom?',
    },
  },
  admin: {
    employed: {
      to: 'your manager',
      question: 'Who uses the records that I keep, and what would they miss if these were shorter?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'Who does your paperwork, and is it worth what it costs you?',
    },
    free: {
      to: 'someone who does such work',
      question: 'How many hours of your week go into forms and records?',
    },
  },
  travel: {
    employed: { to: 'your manager', question: 'Which of my journeys could be a call from now on?' },
    alone: { to: 'a client', question: 'Would a call do for our next meeting?' },
    free: {
      to: 'someone who does such work',
      question: 'How often are you away overnight, and who decides that?',
    },
  },
  people_contact: {
    employed: {
      to: 'your manager',
      question: 'Which hours of the week could I keep free of appointments?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'How many appointments do you take in a day, and what do you do between them?',
    },
    free: {
      to: 'someone who does such work',
      question: 'How many people do you deal with on an ordinary day, and when are you by yourself?',
    },
  },
  working_alone: {
    employed: {
      to: 'a colleague you trust',
      question: 'Which of our tasks could the two of us do together, so that neither works alone all day?',
    },
    alone: {
      to: 'someone who works for themselves',
      question: 'Who do you talk to about your work when you are by yourself all day?',
    },
    free: {
      to: 'someone who does such work',
      question: 'Who do you talk to on an ordinary day, and how long are you by yourself?',
    },
  },
  learning: {
    employed: {
      to: 'a colleague you trust',
      question: 'Which part of this do I need first, and which can wait until I need it?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'What did you learn in the last year, and what of it did you never need?',
    },
    free: {
      to: 'someone who does such work',
      question: 'What did you have to learn in your first months, and who showed you?',
    },
  },
  feedback: {
    employed: {
      to: 'your manager',
      question: 'When you look at my work, could you tell me first what is good and can stay?',
    },
    alone: { to: 'a client', question: 'What in the last piece of work was just right?' },
    free: { to: 'someone who does such work', question: 'Who comments on your work, and in what way?' },
  },
  visibility: {
    employed: {
      to: 'your manager',
      question: 'Which part of the presenting could somebody else do next time?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'How do clients find you without your having to speak to a room?',
    },
    free: {
      to: 'someone who does such work',
      question: 'How often do you have to stand in front of others?',
    },
  },
  unclear_goals: {
    employed: { to: 'your manager', question: 'How would you notice that this task is finished?' },
    alone: { to: 'a client', question: 'How will you notice that the work is finished?' },
    free: {
      to: 'someone who does such work',
      question: 'Who tells you what is expected of you, and how clearly?',
    },
  },
} as const satisfies EverydayWords['ask'];
