import type { Audience, ExperimentReader } from '../../../domain/situation-map/audience.ts';
import {
  type Condition,
  type Finding,
  isAboutNature,
  type NatureCase,
  type NatureKind,
} from '../../../domain/situation-map/findings/finding.ts';
import type { FindingText } from '../../../domain/situation-map/narrative.ts';
import { asGiving, natureSlots, type Telling } from './telling.ts';
import type { FindingCase } from './words/frame-words.ts';
import type { Experiment, Experiments, SceneMood } from './words/nature-words.ts';
import type { Slots } from './words/grammar.ts';

export const findingTexts = (telling: Telling): readonly FindingText[] =>
  telling.profile.findings.map((finding) => findingText(telling, finding));

function findingText(telling: Telling, finding: Finding): FindingText {
  const say = sayerFor(telling, finding);
  const { title, see, scenes } = partsOf(telling, finding);
  const { name, body, say: script, notice } = experimentOf(telling, finding);
  return {
    title: say(title),
    see: [say(see), ...alikeOf(telling, finding)].join(' '),
    scenes: scenes.map(say),
    conditions: finding.conditions.map((condition) => say(conditionText(telling, condition))),
    experiment: {
      name: say(name),
      body: say(body),
      say: { to: say(script.to), words: say(script.words) },
      notice: say(notice),
    },
  };
}

/** Says texts about this finding. */
export const sayerFor = (telling: Telling, finding: Finding): ((template: string) => string) => {
  const slots: Slots = {
    ...natureSlots(telling, 'nature', finding.nature),
    people: telling.grammar.people(telling.intake.currentWorkSituation.peopleManaged ?? 0),
  };
  return (template) => telling.say(template, slots);
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

function partsOf(telling: Telling, finding: Finding) {
  const { words, counsel, profile } = telling;
  if (isAboutNature(finding)) {
    const { title, see, scenes } = words.natures[finding.nature];
    return {
      title: title[finding.case],
      see: see[asGiving(telling, finding.case, finding.nature)],
      scenes: scenes[moods[finding.case]][counsel.audience.scenes],
    };
  }
  const { title, see, scenes } = words.situations[finding.case];
  return { title, see, scenes: scenes[profile.roleBasis === 'target' ? 'target' : 'working'] };
}

/** Where it is the whole role, its natures are not listed. */
const alikeOf = ({ grammar }: Telling, finding: Finding): readonly string[] =>
  isAboutNature(finding) && finding.alike.length > 0 ? [grammar.alike(finding.alike)] : [];

/** Where it is not known what comes naturally, it is tried as where it is. */
const experimentCases: Readonly<Record<NatureCase, NatureKind>> = {
  carries: 'carries',
  gives: 'carries',
  stretch: 'stretch',
  draining_strength: 'draining_strength',
  strain: 'strain',
  costs: 'strain',
  unused: 'unused',
};

export function experimentOf({ words, counsel: { audience } }: Telling, finding: Finding): Experiment {
  if (isAboutNature(finding))
    return forReader(words.natures[finding.nature].experiments[experimentCases[finding.case]], audience);
  return words.situations[finding.case].experiments[audience.situation];
}

/** Who leads people has colleagues too; who leads them in their own business does not. */
function forReader(experiments: Experiments, { experiments: reader, situation }: Audience): Experiment {
  if (reader !== 'leads') return experiments[reader];
  return experiments.leads ?? experiments[situation satisfies ExperimentReader];
}

/** The case that texts about the situation are kept by. */
export const situationCaseOf = (finding: Finding): FindingCase => {
  if (!isAboutNature(finding)) return finding.case;
  return experimentCases[finding.case];
};

function conditionText({ words: { conditions } }: Telling, condition: Condition): string {
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
      return conditions[condition.kind];
  }
}
