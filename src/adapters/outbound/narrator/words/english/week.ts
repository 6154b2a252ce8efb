import type { WeekWords } from '../frame-words.ts';

/** Sentences below the chart of the week. */
export const week = {
  largest: {
    gives: 'The largest share goes to {nature}, which gives you energy.',
    costs: 'The largest share goes to {nature}, which takes energy from you.',
    neither: 'The largest share goes to {nature}, which neither gives you energy nor takes it.',
  },
  giver: 'If you count both the share and the energy of each kind of work, you get most back from {nature}.',
  coster: 'All in all, no kind of work takes more energy from you than {nature}.',
  even: 'No kind of work has a much larger share than the others.',
  basis: {
    hours: 'The hours come from the shares of your working time that you gave.',
    time: 'The chart shows which part of the time goes to each kind of work, as you gave it.',
    demand: 'The chart shows shares of {role}. They follow from how much it asks for each kind of work.',
  },
  guessed:
    'The shares and the energy are your guesses so far. Somebody who does such work can tell you whether the shares are right. What it does to your energy shows when you try it.',
  unknown: 'There is no chart here yet, because some questions about the week are still open.',
} as const satisfies WeekWords;
