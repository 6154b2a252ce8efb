import type { OwnWordsWords } from '../frame-words.ts';

/** A question to ask somebody about a wish. */
export const ownWordsAsks = {
  hands: {
    employed: {
      to: 'a colleague you trust',
      question: 'What do we have here that has to be built or repaired by hand, and who does it?',
    },
    alone: {
      to: 'a client',
      question: 'Is there something you would rather have made or repaired for you than buy new?',
    },
    free: {
      to: 'a friend',
      question: 'Do you have something broken that I could repair for you, or something I could make?',
    },
  },
  paperwork: {
    employed: {
      to: 'your manager',
      question: 'Which of the forms I fill in does anybody read, and which could we drop?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'When do you do your paperwork, and which part of it did you get rid of?',
    },
    free: {
      to: 'a friend',
      question: 'Shall we do our forms together one evening, each of us our own, at the same table?',
    },
  },
  free_time: {
    employed: {
      to: 'your manager',
      question: 'Which of the decisions I take every week could somebody else take from now on?',
    },
    alone: {
      to: 'a client',
      question: 'If I answered only between nine and five, what would be difficult for you?',
    },
    free: {
      to: 'a friend',
      question: 'Which evening do you have free each week, and shall we keep it for the two of us?',
    },
  },
  health: {
    employed: {
      to: 'your manager',
      question: 'Which of my tasks would be missed least if I left it out for three weeks?',
    },
    alone: {
      to: 'a client',
      question: 'Could the next date be a week later, and would that change anything for you?',
    },
    free: {
      to: 'a friend',
      question: 'When did I last seem rested to you, and what had I been doing?',
    },
  },
  family: {
    employed: {
      to: 'your manager',
      question: 'On which day of the week could I leave at four without anybody having to wait for me?',
    },
    alone: {
      to: 'a client',
      question: "I'd like to keep Wednesday afternoons free. What would you need from me before noon?",
    },
    free: {
      to: 'a friend',
      question: 'How do you keep time for your family, and what did you give up for it?',
    },
  },
  clients: {
    employed: {
      to: 'a colleague you trust',
      question: 'Think of somebody my work really helped: what did I do differently there?',
    },
    alone: {
      to: 'a client',
      question: 'What would you come back to me for, and what would you rather ask someone else to do?',
    },
    free: {
      to: 'someone who does such work',
      question:
        'How many people do you see on an ordinary day, and whom do you still think of in the evening?',
    },
  },
  teaching: {
    employed: {
      to: 'your manager',
      question: 'Who here has to learn something that I already know, and may I show it to them?',
    },
    alone: {
      to: 'a client',
      question: 'What do you wish I had explained to you earlier?',
    },
    free: {
      to: 'a friend',
      question: 'What would you like to understand that I could explain to you in half an hour?',
    },
  },
  team: {
    employed: {
      to: 'a colleague you trust',
      question: 'Which things do you ask me about that you could decide without me?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'Which of your jobs would be easier for two people, and would you share one with me?',
    },
    free: {
      to: 'a friend',
      question: 'In which group have you seen me at ease, and what did I do there?',
    },
  },
  learning: {
    employed: {
      to: 'your manager',
      question: 'If I learned one thing in the next three months, what would be of most use here?',
    },
    alone: {
      to: 'a client',
      question: 'What did you need that I could not do, so that you had to ask somebody else?',
    },
    free: {
      to: 'someone who does such work',
      question: 'What did you learn on the job that no course had taught you?',
    },
  },
  money: {
    employed: {
      to: 'your manager',
      question: 'What does my pay depend on, and what would have to happen for it to change?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'How do you set your price, and when did you last raise it?',
    },
    free: {
      to: 'someone who does such work',
      question: 'What do people earn when they begin in this work, and what after three years?',
    },
  },
  job: {
    employed: {
      to: 'someone who has such a job',
      question: 'Which part of your job would surprise me, and how many hours a week does it take?',
    },
    alone: {
      to: 'a client',
      question: 'Would you ever employ someone for what I do, and what does it depend on?',
    },
    free: {
      to: 'someone who has such a job',
      question: 'Who chose you for this job, and what did they ask you?',
    },
  },
  own_business: {
    employed: {
      to: 'someone who works for themselves',
      question: 'How many of your hours are paid in an ordinary week, and where do the others go?',
    },
    alone: {
      to: 'a client',
      question: 'How did you find me, and what did you look at before you first wrote to me?',
    },
    free: {
      to: 'someone who works for themselves',
      question: 'If you began again without a single customer, what would you do in the first month?',
    },
  },
  lasting: {
    employed: {
      to: 'your manager',
      question: 'Which of the things I have done here should still be of use in two years?',
    },
    alone: {
      to: 'a client',
      question: 'Which part of my work for you is still in use, and what has gone back to how it was?',
    },
    free: {
      to: 'a friend',
      question: 'Which of the things I have begun would you most like to see finished?',
    },
  },
  quiet: {
    employed: {
      to: 'a colleague you trust',
      question: 'When do you need me at once, and what could wait until eleven?',
    },
    alone: {
      to: 'a client',
      question: 'What do you need an answer to on the same day, and what can wait until the next?',
    },
    free: {
      to: 'a friend',
      question: 'Where do you go when you want to concentrate, and may I come along once?',
    },
  },
  recognition: {
    employed: {
      to: 'your manager',
      question:
        "I'd like to hear more often how my work turns out. What did you think of the last thing I did for you?",
    },
    alone: {
      to: 'a client',
      question:
        'Would you write me two sentences on what my work was good for, and may I show them to others?',
    },
    free: {
      to: 'someone who has seen your work',
      question: "If somebody asked you what I'm good at, what would you mention first?",
    },
  },
  writing: {
    employed: {
      to: 'your manager',
      question: 'Is there a text that nobody has time to write, and may I write it?',
    },
    alone: {
      to: 'a client',
      question: 'Which of your questions comes back so often that a page about it would help you?',
    },
    free: {
      to: 'someone who reads a lot',
      question: 'May I send you two pages, and will you tell me where you stopped reading?',
    },
  },
  outdoors: {
    employed: {
      to: 'a colleague you trust',
      question: 'Shall we have our next talk outside, on foot?',
    },
    alone: {
      to: 'a client',
      question: 'Could our next meeting be a walk, or take place outdoors?',
    },
    free: {
      to: 'a friend',
      question: 'Where did you last spend a whole day outdoors, and would you take me along next time?',
    },
  },
  freedom: {
    employed: {
      to: 'your manager',
      question: 'Which of the things I am asked to do may I say no to, and who should I tell?',
    },
    alone: {
      to: 'a client',
      question: 'If I could propose one thing to you, what would you like it to be?',
    },
    free: {
      to: 'a friend',
      question: 'When did you last see me do something only because I wanted to?',
    },
  },
  meaning: {
    employed: {
      to: 'someone who uses what you work on',
      question: 'What would be harder for you if my part of the work were missing?',
    },
    alone: {
      to: 'a client',
      question: 'What has become easier for you since we worked together?',
    },
    free: {
      to: 'a friend',
      question: 'When was something that I did of real use to you?',
    },
  },
  certainty: {
    employed: {
      to: 'a colleague you trust',
      question:
        "I have a decision to make, and I'll tell you about it. Which way do I seem to lean when I talk about it?",
    },
    alone: {
      to: 'someone in your trade',
      question:
        'I have a decision to make, and I know that you had to make the same one. What helped you when you had the same question?',
    },
    free: {
      to: 'a friend',
      question:
        "I have a decision to make, and I'd like to show you both sides. What would I have to see to be sure?",
    },
  },
  leading: {
    employed: {
      to: 'your manager',
      question: 'Which decision could we move, to me or away from me, for the next three weeks?',
    },
    alone: {
      to: 'someone who leads people',
      question: 'What had you not expected about leading, and would you choose it again?',
    },
    free: {
      to: 'someone who leads a group',
      question: 'What do you decide yourself in an ordinary week, and what do you leave to the others?',
    },
  },
  ideas: {
    employed: {
      to: 'your manager',
      question:
        'I have an idea, and it takes two minutes to explain. What would you want to see before I spend more than two hours on it?',
    },
    alone: {
      to: 'a client',
      question: 'I could make a first version of this for you. What would it have to do?',
    },
    free: {
      to: 'a friend',
      question: 'Which of my ideas would you use yourself, if it existed?',
    },
  },
} as const satisfies OwnWordsWords['ask'];
