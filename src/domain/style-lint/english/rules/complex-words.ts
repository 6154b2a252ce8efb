import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { inflected } from '../verb-forms.ts';

const verbs = () =>
  phraseLines(`
  ! commence = begin | start
  recommence = begin again | start again
  effectuate = carry out | bring about
  ! ameliorate = improve
  ! elucidate = explain
  expedite = speed up
  ! remunerate = pay
  operationalize, operationalise = put into practice | use
  ! underutilize, underutilise = underuse
  ! overutilize, overutilise = overuse
  apprise you of, apprise us of = tell
  necessitate = require | need
  administrate = manage | run
  prognosticate = predict | forecast
  cogitate = think
  reutilize, reutilise = reuse
  effect an improvement in, bring about an improvement in = improve
  effect a reduction in, bring about a reduction in = reduce
  effect a change in, effect changes to, effect modifications to = change
  avail themselves of, avail yourself of, avail ourselves of = use
`).flatMap(inflected);

/** Beside these words, `utilization` is a measured value, which `use` cannot replace. */
const notMeasured =
  'not before: cpu, the cpu, gpu, the gpu, memory, the server, servers, capacity, a worker, workers, the worker' +
  ' ; not after: cpu, gpu, loop, memory, disk, resource, capacity, bandwidth, network, bed';

const others = () =>
  phraseLines(`
  utilization of, utilisation of = use of ; ${notMeasured}
  underutilization, underutilisation = underuse
  overutilization, overutilisation = overuse
  utilizable, utilisable = usable
  functionalities = features | functions
  amelioration = improvement
  elucidation = explanation
  effectuation = carrying out
  expeditious = quick | prompt
  ! expeditiously = quickly
  ascertain = find out | learn
  cognizant of, cognisant of = aware of
  thusly = thus | so
  aforementioned = these | this | those
  abovementioned, undermentioned = these | this
  componentry = parts | components
  plethora of, a plethora of = many | too many
  preplanned = planned
  monetary remuneration, pecuniary remuneration = pay
  financial remuneration = pay
  in toto = in all | altogether
  commencement date = start date
`);

/** Only as a verb, and in promises: older prose often has "his endeavours to please". */
const endeavours = (): Phrase[] =>
  ['i', 'we', 'will', 'shall', 'should', 'must', 'please', 'always'].flatMap((before) =>
    ['endeavour', 'endeavor'].map((verb): Phrase => ({
      match: `${before} ${verb} to`,
      replace: [`${before === 'i' ? 'I' : before} try to`],
      isSafe: true,
    })),
  );

export const complexWords: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Write "{replacement}" instead of "{match}": it is the common word.',
    phrases: [...verbs(), ...others(), ...endeavours()],
  }),
  examples: {
    bad: [
      'The ceremony will commence at noon.',
      'We will endeavour to reply within a week.',
      'Please ascertain whether the door is locked.',
      'He spoke of the utilization of water.',
      'This may expedite the process.',
      'The aforementioned rules apply.',
    ],
    good: [
      'We use it.',
      'The commencement speech was short.',
      'His endeavours to please her failed.',
      'It was a bold endeavour.',
      'The utility room is cold.',
      'CPU utilization of 80% is high.',
      'An expedition left in May.',
      'She is a utility player.',
    ],
  },
};
