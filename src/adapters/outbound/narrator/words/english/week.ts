import type { WeekWords } from '../frame-words.ts';

/** Sentences below the chart of the week. */
export const week = {
  largest: {
    gives: 'The largest share goes to {nature}, which gives you energy.',
    costs: 'The largest share goes to {nature}, which takes energy from you.',
    neither: 'The largest share goes to {nature}, which neither gives you energy nor takes it.',
  },
  giver: 'Over a whole week, {nature} gives you more energy than anything else.',
  coster: 'The work that takes the most energy from you over a week is {nature}.',
  even: 'No kind of work takes up much more of the week than the others.',
  basis: {
    hours: 'The chart shows the hours of an ordinary week, as your answers divide them.',
    time: 'The chart shows how the time divides among the kinds of work, according to your answers.',
    demand:
      'The chart shows how much of each kind of work {role} asks for, by your answers. Nobody has measured the hours.',
  },
  unknown: 'There is no chart here yet, because some questions about the week are still open.',
} as const satisfies WeekWords;
