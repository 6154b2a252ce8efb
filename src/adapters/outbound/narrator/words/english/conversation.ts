import type { ConversationWords } from '../frame-words.ts';
import { conversationByGoal } from './conversation-by-goal.ts';

/** Questions to ask other people. */
export const conversation = {
  byFinding: {
    carries: {
      colleagues: {
        to: 'a colleague who has seen you {nature}',
        question: 'When did something that I did help you or the others most, and what was it?',
      },
      alone: {
        to: 'a client',
        question: 'Which part of what I did for you would you want done the same way next time?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'Which three tasks fill most of your week, and how many hours does each of them take?',
      },
      free: {
        to: 'a friend, about {nature}',
        question: "I'd like more time for {nature}. Which club or course could use somebody for that?",
      },
    },
    draining_strength: {
      colleagues: {
        to: 'your manager, about {nature}',
        question:
          'One part of my work goes well, but it takes a lot of my energy. Could someone else do it for three weeks?',
      },
      alone: {
        to: 'someone in your trade',
        question: 'Which part of your work do you limit although it goes well, and what do you tell clients?',
      },
      seeking: {
        to: 'someone who has done such work for years',
        question: 'What do you do well that still tires you, and how do you keep it from filling your week?',
      },
      free: {
        to: 'a friend, about {nature}',
        question:
          "I'd like to say yes less often when people ask me for this. Will you remind me the next time?",
      },
    },
    strain: {
      colleagues: {
        to: 'a colleague who likes {nature}',
        question: 'This part of the work takes a lot of my energy. How do you go about it?',
      },
      alone: {
        to: 'someone in your trade, about {nature}',
        question: 'This part of the work takes a lot of my energy. How do you keep it short?',
      },
      seeking: {
        to: 'someone who began such work not long ago',
        question: 'What tired you most in the first three months, and who helped you with it?',
      },
      free: {
        to: 'a friend who likes {nature}',
        question: 'This tires me. How do you go about it, and may I watch you once?',
      },
    },
    stretch: {
      colleagues: {
        to: 'your manager, about {nature}',
        question: "I'd like to get better at this. Which small task could I practise on this month?",
      },
      alone: {
        to: 'someone in your trade, about {nature}',
        question: "I'd like to get better at this. How did you learn it, and what would you leave out today?",
      },
      seeking: {
        to: 'someone who does such work, about {nature}',
        question: "I'm still learning this. What would you practise first in my place?",
      },
      free: {
        to: 'someone who is good at {nature}',
        question: "I'm learning this. Would you watch me once and tell me one thing to change?",
      },
    },
    unused: {
      colleagues: {
        to: 'a colleague you trust, about {nature}',
        question: "I'd like to do something of this kind now and then. Is there any chance of that here?",
      },
      alone: {
        to: 'a client, about {nature}',
        question: 'I could also do something of this kind for you. Is there anything you would need it for?',
      },
      seeking: {
        to: 'someone who reads applications, about {nature}',
        question: 'This comes naturally to me. Which kind of job does that make you think of?',
      },
      free: {
        to: 'a friend, about {nature}',
        question: "I'd like to do this for somebody. Do you know a person or a club that needs it?",
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
        question:
          'Could you manage without me on one evening a week, for the next three weeks? Who else could help you then?',
      },
    },
    little_say: {
      colleagues: {
        to: 'your manager',
        question: 'Which one of my weekly tasks could I arrange in my own way for three weeks?',
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
        to: 'someone on your team',
        question: 'Which of my decisions could you make without asking me, from Monday on?',
      },
      alone: {
        to: 'a client',
        question:
          'Could you settle the details with the person who does the work, and call me about the rest?',
      },
      seeking: {
        to: 'someone who leads a team',
        question: 'How many hours of your week go to leading people, and which of them could you leave out?',
      },
      free: {
        to: 'a friend',
        question: 'Who in our circle would like to run things for once, and shall we ask them together?',
      },
    },
    wants_what_drains: {
      colleagues: {
        to: 'a colleague who has seen you {nature}',
        question: 'When you see me after an hour of it, do I seem more awake than before, or more tired?',
      },
      alone: {
        to: 'someone in your trade, about {nature}',
        question: "I'd like to do more of this, although it tires me. Is it the same for you?",
      },
      seeking: {
        to: 'someone who does such work',
        question: 'Which part of your work tires you most, and what do you do about it?',
      },
      free: {
        to: 'a friend, about {nature}',
        question: 'When I talk about it, do I sound pleased or tired?',
      },
    },
    drops_strength: {
      colleagues: {
        to: 'your manager, about {nature}',
        question: 'If I spent less time on this, what would be missing, and who might like to take it on?',
      },
      alone: {
        to: 'a client, about {nature}',
        question: 'If I spent less time on this, what would that change for you?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'Could someone do your job and spend very little time on this part?',
      },
      free: {
        to: 'a friend, about {nature}',
        question: 'When did you last hear me complain about it, and what had happened before?',
      },
    },
    fits: {
      colleagues: {
        to: 'a colleague you trust',
        question: 'If I had to give tasks away, which one would you tell me to keep, and why?',
      },
      alone: {
        to: 'a client',
        question: 'What should I go on doing the way I do it, even if I change other things?',
      },
      seeking: {
        to: 'someone who works where you want to work',
        question: 'What would have to change where you work for you to stop liking this work?',
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
        question: 'Which of the jobs I did for you would you ask me to do again at once?',
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
        to: 'a colleague you trust',
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
        question: 'Who does best where you work, people who do one thing or people who do many?',
      },
      free: {
        to: 'a friend',
        question: 'There are three things I could begin with. Which one would you come and see?',
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
      to: 'a colleague you trust',
      question: "What I'd like to reach is this: {success}. What would you change first in my place?",
    },
    alone: {
      to: 'someone in your trade',
      question: "What I'd like to reach is this: {success}. What did you change to get there?",
    },
    seeking: {
      to: 'someone who does such work',
      question: "What I'm hoping for is this: {success}. Where would you look for it?",
    },
    free: {
      to: 'a friend',
      question: "What I'd like to reach is this: {success}. What would you try first in my place?",
    },
  },
  open: {
    colleagues: [
      {
        to: 'a colleague you trust',
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
        question: 'Which kind of job did you stop taking, and what came in its place?',
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
