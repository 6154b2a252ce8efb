import type { PatternWords } from '../frame-words.ts';

/** What several answers show together, but none of them alone. */
export const patterns = {
  upside_down: {
    now: 'On the whole, {role} has least time for the kinds of work that give you most energy. An hour moved from work that tires you to work that gives you energy helps in two ways. You lose less, and you get more back.',
    target:
      'By your guesses, {role} has least time for the kinds of work that would give you most energy. Check that before you choose. Ask somebody who has such a role what fills most of the week, and whether it is the same everywhere.',
  },
  right_way_up: {
    now: 'The more energy a kind of work gives you, the larger its share of {role} tends to be. Such a week can change without any decision, because each new task takes its hours from other work. So before you accept a task, ask which work it would push out.',
    target:
      'By your guesses, the more energy a kind of work gives you, the larger its share of {role} tends to be. That speaks for {role}, as far as the guesses are right. A trial day, or a long talk with somebody who does the work, can show you whether they are.',
  },
  cost_from_effort: {
    now: 'Most of the work that takes energy from you in {role} comes less naturally to you: {hard}. Rest alone seldom ends this kind of tiredness, because on Monday the same effort is needed again. Practice, a good template or some help can often make the effort itself smaller.',
    target:
      'What you expect to tire you in {role} is mainly work that comes less naturally to you: {hard}. In an interview or on a trial day, ask how people learn it there, and who helps. With good help at the start, such work may become lighter.',
  },
  cost_from_ease: {
    now: 'Most of the work that takes energy from you in {role} comes naturally to you: {easy}. Learning more is unlikely to help, because it is not the skill that tires you. What may help is less of it, a different time of day for it, or different people around it. It goes well, so it is easy to say yes to too much.',
    target:
      'What you expect to tire you in {role} is mainly work that comes naturally to you: {easy}. More training is unlikely to change that. What can differ from one place to another is the amount. So ask in an interview how much of it there is on an ordinary day.',
  },
  cost_from_both: {
    now: 'Two sorts of tasks take energy from you in {role}. One sort comes less naturally to you: {hard}. Practice or help can often make it lighter. The other sort comes naturally and still tires you: {easy}. There, a limit is more likely to help than practice. It is a common mistake to treat both alike.',
    target:
      'You expect two sorts of tiring work in {role}. One sort comes less naturally to you: {hard}. Ask in an interview who would help you with it at the start. The other sort comes naturally and would still tire you: {easy}. There, ask how much of it an ordinary day brings.',
  },
  ease_gives: {
    now: 'With you, ease and energy mostly go together: the more naturally a kind of work comes to you, the more energy it tends to give. That is not so for everybody. So if one of two tasks feels easy to you, that may be a good reason to choose it.',
    target:
      'With you, ease and energy mostly go together: the more naturally a kind of work comes to you, the more energy you expect from it. That is not so for everybody. So when you read about a role, look for the tasks that would be easy for you. They may be the ones that give you energy.',
  },
  ease_apart: {
    now: 'Some work comes naturally to you and still takes energy: {easy}. Other work comes less naturally and gives you energy: {hard}. So how easily a task went tells you little about what it cost. At the end of a day, ask what each task gave you or took from you.',
    target:
      'Some work comes naturally to you, and you still expect it to tire you: {easy}. Other work comes less naturally, and you expect energy from it: {hard}. So ease is a poor guide when you choose. On a trial day, notice how each task leaves you, and not only how it went.',
  },
  one_source: {
    now: 'Most of the energy that {role} gives you comes from one kind of work: {nature}. If that work went away, most of that energy would go with it. So whatever else changes, keep it.',
    target:
      'Most of the energy that you expect from {role} comes from one kind of work: {nature}. For you, everything depends on how large that part really is. Before you say yes to a place, find out how many hours a week go to it, and what fills the others.',
  },
} as const satisfies PatternWords;
