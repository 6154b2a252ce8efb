import type { EverydayWords } from '../frame-words.ts';

/** A step within a month that makes something lighter that takes energy in any kind of work. */
export const everydaySteps = {
  meetings: {
    employed: {
      text: 'Ask for a shorter form of one regular meeting, three times in a row: half the time, and a list of points beforehand.',
      done: 'The meeting has been short three times.',
    },
    alone: {
      text: 'Put all calls and meetings of a week on two afternoons, for three weeks, and offer no other times.',
      done: 'Three weeks have had meetings on those two afternoons only.',
    },
    free: {
      text: 'Ask someone who does such work to go through the meetings of their last week with you.',
      done: 'You have a list of these meetings, with a mark at each one that was worth it.',
    },
  },
  deep_focus: {
    employed: {
      text: 'Do your longest task in pieces of forty minutes, for two weeks, and take a short walk after each of them.',
      done: 'Two weeks have passed, and you have stopped each time when the forty minutes were over.',
    },
    alone: {
      text: 'Do your longest task in pieces of forty minutes, for two weeks, and do something with your hands in between.',
      done: 'Two weeks have passed, and you have stopped each time when the forty minutes were over.',
    },
    free: {
      text: 'Read and write in pieces of half an hour, for two weeks, and go outside between them.',
      done: 'Two weeks have passed, and you have stopped each time when the half hour was over.',
    },
  },
  conflict: {
    employed: {
      text: 'Choose one disagreement that keeps coming back. Ask the other person for half an hour, about this one question only.',
      done: 'The two of you have written down one sentence that you both agree with.',
    },
    alone: {
      text: 'Write down in five lines what you and a client have agreed, before the work begins, and send it. Do so three times.',
      done: 'Three clients have answered that the five lines are right.',
    },
    free: {
      text: 'Choose one disagreement that keeps coming back. Ask the other person for half an hour, about this one question only.',
      done: 'The two of you have written down one sentence that you both agree with.',
    },
  },
  deadlines: {
    employed: {
      text: 'For three weeks, give each deadline a day of your own, two days earlier, and tell a colleague which day it is.',
      done: 'Three pieces of work were ready on your own day.',
    },
    alone: {
      text: 'In your next three offers, name a date that is two days later than you need.',
      done: 'Three pieces of work have gone out before the date in the offer.',
    },
    free: {
      text: 'Give the next thing that has a deadline a day of your own, two days earlier, and tell a friend which day it is.',
      done: 'Your friend has heard from you on that day that it is ready.',
    },
  },
  routine: {
    employed: {
      text: 'Take the task that repeats most. For three weeks, do it at another hour, in another place, or together with a colleague.',
      done: 'You have told a colleague which way was least tiring.',
    },
    alone: {
      text: 'Take the task that repeats most, and make a template for it that does half of the work.',
      done: 'You have used the template five times.',
    },
    free: {
      text: 'Change one thing about your day each week, for three weeks: another way, another hour or another place.',
      done: 'Three weeks have passed, each with another change.',
    },
  },
  novelty: {
    employed: {
      text: 'For three weeks, begin with one new thing a week, and say of every other one in which week you will begin with it.',
      done: 'Three new things have begun, each in a week of its own.',
    },
    alone: {
      text: 'For three weeks, begin with one new client, tool or method a week at most, and put the others on a list.',
      done: 'At least two things on the list have waited for their week.',
    },
    free: {
      text: 'For three weeks, begin with one new thing a week at most, and put the others on a list.',
      done: 'At least two things on the list have waited for their week.',
    },
  },
  decisions: {
    employed: {
      text: 'Choose a small decision that comes back every week. Write a rule for it, and let a colleague decide by that rule for three weeks.',
      done: 'It has been decided three times without you.',
    },
    alone: {
      text: 'Choose a small decision that comes back every week, such as a price or a date, and write a fixed rule for it.',
      done: 'The rule has decided five times.',
    },
    free: {
      text: 'Choose a small decision that comes back every day, such as what to cook. For three weeks, settle it on Sundays for the whole week.',
      done: 'Three weeks have gone as they were settled on Sunday.',
    },
  },
  interruptions: {
    employed: {
      text: 'For three weeks, choose one hour a day in which messages wait, if possible your best one. Tell the people who ask most when they can reach you again.',
      done: 'On ten days, nobody interrupted you in that hour.',
    },
    alone: {
      text: 'Switch off the phone and all messages for one hour each morning, for three weeks. Say on the answering machine when you call back.',
      done: 'Fifteen mornings have had this hour.',
    },
    free: {
      text: 'Put the phone in another room for one hour a day, for three weeks, always at the same time.',
      done: 'Fifteen of these hours have passed without the phone.',
    },
  },
  admin: {
    employed: {
      text: 'Note for a week which forms you fill in, and who uses them. Then ask to drop or shorten the one that is used least.',
      done: 'One form is gone or shorter.',
    },
    alone: {
      text: 'Ask somebody for an offer to take over the part of your paperwork that you like least.',
      done: 'The offer is on your table, with a price.',
    },
    free: {
      text: 'Sort your papers in one morning into three piles: to answer, to keep, to throw away. Then work on the first pile only.',
      done: 'The second pile is in a folder, and the third is gone.',
    },
  },
  travel: {
    employed: {
      text: 'Choose one of your next journeys, and agree on a call in its place with the people who expect you.',
      done: 'The call has taken place, and nobody had to travel.',
    },
    alone: {
      text: 'Offer your next three clients a call for the first meeting, before you travel to them.',
      done: 'One first meeting has taken place without a journey.',
    },
    free: {
      text: 'Put the errands of a week into one journey, for three weeks.',
      done: 'Three weeks have had one journey each.',
    },
  },
  people_contact: {
    employed: {
      text: 'Keep fifteen minutes free after each long conversation, for three weeks, and spend them away from people.',
      done: 'These minutes are in your calendar, and nobody has taken them from you ten times.',
    },
    alone: {
      text: 'Leave half an hour between two appointments, for three weeks, and take no calls in it.',
      done: 'Three weeks have passed without two appointments in a row.',
    },
    free: {
      text: 'Keep one day a week free of visits and appointments, for three weeks.',
      done: 'Three such days have passed.',
    },
  },
  working_alone: {
    employed: {
      text: 'Ask a colleague to work beside you, in a room or on a call, for one hour twice a week, each at your own task.',
      done: 'You have worked side by side six times.',
    },
    alone: {
      text: 'Find somebody else who works alone. Work in the same room one morning a week, for three weeks.',
      done: 'Three mornings have passed at the same table.',
    },
    free: {
      text: 'Take what you do alone to a library or a café, two mornings a week, for three weeks.',
      done: 'Six mornings have passed among other people.',
    },
  },
  learning: {
    employed: {
      text: 'Choose one thing that you have to learn, and ask a colleague who knows it to show it to you for half an hour.',
      done: 'You have done it once yourself while your colleague watched.',
    },
    alone: {
      text: 'Choose one thing that you have to learn, and pay somebody who knows it to show it to you for an hour.',
      done: 'You have used it once in work for a client.',
    },
    free: {
      text: 'Learn one thing only for three weeks, twenty minutes a day, and put everything else on a list.',
      done: 'You have shown a friend what you learned.',
    },
  },
  feedback: {
    employed: {
      text: 'With your next three pieces of work, say which one question you would like an answer to.',
      done: 'Three answers have been about your question.',
    },
    alone: {
      text: 'With your next three pieces of work, ask the client one question, and not what they think of the whole.',
      done: 'Three answers have been about your question.',
    },
    free: {
      text: 'Show something that you have made to one person, and ask one question about it.',
      done: 'You have an answer to that question.',
    },
  },
  visibility: {
    employed: {
      text: 'Share your next presentation with a colleague: prepare it together, and let each of you speak for half of it.',
      done: 'The two of you have given it together.',
    },
    alone: {
      text: 'Choose the way to be seen that tires you least, such as a text or pictures of your work. For three weeks, use no other.',
      done: 'Three weeks have passed with this one way.',
    },
    free: {
      text: 'Prepare one sentence, and say it in a small group. Do so once a week for three weeks.',
      done: 'You have spoken in a group three times.',
    },
  },
  unclear_goals: {
    employed: {
      text: 'Choose the task with the least clear aim. Write in one sentence what would be enough, and send it to your manager.',
      done: 'Your manager has agreed to the sentence or changed it.',
    },
    alone: {
      text: 'Before your next three pieces of work, write in one sentence what would be enough, and send it to the client.',
      done: 'Three clients have agreed to the sentence or changed it.',
    },
    free: {
      text: 'Write in one sentence what should be different in three months, and read it to a friend.',
      done: 'Your friend has told you in their own words what you mean to do.',
    },
  },
} as const satisfies EverydayWords['step'];
