import type { OwnWordsWords } from '../frame-words.ts';

/** A first step towards a wish, within a month. */
export const ownWordsSteps = {
  hands: {
    employed: {
      text: 'Choose one thing to make or mend by hand, and give it two hours on a day off, three weeks in a row.',
      done: 'You have worked on it by hand three times.',
    },
    alone: {
      text: 'Stop work at three on one day a week, for three weeks, and make or mend one thing by hand.',
      done: 'Three afternoons have gone into the same thing.',
    },
    free: {
      text: 'Choose one thing to make or repair, get the material this week, and give it three afternoons.',
      done: 'Three afternoons have gone into it, and one person has seen it.',
    },
  },
  paperwork: {
    employed: {
      text: 'Give all your paperwork one fixed hour a week for three weeks, and let what comes in between wait for it.',
      done: 'The paperwork has waited for its hour three times.',
    },
    alone: {
      text: 'Choose the day that you want free of paperwork, and open no invoice, form or receipt on that day, for three weeks.',
      done: 'Three of these days have passed without any paperwork.',
    },
    free: {
      text: 'Put all forms and letters into one box, and open it only on Tuesdays at ten, for three weeks.',
      done: 'The box was opened on three Tuesdays and on no other day.',
    },
  },
  free_time: {
    employed: {
      text: 'Choose one task that ends up in your free time, and agree with your manager on a working hour for it.',
      done: 'You have used the hour for this task three weeks in a row.',
    },
    alone: {
      text: 'Put your working hours under each email, and answer nothing outside them for three weeks.',
      done: 'Three weeks have passed without an answer outside those hours.',
    },
    free: {
      text: 'Mark two evenings a week as free, for three weeks, and put no duty and no application into them.',
      done: 'Six evenings have passed without a duty.',
    },
  },
  health: {
    employed: {
      text: 'Find one weekly meeting or task that can do without you, and agree with your manager to leave it out three times.',
      done: 'It has taken place three times without you.',
    },
    alone: {
      text: 'Keep one afternoon a week free of appointments, for three weeks, and stop work at four that day.',
      done: 'Three of these afternoons have ended at four.',
    },
    free: {
      text: 'Keep an hour after lunch free of tasks, on three days a week, for three weeks.',
      done: 'Nine of these hours have passed without a task.',
    },
  },
  family: {
    employed: {
      text: 'Agree with your manager on one weekday on which you leave at a fixed time, for three weeks.',
      done: 'You have left at that time on three of these days.',
    },
    alone: {
      text: 'Block one weekday afternoon for your family in the calendar, three weeks in a row, before clients ask for it.',
      done: 'Three of these afternoons have passed without a client.',
    },
    free: {
      text: 'Ask the person you have in mind which hour of the week they would like, and keep it three times.',
      done: 'That hour has been theirs three weeks in a row.',
    },
  },
  clients: {
    employed: {
      text: 'Think of three people for whom your work went especially well, write down what they have in common, and show it to your manager.',
      done: 'Your manager has read what you wrote and told you what they think.',
    },
    alone: {
      text: 'Write down what your three best clients have in common, and write to one person to whom it applies.',
      done: 'The message has gone out to someone who fits the list.',
    },
    free: {
      text: 'Ask someone who does the work you have in mind whom they see on a usual day, and for how long.',
      done: 'You know whom they see, and how long each visit or talk takes.',
    },
  },
  teaching: {
    employed: {
      text: 'Offer to show your colleagues one thing you know, in twenty minutes of a meeting that takes place anyway.',
      done: 'You have explained it to them once.',
    },
    alone: {
      text: 'Take twenty minutes with one client to explain how you do one thing, and ask what was still unclear.',
      done: 'One client has told you what was clear and what was not.',
    },
    free: {
      text: 'Find one person who wants to understand something that you know well, and explain it in three half hours.',
      done: 'The three half hours have taken place.',
    },
  },
  team: {
    employed: {
      text: 'Choose one task that always waits for you, show a colleague how it is done, and let them do it twice.',
      done: 'The task has been done twice without you.',
    },
    alone: {
      text: 'Ask someone in your trade to share one small job, with the parts and the money agreed beforehand.',
      done: 'That person has said yes or no to the job.',
    },
    free: {
      text: 'Join one thing that takes several people, such as a club event, and take on one task there.',
      done: 'You have done that task together with the others.',
    },
  },
  learning: {
    employed: {
      text: 'Choose one thing to learn, and agree with your manager on one working hour a week for it, for three weeks.',
      done: 'Three of these hours have taken place.',
    },
    alone: {
      text: 'Keep Friday from nine to ten for one thing you want to learn, three weeks in a row.',
      done: 'Three Fridays have begun with that hour.',
    },
    free: {
      text: 'Choose one thing you are learning, and use it for something real within three weeks, however small.',
      done: 'Someone has seen what you made with it.',
    },
  },
  money: {
    employed: {
      text: 'Write down the least you can live on and the pay you want, and ask one person what such work earns.',
      done: 'Three figures stand side by side on one sheet.',
    },
    alone: {
      text: 'Work out what an hour of your work must bring in, and compare it with your last three jobs.',
      done: 'You know which of the three jobs paid enough.',
    },
    free: {
      text: 'Work out what one month costs you and what comes in, and write down the sum you would need.',
      done: 'Three sums stand side by side on one sheet.',
    },
  },
  job: {
    employed: {
      text: 'Write down three things that an ordinary day in the right job must contain, and look at one real job by them.',
      done: 'You know which of the three that job offers.',
    },
    alone: {
      text: 'Ask one firm you have worked for whether it would employ you, and for how many days a week.',
      done: 'The firm has given you an answer.',
    },
    free: {
      text: 'Ask someone who has such a job to describe an ordinary day, and mark the hours that you would like.',
      done: 'One page describes such a day, with your marks on it.',
    },
  },
  own_business: {
    employed: {
      text: 'Visit someone who runs such a business, and ask them to go through one ordinary week with you.',
      done: 'You know how many hours of that week were paid.',
    },
    alone: {
      text: 'Of your last ten jobs, choose the two you would take again, and offer the same to one new client.',
      done: 'One new client has your offer.',
    },
    free: {
      text: 'Make one small piece of what you would offer, and let someone outside your family use it for a week.',
      done: 'That person has used it and told you how it went.',
    },
  },
  lasting: {
    employed: {
      text: 'Choose one piece of work you finished some months ago, and ask someone who knows it which part is still in use.',
      done: 'You know what is still in use and what is not.',
    },
    alone: {
      text: 'Call one client whose job ended months ago, and ask what has lasted and what has not.',
      done: 'One client has told you what has lasted.',
    },
    free: {
      text: 'Take one thing that you began and left unfinished, and finish it in three afternoons, even if it stays plain.',
      done: 'It is finished, and one person has seen it.',
    },
  },
  quiet: {
    employed: {
      text: 'Agree with your colleagues on one hour without messages or visits, on three days a week, for three weeks.',
      done: 'Nine of these hours have taken place.',
    },
    alone: {
      text: 'Take calls and read messages only after ten, on three days a week, for three weeks.',
      done: 'Nine mornings have begun without a call.',
    },
    free: {
      text: 'Find a place where nobody looks for you, such as a library, and go there for two hours a week, for three weeks.',
      done: 'Six hours have been spent there with the phone switched off.',
    },
  },
  recognition: {
    employed: {
      text: 'At the end of each of three weeks, send your manager three lines on what you have finished.',
      done: 'Three of these messages have gone out.',
    },
    alone: {
      text: 'Ask two clients for two sentences on what your work was good for, and put them where others can read them.',
      done: 'Others can read what two clients said.',
    },
    free: {
      text: 'Show one thing you have done to someone who knows about such things, and ask what is good in it.',
      done: 'That person has told you what is good in it.',
    },
  },
  writing: {
    employed: {
      text: 'Write for half an hour on two mornings a week, before you open any message, for three weeks.',
      done: 'Six half hours have gone into the same text.',
    },
    alone: {
      text: 'Keep two half hours a week for one text, for three weeks, and book them like appointments with a client.',
      done: 'Six half hours have gone into that text.',
    },
    free: {
      text: 'Write half a page on five days a week, for three weeks, and read it only at the end.',
      done: 'Fifteen half pages lie in one folder.',
    },
  },
  outdoors: {
    employed: {
      text: 'Take one regular talk or call of the week outdoors, for three weeks, and walk while you speak.',
      done: 'Three of these talks have taken place outside.',
    },
    alone: {
      text: 'Begin three working days a week with half an hour outdoors, for three weeks, before you read any message.',
      done: 'Nine working days have begun outside.',
    },
    free: {
      text: 'Choose one thing to do outdoors, and give it two hours on the same day of three weeks.',
      done: 'Three of these days have come and gone, whatever the weather.',
    },
  },
  freedom: {
    employed: {
      text: 'Ask for a day to think before you accept a new task, three times within three weeks.',
      done: 'Three times you have given your answer a day later.',
    },
    alone: {
      text: 'Decide which kind of job you want more of, and offer one to a client before anybody asks.',
      done: 'One client has an offer that you chose yourself.',
    },
    free: {
      text: 'Keep one morning a week for something that nobody has asked of you, for three weeks.',
      done: 'Three mornings have gone to it.',
    },
  },
  meaning: {
    employed: {
      text: 'Meet one person who uses what you work on, for half an hour, and ask what it changes for them.',
      done: 'That person has told you what it changes.',
    },
    alone: {
      text: 'Ask one client what has become easier since you worked for them, and write the answer down.',
      done: "The answer is on paper, in the client's own words.",
    },
    free: {
      text: 'Help one person or one club near you with something you can do well, two hours a week for three weeks.',
      done: 'Six hours of help have been given.',
    },
  },
  certainty: {
    employed: {
      text: 'Write your question in one line, and spend two hours with someone who does what it is about.',
      done: 'The two hours are over, and an answer stands below the line.',
    },
    alone: {
      text: 'Write your question in one line, and try one possible answer on a small job for one client.',
      done: 'The job is done, and you know whether you would do it again.',
    },
    free: {
      text: 'Spend half a day doing the thing you are unsure about, or beside someone who does it.',
      done: 'You have written down whether you want a second half day.',
    },
  },
  leading: {
    employed: {
      text: 'Choose one weekly decision to take on or to hand over, and agree on it with your manager for three weeks.',
      done: 'The decision has been made in the new way three times.',
    },
    alone: {
      text: 'Call together two or three people from your trade for one evening, and propose what it is about.',
      done: 'The evening has a date, and two people have said yes.',
    },
    free: {
      text: 'Watch someone lead a meeting or a class for an hour, and note three decisions that they make.',
      done: 'Beside each of the three stands what you would have decided.',
    },
  },
  ideas: {
    employed: {
      text: 'Choose one idea, make a first rough version in two hours, and show it to a colleague who could use it.',
      done: 'One colleague has told you what is missing in it.',
    },
    alone: {
      text: 'Give the first hour of two days a week to one idea of your own, for three weeks.',
      done: 'Six hours have gone into the same idea.',
    },
    free: {
      text: 'Choose one idea out of all you have, and make a rough version of it in two afternoons.',
      done: 'The rough version exists, and one person has seen it.',
    },
  },
} as const satisfies OwnWordsWords['step'];
