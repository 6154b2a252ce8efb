import type { RemarkWords } from '../frame-words.ts';

/** Texts about all nine kinds of work together, above their charts. */
export const remarks = {
  overlap: {
    strong:
      '{Role} asks mostly for what comes naturally to you. Where a task is tiring all the same, look first at how much of it there is, and when.',
    partial:
      '{Role} asks partly for what comes naturally to you, and partly for something else. So one week can feel like a different job from the next, depending on which tasks fill it.',
    reversed:
      'On the whole, {role} asks most for what comes least naturally to you, and least for what comes most naturally. That says nothing about how well you do it. It may be why an ordinary day takes so much effort.',
    random:
      'Taken as a whole, {role} asks for what comes less naturally to you at least as often as for what comes naturally. That says nothing about how well you do it.',
  },
  page: 'A page of this report is about it.',
  beside: {
    drains_beside:
      '{Nature} comes naturally to you and still takes energy, so count its hours before you agree to more.',
    more_in_you: 'When it comes to {nature}, {role} asks for less than comes naturally to you.',
    more_in_role:
      'When it comes to {nature}, {role} asks for more than comes naturally to you. Help with it, or a smaller share of it, may make your days easier.',
    meets: '{Nature} comes naturally to you, and {role} asks for it to about the same degree.',
  },
} as const satisfies RemarkWords;
