import type { RemarkWords } from '../frame-words.ts';

/** What is said of all nine kinds of work together, above their charts. */
export const remarks = {
  overlap: {
    strong:
      '{Role} asks mostly for what comes naturally to you. If such work tires you, look first at the amount and the conditions, and only then at the kind of work.',
    partial:
      '{Role} asks partly for what comes naturally to you, and partly for something else. So two weeks can feel like two different jobs, depending on which tasks fill them.',
    low: '{Role} asks for something quite different from what comes naturally to you. So an ordinary day may take more effort than others can see, even when the work is done well.',
  },
  beside: {
    drains_beside:
      '{Nature} comes naturally to you and still takes energy, so count its hours before you agree to more.',
    more_in_you: 'When it comes to {nature}, {role} asks for less than comes naturally to you.',
    more_in_role:
      '{Role} asks for more {nature} than comes naturally to you, so allow some extra time for it.',
    meets: '{Nature} comes naturally to you, and {role} asks for it to about the same degree.',
  },
} as const satisfies RemarkWords;
