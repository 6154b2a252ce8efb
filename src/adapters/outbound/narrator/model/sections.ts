import type { Language } from '#domain/language.ts';
import type {
  ExperimentText,
  FindingText,
  NarrativeSections,
  StepText,
} from '#domain/situation-map/report/narrative.ts';
import { typesetAll } from '#adapters/presentation/typeset.ts';
import type { ModelAnswer } from './answer.ts';
import { fillNumbers } from './numbers.ts';
import { findingKeys } from './scopes.ts';

/**
 * Replaces built-in sections by those of a model, which have passed the checks, and fills in the numbers. Built-in text
 * that names an experiment then uses its new name.
 */
export function sectionsWith(
  { letter, scenes, experiments }: ModelAnswer,
  builtIn: NarrativeSections,
  numbers: ReadonlyMap<string, string>,
  language: Language,
): NarrativeSections {
  const fill = (text: string): string => typesetAll(fillNumbers(text, numbers, language), language);
  const findings = builtIn.findings.map((finding, index): FindingText => {
    const key = findingKeys[index] ?? '';
    const experiment = experiments?.[key];
    return {
      ...finding,
      scenes: scenes?.[key]?.map(fill) ?? finding.scenes,
      experiment: experiment === undefined ? finding.experiment : filled(experiment, fill),
    };
  });
  const renamings = builtIn.findings.map(({ experiment }, index): Renaming => [
    experiment.name,
    findings[index]?.experiment.name ?? experiment.name,
  ]);
  return {
    ...builtIn,
    letter: letter?.map(fill) ?? builtIn.letter.map((text) => renamedWithin(text, renamings)),
    findings,
    plan: Object.fromEntries(
      Object.entries(builtIn.plan).map(([id, step]) => [id, renamedStep(step, renamings)]),
    ),
  };
}

const filled = (
  { name, body, say, notice }: ExperimentText,
  fill: (text: string) => string,
): ExperimentText => ({
  name: fill(name),
  body: fill(body),
  say: { to: fill(say.to), words: fill(say.words) },
  notice: fill(notice),
});

/** The name of an experiment in the built-in text, and its new name. */
type Renaming = readonly [from: string, to: string];

/** Within a sentence, a name begins with a small letter. */
const renamedWithin = (text: string, renamings: readonly Renaming[]): string =>
  renamings.reduce(
    (renamed, [from, to]) => renamed.replaceAll(uncapitalised(from), () => uncapitalised(to)),
    text,
  );

/** In the plan, a name is a sentence of its own. */
const renamedStep = (step: StepText, renamings: readonly Renaming[]): StepText => ({
  ...step,
  text: renamings.find(([from]) => step.text === `${from}.`)?.[1].concat('.') ?? step.text,
});

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
