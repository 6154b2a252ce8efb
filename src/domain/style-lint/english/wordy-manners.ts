import { phraseLines } from '../model/phrase-lines.ts';
import type { Phrase } from '../model/rule.ts';
import { formsOf } from './verb-forms.ts';
import { wordsIn } from './word-lists.ts';

const adverbOf = (adjective: string): string =>
  adjective.endsWith('y') ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;

const articleOf = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');

const adjectivesOfManner = () =>
  wordsIn(`
  accurate adequate appropriate careful clear coherent concise consistent constructive correct deliberate
  effective efficient fair hasty honest objective productive professional prompt proper quick rapid
  responsible safe satisfactory secure speedy swift thorough transparent unprofessional
`);

/** `in a careful manner`: one adverb says the same. */
const manners = (): Phrase[] => [
  ...adjectivesOfManner().flatMap((adjective) =>
    ['manner', 'fashion'].map((noun) => ({
      match: `in ${articleOf(adjective)} ${adjective} ${noun}`,
      replace: [adverbOf(adjective)],
      notBefore: ['that', 'which', 'as'],
    })),
  ),
  ...phraseLines(`
    in a timely manner, in a timely fashion = promptly | in time | on time
    in an expeditious manner, in an expedited manner = quickly
    in a manner of one's own choosing = as one likes
  `),
];

const bases = () =>
  phraseLines(`
  on a daily basis, on a day-to-day basis, on an everyday basis = daily | every day
  on a weekly basis = weekly | every week
  on a monthly basis = monthly | every month
  on a quarterly basis = quarterly
  on a yearly basis, on an annual basis = yearly | every year
  on an hourly basis = hourly | every hour
  on a nightly basis = nightly | every night
  on a regular basis = regularly | often
  on a frequent basis = often
  on an infrequent basis = rarely
  on an occasional basis = sometimes
  on a consistent basis = consistently
  on a constant basis, on a continual basis, on a continuous basis = constantly | all the time
  on a permanent basis = permanently
  on a temporary basis = temporarily | for now
  on an interim basis = for now
  on a voluntary basis = voluntarily
  on a weekly or monthly basis = every week or month
  on a confidential basis = in confidence
  on a case-by-case basis = case by case
  on an individual basis, on a one-to-one basis = one by one | individually
  on a full-time basis = full-time
  on a part-time basis = part-time
  on a global basis = globally | worldwide
  on a national basis = nationally
  on a local basis = locally
`);

const purposes = () =>
  wordsIn(`
  achieve assess avoid build buy check collect compare create decide discuss ensure find fund get help hold
  improve increase keep learn make measure meet obtain prevent provide reduce review save sell share show
  support test train verify
`);

/** `for the purpose of making`; before a noun it may be the best choice. */
const aims = (): Phrase[] =>
  purposes().map((verb) => ({
    match: `for the purpose of ${formsOf(verb).ing}`,
    replace: [`to ${verb}`],
  }));

export const wordyManners = (): Phrase[] => [...manners(), ...bases(), ...aims()];
