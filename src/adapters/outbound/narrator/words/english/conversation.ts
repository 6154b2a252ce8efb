import type { ConversationWords } from '../frame-words.ts';
import { conversationByGoal } from './conversation-by-goal.ts';

/** Questions to take to somebody else. */
export const conversation = {
  byFinding: {
    carries: {
      colleagues: {
        to: 'your manager',
        question:
          "There's a part of my work that I'd like to keep: … Is anything planned that could change it?",
      },
      alone: {
        to: 'a client',
        question: 'Which part of what I did for you would you want done the same way next time?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'In an ordinary week, how much of your time goes to {nature}?',
      },
      free: {
        to: 'a friend',
        question: "There's something I'd like to keep up: … Where could I do it together with other people?",
      },
    },
    draining_strength: {
      colleagues: {
        to: 'your manager',
        question:
          'Much of my energy goes into {nature}, even when it goes well. Which part of it could someone else do for four weeks?',
      },
      alone: {
        to: 'a client',
        question: 'Of all the things I do around a job, which matter to you, and which could be simpler?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'How much of your week goes to {nature}, and can you choose when?',
      },
      free: {
        to: 'a friend',
        question: "I'd like to say yes to this less often: … Will you remind me the next time I forget?",
      },
    },
    strain: {
      colleagues: {
        to: 'your manager',
        question: 'In my week, {nature} takes a lot out of me. What could we make simpler?',
      },
      alone: {
        to: 'a client',
        question: 'What could we agree on at the start of a job, so that there is less to sort out later?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'How much help does a new person get with {nature} in the first three months?',
      },
      free: {
        to: 'a friend',
        question:
          'You seem to find this easier than I do: … Could you show me one evening how you go about it?',
      },
    },
    stretch: {
      colleagues: {
        to: 'your manager',
        question: "I'd like to get better at {nature}. Which small task could I try it on this month?",
      },
      alone: {
        to: 'a client',
        question:
          "I'm learning something: … Could I try it on a small part of your job, and would you tell me how it went?",
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'How did you get better at {nature}, and what would you practise first in my place?',
      },
      free: {
        to: 'a friend',
        question: "I'm practising something: … Would you watch me once and tell me one thing to change?",
      },
    },
    unused: {
      colleagues: {
        to: 'your manager',
        question: "I'd like to do a little more of this: … Is something coming up where it could be of use?",
      },
      alone: {
        to: 'a client',
        question: 'Is there something you have wanted for a while, and nobody offers it?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'Who in your place spends the most time on {nature}, and how did they come to it?',
      },
      free: {
        to: 'a friend',
        question: 'Do you know a person or a club that could use some help with this: …?',
      },
    },
    load_first: {
      colleagues: {
        to: 'your manager',
        question:
          "I can't finish everything this week. What should come first, and what can wait until next week?",
      },
      alone: {
        to: 'a client',
        question: 'Which part of this do you need first, and which part could come a week later?',
      },
      seeking: {
        to: 'a friend',
        question: 'Could you take one thing off my hands this week? Even the shopping would help.',
      },
      free: {
        to: 'someone who counts on you',
        question: 'Could you manage without me on … for the next four weeks? Who else could help you then?',
      },
    },
    little_say: {
      colleagues: {
        to: 'your manager',
        question: 'Which one of my weekly tasks could I arrange in my own way for a month?',
      },
      alone: {
        to: 'a client',
        question: 'What has to happen on a certain day for you, and where could I choose the time?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'What do you decide yourself on an ordinary day, and what is decided for you?',
      },
      free: {
        to: 'a friend',
        question: 'Which of the things I do every week would you have said no to?',
      },
    },
    far_role: {
      colleagues: {
        to: 'someone who does what you wish for',
        question: 'How did you get into this work, and what was harder than you had expected?',
      },
      alone: {
        to: 'someone who does what you wish for',
        question: 'How do you find your clients, and what do they gladly pay you for?',
      },
      seeking: {
        to: 'someone who does what you wish for',
        question: 'What did you give up to get into this work, and what would you do differently today?',
      },
      free: {
        to: 'someone who does what you wish for',
        question:
          'What was the first thing you did when you began, and how long did it take to feel at home?',
      },
    },
    leads_less: {
      colleagues: {
        to: 'your manager',
        question: 'If I led fewer people a year from now, what could my work here look like?',
      },
      alone: {
        to: 'a client',
        question:
          'Could you settle the details with the person who does the work, and call me about the rest?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question:
          'How much of your week goes to leading people, and could the role be done with less of that?',
      },
      free: {
        to: 'a friend',
        question: 'Who in our circle would like to run things for once, and shall we ask them together?',
      },
    },
    wants_what_drains: {
      colleagues: {
        to: 'your manager',
        question: 'If I spent more time on {nature}, what could I do less of?',
      },
      alone: {
        to: 'a client',
        question: 'If I did more of this for you: …, how early could you tell me when you need it?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'What do you find tiring about {nature}, and what do you do about it?',
      },
      free: {
        to: 'a friend',
        question: 'When I tell you about …, do I sound pleased or tired?',
      },
    },
    drops_strength: {
      colleagues: {
        to: 'your manager',
        question: 'If I spent less time on {nature}, what would be missing, and who might like to do it?',
      },
      alone: {
        to: 'a client',
        question: 'If I did less of … next year, what would that change for you?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'Could someone do your job and spend hardly any time on {nature}?',
      },
      free: {
        to: 'a friend',
        question: 'When did you last hear me complain about …, and what had happened before?',
      },
    },
    fits: {
      colleagues: {
        to: 'your manager',
        question: 'If the work here is shared out again one day, which of my tasks would you leave with me?',
      },
      alone: {
        to: 'a client',
        question: 'What should I go on doing exactly as I do it, even if I change other things?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'What would have to change in your place for you to stop liking this work?',
      },
      free: {
        to: 'a friend',
        question: 'What do you see me doing that I should still be doing in five years?',
      },
    },
    quiet: {
      colleagues: {
        to: 'your manager',
        question: 'Of all that I did this month, which one thing would you like to see more of?',
      },
      alone: {
        to: 'a client',
        question: 'Which of the jobs I did for you would you order again without thinking?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'What happened at work last week that you told somebody about at home?',
      },
      free: {
        to: 'a friend',
        question: 'When I tell you about my week, at which part do I begin to talk faster?',
      },
    },
    open: {
      colleagues: {
        to: 'a colleague',
        question: 'If you had to describe my working week to a stranger, what would you mention first?',
      },
      alone: {
        to: 'a client',
        question: 'If you had to tell a friend what I do for you, what would you say?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'What did you do yesterday, from the first hour to the last?',
      },
      free: {
        to: 'a friend',
        question: 'If you had to find work for me, where would you look, and why there?',
      },
    },
    evenly_gives: {
      colleagues: {
        to: 'your manager',
        question: 'If I became the person to ask for one thing, what should that be?',
      },
      alone: {
        to: 'a client',
        question: 'For which of the things I do would you recommend me to somebody else first?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'Who gets along best in your place, people who do one thing or people who do many?',
      },
      free: {
        to: 'a friend',
        question: 'I could begin with any of three things: … Which one would you come and see?',
      },
    },
    evenly_costs: {
      colleagues: {
        to: 'your manager',
        question: 'Which one thing about my hours or my place of work could we change for two weeks?',
      },
      alone: {
        to: 'a client',
        question: 'Would it be all right if I answered messages once a day, always by noon?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'How loud is it where you work, and how often do you get home on time?',
      },
      free: {
        to: 'a friend',
        question: 'At what time of day do I seem most awake to you, and when the least?',
      },
    },
  },
  byGoal: conversationByGoal,
  success: {
    colleagues: {
      to: 'your manager',
      question:
        "I've written down what a good outcome would be for me: {success}. What could get in its way, from where you stand?",
    },
    alone: {
      to: 'someone in your trade',
      question: "I've written down where I want to get to: {success}. How do you manage that yourself?",
    },
    seeking: {
      to: 'someone who works where you want to work',
      question: "This is what I'm hoping for: {success}. Where in your field could I find it?",
    },
    free: {
      to: 'a friend',
      question:
        "I've written down what I would call a good outcome: {success}. What do you think could get in my way?",
    },
  },
  open: {
    colleagues: [
      {
        to: 'a colleague',
        question:
          'Which of my tasks would you like to have, and which of yours would you give me in exchange?',
      },
      {
        to: 'your manager',
        question: 'What is the one thing I should stop doing, so that the rest gets better?',
      },
    ],
    alone: [
      {
        to: 'a client',
        question: 'What nearly made you choose someone else, and what made you stay?',
      },
      {
        to: 'someone in your trade',
        question: 'Which kind of job did you stop taking, and what happened to your income after that?',
      },
    ],
    seeking: [
      {
        to: 'someone who has worked or studied with you',
        question: 'What did you come to me for that you would not have asked anybody else?',
      },
      {
        to: 'someone who reads applications',
        question: 'After the first half page about me, what would you still want to know?',
      },
    ],
    free: [
      {
        to: 'a neighbour',
        question: 'What have you seen me do that you would like to learn?',
      },
      {
        to: 'someone who knew you at school',
        question: 'What could I spend a whole afternoon on without noticing the time?',
      },
    ],
  },
} as const satisfies ConversationWords;
