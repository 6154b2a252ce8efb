import type { OwnWordsWords } from '../frame-words.ts';
import { ownWordsAsks } from './own-words-asks.ts';
import { ownWordsSteps } from './own-words-steps.ts';

/** What is said about what the person would call success, by what their words are about. */
export const ownWords = {
  letter: {
    hands:
      'There is a moment when a thing made by hand is finished, and few other tasks show so plainly that they are done.',
    paperwork:
      'Paperwork has no hour of its own, so it takes whichever hour is left, and that is often a free one.',
    free_time:
      'Free time has no deadline, so it is the first thing to give way, unless it has a fixed place.',
    health: 'How much is left of you in the evening says more about a week than how much got done.',
    family: 'Family life happens on ordinary weekdays, so that is where any change has to show.',
    clients:
      'Whom you work for can make the same task light or heavy, so a plan should name people and not only tasks.',
    teaching:
      "When you explain something, the other person's face shows at once whether it worked, and few tasks show it so soon.",
    team: 'Among people who work together, what is said aloud holds better than what each of them quietly expects.',
    learning: 'Learning counts from the day you use it, and that day can come before any certificate.',
    money: 'A question of money weighs on every decision until there is a figure beside it.',
    job: 'Two jobs with the same title can have quite different days, so the days are what is worth asking about.',
    own_business: 'A business of your own gives you the say over your hours, and the duty to fill them.',
    lasting:
      'What becomes of a piece of work shows only to someone who goes back to it, and few calendars have a day for that.',
    quiet:
      'Quiet hours hardly ever come by themselves, because an interruption costs only the one who is interrupted.',
    recognition:
      'Good work is most easily overlooked where it goes smoothly, because there is nothing to notice then.',
    writing:
      'Writing needs short and regular hours more than long and rare ones, because each new beginning takes the most effort.',
    outdoors: 'Hours outside are easily put off, because no single day seems to depend on them.',
    freedom: 'Being able to choose depends on being able to say no, and the first no is the hardest.',
    meaning: 'Whether work is of use shows in the people it reaches, and many jobs never let you meet them.',
    certainty:
      'Clarity comes from a few hours of doing the thing itself more often than from months of thinking about it.',
    leading:
      'Leading is made of many single decisions, and each of them can be taken on or handed over by itself.',
    ideas: 'Ideas tend to wait for a free month, and many of them could begin in a free afternoon.',
  },
  echo: {
    drawn:
      'What draws you belongs to it as well: an interest in {intelligence} stands out in your assessment.',
    gives: 'The rest of your answers fits with it: {nature} gives you energy, and {role} asks for it.',
    costs:
      'The rest of your answers shows why it matters: {nature} takes energy from you, and {role} asks for it.',
    waits: 'The rest of your answers fits with it: {nature} gives you energy, and {role} seldom asks for it.',
  },
  step: ownWordsSteps,
  ask: ownWordsAsks,
} as const satisfies OwnWordsWords;
