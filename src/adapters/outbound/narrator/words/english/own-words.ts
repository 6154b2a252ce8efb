import type { OwnWordsWords } from '../frame-words.ts';
import { ownWordsAsks } from './own-words-asks.ts';
import { ownWordsSteps } from './own-words-steps.ts';

/** What is said about what the person would call success, by what their words are about. */
export const ownWords = {
  letter: {
    hands: 'Work with your hands needs a few hours in one piece, and a full week seldom has such a piece.',
    paperwork:
      'Paperwork without an hour of its own easily spreads into free time, so a fixed hour for it is a beginning.',
    free_time: 'Free time is easily given up when work gets full, so it needs a fixed place in the week.',
    health: 'For this, it matters how you are in the evening, and not only how much got done.',
    family: 'Family life happens on ordinary weekdays, so that is where a change has to show first.',
    clients: 'Here it matters whom you work for, so your plan should name people and not only tasks.',
    teaching:
      'Explaining something can be tried on a small scale: one person who wants to understand it is enough.',
    team: 'This depends on other people too, so they have to know what you expect and what they may decide.',
    learning: 'What you learn is of use from the day you apply it, so you need not wait for a certificate.',
    money: 'Where money matters, it helps to have a figure, because then you can see how far away it is.',
    job: 'Two jobs with the same title can have quite different days, so ask what an ordinary day is like.',
    own_business:
      'In a business of your own, you choose the hours and clients pay for them, so a plan needs both.',
    lasting:
      'Whether something lasts can only be seen later, so your calendar needs a day for going back to it.',
    quiet: 'Quiet hours seldom come by themselves, so others have to know when they should not disturb you.',
    recognition:
      'Work that goes smoothly is easily overlooked, so it helps to show others what you have done.',
    writing:
      'Writing is easier in short, regular hours than in long, rare ones, because every new beginning takes effort.',
    outdoors: 'Hours outdoors are easily put off, so they need a fixed day of their own.',
    freedom: 'To be free to choose, you have to be able to say no, and the first no is often the hardest.',
    meaning: 'Whether work is of use shows in the people it reaches, so it helps to meet one of them.',
    certainty: 'A few hours of doing the thing itself can tell you more than months of thinking about it.',
    leading:
      'Leading consists of many single decisions, and you can take them on or hand them over one by one.',
    ideas: 'Ideas tend to wait for a free month, although many of them could begin in a free afternoon.',
  },
  echo: {
    drawn: 'It fits what draws you: in your assessment, an interest in {intelligence} stands out.',
    gives: 'On the way there, {nature} can help, because it gives you energy and {role} asks for it.',
    costs:
      'One thing to watch on the way there is {nature}: it takes energy from you, and {role} asks for it.',
    waits:
      'On the way there, {nature} could become a help: it gives you energy, and {role} seldom asks for it.',
  },
  step: ownWordsSteps,
  ask: ownWordsAsks,
} as const satisfies OwnWordsWords;
