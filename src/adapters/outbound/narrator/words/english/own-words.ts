import type { OwnWordsWords } from '../frame-words.ts';
import { ownWordsAsks } from './own-words-asks.ts';
import { ownWordsSteps } from './own-words-steps.ts';

/** Texts about what the person would call success, by theme. */
export const ownWords = {
  letter: {
    hands: 'Work with your hands needs a few hours in a row, and such hours seldom come free without a plan.',
    paperwork:
      'Paperwork without an hour of its own easily spreads into free time, so a fixed hour for it is a beginning.',
    free_time: 'Free time is easily given up when work gets busy, so it needs a fixed place in the week.',
    health: 'How you feel in the evening matters here, and not only how much you got done.',
    family: 'Family life happens on ordinary weekdays, so begin with one of them.',
    clients: 'Whom you work for matters here, and not only which tasks you have.',
    teaching:
      'You can try explaining something before it is your job: one person who wants to understand it is enough.',
    team: 'This wish depends on other people too, so they have to know what you expect and what they may decide.',
    learning: 'What you learn is of use from the day you apply it, so you need not wait for a certificate.',
    money: 'Where money matters, it helps to have a figure, because then you can see how far away it is.',
    job: 'Two jobs with the same title can have quite different days, so ask what an ordinary day is like.',
    own_business:
      'In a business of your own, you choose the hours and clients pay for them, so a plan needs both.',
    lasting:
      'Whether a piece of work lasts shows only later, so it helps to go back and look at it after some months.',
    quiet: 'Quiet hours seldom come without a plan, so others have to know when they should not disturb you.',
    recognition:
      'Work that goes smoothly is easily overlooked, so it helps to show others what you have done.',
    writing:
      'Writing is easier in short, regular hours than in long, rare ones, because every new beginning takes effort.',
    outdoors: 'Hours outdoors are easily put off, so they need a fixed day of their own.',
    freedom: 'To be free to choose, you have to be able to say no, and the first no is often the hardest.',
    meaning:
      'The people who use your work can tell you what it is good for, so it helps to meet one of them.',
    certainty: 'A few hours of doing the thing itself can tell you more than months of thinking about it.',
    leading:
      'Leading is made up of many small decisions, and you can take them on or hand them over one by one.',
    ideas: 'Ideas tend to wait for a free month, although many of them could begin in a free afternoon.',
  },
  echo: {
    drawn: 'Your assessment also shows an interest in {intelligence}, which may help you with this.',
    gives: '{Nature} can help you with this, because it gives you energy and {role} asks for it.',
    costs: 'One thing to watch is {nature}, because it takes energy from you and {role} asks for it.',
    waits: '{Nature} could help you with this: it gives you energy, although {role} seldom asks for it.',
  },
  step: ownWordsSteps,
  ask: ownWordsAsks,
} as const satisfies OwnWordsWords;
