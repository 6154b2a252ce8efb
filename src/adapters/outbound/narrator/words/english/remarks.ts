import type { RemarkWords } from '../frame-words.ts';

/** What is said of all nine kinds of work together, above their charts. */
export const remarks = {
  overlap: {
    strong:
      'Compared with a role picked at random, {role} has far more in common with what comes naturally to you.',
    partial:
      '{Role} has about as much in common with what comes naturally to you as a role picked at random, or somewhat more.',
    low: '{Role} has no more in common with what comes naturally to you than a role picked at random.',
  },
  beside: {
    drains_beside:
      'One more thing is worth knowing: {nature} comes naturally to you and still takes your energy.',
    more_in_you: 'When it comes to {nature}, you have more in you than {role} asks for.',
    more_in_role: 'When it comes to {nature}, {role} asks for more than comes naturally to you.',
    meets: '{Nature} comes naturally to you, and {role} asks for it to about the same degree.',
  },
} as const satisfies RemarkWords;
