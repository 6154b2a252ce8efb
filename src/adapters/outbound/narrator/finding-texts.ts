import type { Audience, ExperimentReader } from '#domain/situation-map/intake/audience.ts';
import {
  type Condition,
  type Finding,
  isAboutNature,
  type NatureFinding,
  type NatureCase,
  type NatureKind,
} from '#domain/situation-map/findings/finding.ts';
import type { FindingText } from '#domain/situation-map/report/narrative.ts';
import { onFreeDays } from './free-days.ts';
import { asGiving, natureSlots, type WritingContext } from './writing-context.ts';
import type { FindingCase } from './words/frame-words.ts';
import type { Experiment, Experiments, SceneMood } from './words/nature-words.ts';
import type { Slots } from './words/grammar.ts';

export const findingTexts = (writing: WritingContext): readonly FindingText[] =>
  writing.profile.findings.map((finding) => findingText(writing, finding));

function findingText(writing: WritingContext, finding: Finding): FindingText {
  const say = sayerFor(writing, finding);
  const { title, see, scenes } = partsOf(writing, finding);
  const { name, body, say: script, notice } = experimentOf(writing, finding);
  return {
    title: say(title),
    see: [say(see), ...alikeOf(writing, finding)].join(' '),
    scenes: scenes.map(say),
    conditions: finding.conditions.map((condition) => conditionText(writing, condition)),
    experiment: {
      name: say(name),
      body: say(body),
      say: { to: say(script.to), words: say(script.words) },
      notice: say(notice),
    },
  };
}

/** Returns a function that fills in texts about this finding. */
export const sayerFor = (writing: WritingContext, finding: Finding): ((template: string) => string) => {
  const slots: Slots = {
    ...natureSlots(writing, 'nature', finding.nature),
    people: writing.grammar.people(writing.intake.currentWorkSituation.peopleManaged ?? 0),
  };
  return (template) => writing.say(template, slots);
};

const moods: Readonly<Record<NatureCase, SceneMood>> = {
  carries: 'gives',
  gives: 'gives',
  stretch: 'gives',
  draining_strength: 'costs',
  strain: 'costs',
  costs: 'costs',
  unused: 'missing',
};

function partsOf(writing: WritingContext, finding: Finding) {
  const { words, counsel, basis } = writing;
  if (isAboutNature(finding)) {
    const { title, see, scenes } = words.natures[finding.nature];
    return {
      title: title[finding.case],
      see: see[asGiving(writing, finding.case, finding.nature)],
      scenes: withTrade(writing, finding, scenes[moods[finding.case]][counsel.audience.scenes]),
    };
  }
  const { title, see, scenes } = words.situations[finding.case];
  return { title, see, scenes: scenes[basis === 'target' ? 'target' : 'working'] };
}

/**
 * If the trade is known, the first scene shows this kind of work in that trade. Scenes about missing work stay general,
 * because such a day would be rare in that trade.
 */
function withTrade(
  { words, counsel: { trade } }: WritingContext,
  finding: NatureFinding,
  [first, second]: readonly [string, string],
): readonly [string, string] {
  const scenes = trade === null ? undefined : words.trades[trade];
  return [moods[finding.case] === 'missing' ? first : (scenes?.[finding.nature] ?? first), second];
}

/** If the finding is about the whole role, no natures are listed. */
const alikeOf = ({ grammar }: WritingContext, finding: Finding): readonly string[] =>
  isAboutNature(finding) && finding.alike.length > 0 ? [grammar.alike(finding.alike)] : [];

/** If the preference is unknown, the experiment is the same as if it were known. */
const experimentCases: Readonly<Record<NatureCase, NatureKind>> = {
  carries: 'carries',
  gives: 'carries',
  stretch: 'stretch',
  draining_strength: 'draining_strength',
  strain: 'strain',
  costs: 'strain',
  unused: 'unused',
};

export const experimentOf = (writing: WritingContext, finding: Finding): Experiment =>
  onFreeDays(
    experimentInGeneral(writing, finding),
    writing.profile.language,
    writing.intake.goals.constraints,
  );

function experimentInGeneral({ words, counsel: { audience } }: WritingContext, finding: Finding): Experiment {
  if (isAboutNature(finding))
    return forReader(words.natures[finding.nature].experiments[experimentCases[finding.case]], audience);
  return words.situations[finding.case].experiments[audience.situation];
}

/** People who lead have colleagues too, except those who lead in their own business. */
function forReader(experiments: Experiments, { experiments: reader, situation }: Audience): Experiment {
  if (reader !== 'leads') return experiments[reader];
  return experiments.leads ?? experiments[situation satisfies ExperimentReader];
}

/** The case under which texts for the letter and the conversation are stored. */
export const situationCaseOf = (finding: Finding): FindingCase => {
  if (!isAboutNature(finding)) return finding.case;
  return experimentCases[finding.case];
};

const conditionText = (writing: WritingContext, condition: Condition): string =>
  writing.say(
    conditionTemplate(writing, condition),
    condition.kind === 'costs_as_much' ? natureSlots(writing, 'nature', condition.nature) : {},
  );

function conditionTemplate({ words: { conditions } }: WritingContext, condition: Condition): string {
  switch (condition.kind) {
    case 'drain':
      return conditions.drains[condition.tag];
    case 'source':
      return conditions.sources[condition.tag];
    case 'peak':
      return conditions.peak[condition.time][condition.effect];
    case 'little_support':
    case 'good_support':
    case 'little_say':
    case 'much_say':
    case 'too_much':
    case 'too_little':
    case 'unstable':
    case 'long_hours':
    case 'slow_recovery':
    case 'falling_energy':
    case 'low_energy':
    case 'wished_less':
    case 'wished_more':
    case 'costs_as_much':
      return conditions[condition.kind];
  }
}
