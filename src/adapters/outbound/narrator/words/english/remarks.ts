import type { RemarkWords } from '../frame-words.ts';

/** What is said of all nine kinds of work together, above their charts. */
export const remarks = {
  overlap: {
    strong:
      '{Role} asks mostly for what comes naturally to you. Where a task is tiring all the same, look first at how much of it there is, and when.',
    partial:
      '{Role} asks partly for what comes naturally to you, and partly for something else. So one week can feel like a different job from the next, depending on which tasks fill it.',
    low: '{Role} asks for something quite different from what comes naturally to you. That says nothing about how well you do it. It does say why other work may feel easier.',
  },
  beside: {
    drains_beside:
      '{Nature} comes naturally to you and still takes energy, so count its hours before you agree to more.',
    more_in_you: 'When it comes to {nature}, {role} asks for less than comes naturally to you.',
    more_in_role:
      '{Role} asks for more {nature} than comes naturally to you, so it is where help or practice would show first.',
    meets: '{Nature} comes naturally to you, and {role} asks for it to about the same degree.',
  },
} as const satisfies RemarkWords;
