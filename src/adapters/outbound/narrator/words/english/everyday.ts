import type { EverydayWords } from '../frame-words.ts';
import { everydayAsks } from './everyday-asks.ts';
import { everydaySteps } from './everyday-steps.ts';

/** What takes or gives energy in any kind of work. */
export const everyday = {
  names: {
    meetings: 'meetings',
    deep_focus: 'long concentration',
    conflict: 'conflict',
    deadlines: 'deadlines',
    routine: 'routine',
    novelty: 'new things',
    decisions: 'decisions',
    interruptions: 'interruptions',
    admin: 'paperwork',
    travel: 'travel',
    people_contact: 'being with people',
    working_alone: 'working alone',
    learning: 'learning',
    feedback: 'feedback',
    visibility: 'being seen',
    unclear_goals: 'unclear goals',
  },
  letter: {
    drains: 'Whatever the work is, you lose energy to {drains}.',
    planned: 'One step of your plan is about {drain}.',
    sources: 'Whatever the work is, you gain energy from {sources}.',
    further: 'You gain energy from {sources}.',
  },
  step: everydaySteps,
  ask: everydayAsks,
} as const satisfies EverydayWords;
