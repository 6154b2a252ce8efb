import type { ConversationWords } from '../frame-words.ts';

/** Questions that belong to the goal. */
export const conversationByGoal = {
  grow_in_role: {
    colleagues: {
      to: 'your manager',
      question:
        'Which larger task would you give me within six months, and what would you need to see first?',
    },
    alone: {
      to: 'a client',
      question: 'What have you asked others to do for you that you would rather have asked me?',
    },
    seeking: {
      to: 'someone who works where you want to work',
      question: 'What could you do after a year in this work that you could not do at the start?',
    },
    free: {
      to: 'someone who is further along than you',
      question: 'What did you practise most in your second year, and with whom?',
    },
  },
  reshape_role: {
    colleagues: {
      to: 'your manager',
      question: 'If you were filling my post from scratch, which of my tasks would you give to someone else?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'Which part of the work did you stop doing yourself, and how did you manage that?',
    },
    seeking: {
      to: 'someone who works where you want to work',
      question: 'Which part of your work looks different today from what the advert said?',
    },
    free: {
      to: 'someone who counts on you',
      question: 'If I gave up one of my duties next month, which one could you do without?',
    },
  },
  change_role: {
    colleagues: {
      to: 'someone who knows other parts of your organization',
      question: 'Who should I talk to if I wanted to do something different here within a year?',
    },
    alone: {
      to: 'someone who gave up working alone',
      question: 'What do you miss from the time when you worked for yourself, and what not at all?',
    },
    seeking: {
      to: 'someone who works where you want to work',
      question: 'When somebody new starts where you work, what have they usually done before?',
    },
    free: {
      to: 'someone who has the role you picture',
      question: 'May I come along for a day next month and watch, without being in the way?',
    },
  },
  change_field: {
    colleagues: {
      to: 'someone who has changed fields',
      question: 'How many months did the change take you, and what did you live on meanwhile?',
    },
    alone: {
      to: 'a client',
      question: 'Do you know somebody in another field who needs the kind of work I do for you?',
    },
    seeking: {
      to: 'someone who works in the new field',
      question: 'Which training do people in your field take seriously, and which one could I leave out?',
    },
    free: {
      to: 'someone who works in the new field',
      question: 'What should I read or try first, if I had one free evening a week?',
    },
  },
  start_business: {
    colleagues: {
      to: 'someone who might buy from you',
      question:
        "I could offer you something new, and I'd like to describe it in two sentences. What would you pay for it, and what would make you hesitate?",
    },
    alone: {
      to: 'a client',
      question:
        "I'm planning something new, and here is a short description. What would it have to do for you to be its first customer?",
    },
    seeking: {
      to: 'someone who started on their own',
      question: 'How did you find your first three customers, and how long did that take?',
    },
    free: {
      to: 'a friend',
      question: 'Who do you know outside our circle who would tell me honestly what this is worth?',
    },
  },
  lead_people: {
    colleagues: {
      to: 'someone who leads a team',
      question:
        'What was the first thing you were responsible for together with others, and who gave it to you?',
    },
    alone: {
      to: 'a client',
      question: 'If I brought a second person to a larger job, what would you want to know about them?',
    },
    seeking: {
      to: 'someone who leads a team',
      question: 'How did you get your first team, and what had you done before that?',
    },
    free: {
      to: 'someone who runs a club',
      question: 'Which evening or outing could I take over from you, from the invitation to the end?',
    },
  },
  restore_balance: {
    colleagues: {
      to: 'a colleague who leaves on time',
      question: 'How do you manage to stop on time, and what do you leave for the next day?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'How many hours a week do you work at most, and what do you tell clients when they are full?',
    },
    seeking: {
      to: 'someone who does such work',
      question: 'On how many days of the last week did you leave on time, and what kept you on the others?',
    },
    free: {
      to: 'someone who shares your duties',
      question: 'Which of the things I do each week could we share, and from which day?',
    },
  },
  return_to_work: {
    colleagues: {
      to: 'your manager',
      question: 'What do you need from me in the first month, and what can wait until the third?',
    },
    alone: {
      to: 'a client',
      question: "I'm taking on work again. Is there something that has been waiting for me?",
    },
    seeking: {
      to: 'someone who came back after a break',
      question: 'How did you speak about the break in your first interview, and what were you asked?',
    },
    free: {
      to: 'someone who came back after a break',
      question: 'What did you do in the last months before you started again, and what was of use?',
    },
  },
  gain_clarity: {
    colleagues: {
      to: 'a colleague you trust',
      question: 'When do you see me glad to be at work, and when do I seem far away?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'Which two directions would you see for my business, and which would you take?',
    },
    seeking: {
      to: 'a friend',
      question: "I have two directions in mind, and I'll describe both. Which one would you ask more about?",
    },
    free: {
      to: 'a friend',
      question: 'Which plan of mine have you heard about most often, and how do I sound when I tell it?',
    },
  },
  other: {
    colleagues: {
      to: 'your manager',
      question:
        "I'd like to tell you about my goal. What could you do to make it easier for me to get there?",
    },
    alone: {
      to: 'a client',
      question: "I'm planning a change. If it affects our work, how early would you need to know?",
    },
    seeking: {
      to: 'someone who has reached a goal like yours',
      question: 'What was the first step that counted, and who did you ask for help?',
    },
    free: {
      to: 'a friend',
      question: "I've set myself a goal. Would you ask me about it on the first Sunday of each month?",
    },
  },
  unset: {
    colleagues: {
      to: 'someone who knows your work',
      question:
        'If you were in my place, what would you change in the next twelve months, and what would you keep?',
    },
    alone: {
      to: 'someone in your trade',
      question: 'What would you do differently if you set up your business again today?',
    },
    seeking: {
      to: 'a friend',
      question: 'Which job that I had, or nearly had, did I speak about with the most pleasure?',
    },
    free: {
      to: 'a friend',
      question: 'What did I want to do ten years ago that I still have not done?',
    },
  },
} as const satisfies ConversationWords['byGoal'];
