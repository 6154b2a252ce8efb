import type { WeekWords } from '../frame-words.ts';

/** Sentences below the chart of the week. */
export const week = {
  largest: {
    gives: 'The largest share goes to {nature}, which gives you energy.',
    costs: 'The largest share goes to {nature}, which takes energy from you.',
    mentioned: 'The largest share goes to {nature}.',
    neither: 'The largest share goes to {nature}, which neither gives you energy nor takes it.',
  },
  giver: 'Over a week, {nature} gives you the most energy.',
  coster: 'Over a week, it is mostly {nature} that takes energy from you.',
  even: 'No kind of work has a much larger share than the others.',
  basis: {
    hours: 'The hours come from your own answers on how you divide your working time.',
    time: 'The chart shows how much of the time goes to each kind of work, by your own answers.',
    demand: 'The shares in the chart come from your answers on how much {role} asks for each kind of work.',
  },
  guessed:
    'The shares and the energy are your guesses so far. Somebody who does such work can tell you whether the shares are right. Whether the work gives you energy or takes it, you can find out by trying it.',
  unknown: 'There is no chart here yet, because some questions about the week are still open.',
} as const satisfies WeekWords;
