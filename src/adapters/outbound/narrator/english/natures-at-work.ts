import type { Nature } from '../../../../domain/scoring/dimensions.ts';

/** What a nature is in a working week. Phrases without a capital or a full stop, to be put into sentences. */
export interface AtWork {
  /** "…ing". */
  readonly doing: string;
  /** Its usual tasks, as a plural. */
  readonly tasks: string;
  /** A piece of it that somebody else could do. */
  readonly piece: string;
  /** Somebody to whom it comes easily. */
  readonly helper: string;
  /** All below begin with a verb. More of it, agreed with others: */
  readonly more: string;
  /** More of it, without asking: */
  readonly attempt: string;
  readonly practise: string;
  readonly limit: string;
  readonly protect: string;
  /** "Whether …": what about it may be the draining part. */
  readonly whether: string;
}

export const atWork = {
  Creating: {
    doing: 'making something new',
    tasks: 'concepts, drafts and first versions',
    piece: 'the next first draft',
    helper: 'someone who likes a blank page',
    more: 'take on a task that starts from a blank page',
    attempt: 'sketch an idea of your own and show it to someone the same day',
    practise: 'start from an example you admire and change it until it is yours',
    limit: 'stop at the rough version and leave the polishing to others',
    protect: 'block undisturbed time for making things',
    whether: 'whether the making itself tires you or the deadline around it',
  },
  Innovating: {
    doing: 'improving what exists',
    tasks: 'reworked methods, tools and routines',
    piece: 'the improvement that has waited longest',
    helper: 'someone who enjoys tinkering',
    more: 'rework a routine that people complain about',
    attempt: 'change a single step of a routine and compare before and after',
    practise: 'watch where a routine stalls and mend only that step',
    limit: 'mend what is broken and let the rest be good enough',
    protect: 'keep an experiment of your own running',
    whether: 'whether the improving tires you or the persuading that follows',
  },
  Performing: {
    doing: 'presenting to an audience',
    tasks: 'talks, demonstrations and presentations',
    piece: 'the next presentation',
    helper: 'someone who comes alive in front of people',
    more: 'present in person what is now sent round in writing',
    attempt: 'offer to open the next meeting',
    practise: 'rehearse aloud in front of a friendly listener',
    limit: 'present to smaller rounds, with a day between them',
    protect: 'keep a regular slot in front of people',
    whether: 'whether the audience tires you or the preparation',
  },
  Advising: {
    doing: 'helping others decide',
    tasks: 'consultations and requests for your view',
    piece: 'the questions that reach you by habit',
    helper: 'someone whom people already consult',
    more: 'be the sounding board for somebody’s decision',
    attempt: 'meet the next request for advice with questions before answers',
    practise: 'ask what has to be decided before you offer a view',
    limit: 'give advice at fixed hours only',
    protect: 'keep the conversations in which your view changes something',
    whether: 'whether the talks tire you or the weight of what follows from them',
  },
  Organizing: {
    doing: 'planning and ordering work',
    tasks: 'schedules, lists and coordination',
    piece: 'the weekly schedule',
    helper: 'someone who enjoys putting things in order',
    more: 'draw up the plan for a project that lacks one',
    attempt: 'turn a loose end into a short plan with names and dates',
    practise: 'borrow a plan that has worked and fill in your own steps',
    limit: 'plan at a fixed hour and touch the plan at no other',
    protect: 'keep planning your own field yourself',
    whether: 'whether the planning tires you or the chasing of others',
  },
  Providing: {
    doing: 'seeing to what people need',
    tasks: 'requests for help, supplies and follow-ups',
    piece: 'the standing requests',
    helper: 'someone who notices what others lack',
    more: 'look after a newcomer or a group you serve',
    attempt: 'ask the people you serve what they lack',
    practise: 'ask people what would help before you guess',
    limit: 'agree on hours at which you are not on call',
    protect: 'keep direct contact with those you serve',
    whether: 'whether the needs tire you or the lack of an end to them',
  },
  Adapting: {
    doing: 'switching when things change',
    tasks: 'changes of plan, stand-ins and sudden requests',
    piece: 'the interruptions that come every day',
    helper: 'someone who likes an open day',
    more: 'step in where plans change often',
    attempt: 'volunteer for the next change of plan',
    practise: 'settle in advance what you will drop when a plan changes',
    limit: 'gather changes and take them in at a fixed time of day',
    protect: 'keep variety in your week',
    whether: 'whether the change tires you or hearing of it late',
  },
  Analyzing: {
    doing: 'examining facts and causes',
    tasks: 'checks, figures and searches for causes',
    piece: 'the recurring report',
    helper: 'someone who likes figures',
    more: 'take up a question that nobody has settled',
    attempt: 'trace a recurring problem to its cause and put it on a page',
    practise: 'go through an analysis beside someone who does it well',
    limit: 'settle beforehand how deep the checking has to go',
    protect: 'keep quiet hours for digging',
    whether: 'whether the digging tires you or the pressure to be done',
  },
  Leading: {
    doing: 'setting direction for others',
    tasks: 'decisions, direction and disputes over the course',
    piece: 'a decision that others could take',
    helper: 'someone who likes to take charge',
    more: 'lead a small project from its first meeting on',
    attempt: 'propose the direction the next time a group is stuck',
    practise: 'take the lead in a small task with an end date',
    limit: 'hand out decisions together with clear limits',
    protect: 'keep the decisions that set the course',
    whether: 'whether deciding tires you or being answerable for others',
  },
} as const satisfies Record<Nature, AtWork>;
