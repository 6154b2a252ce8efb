import type { ReportFacts } from '../../../application/ports/narrator.ts';
import type { FindingText, NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import type { ModelAnswer } from './model-answer.ts';
import { tokenSlots } from './model-numbers.ts';
import { findingKeys } from './model-scopes.ts';
import { findingTexts } from './tell-findings.ts';
import { letterOf } from './tell-letter.ts';
import { planTexts } from './tell-plan.ts';
import { tellingOf } from './telling.ts';

/** What a model is shown of the built-in report. */
export type BuiltInTexts = Pick<NarrativeSections, 'letter' | 'findings' | 'plan'>;

/**
 * The built-in texts as a model would have to write them: with tokens in place of numbers, and without the person's words,
 * which are shown as data only.
 */
export function builtInTexts({ profile, intake }: ReportFacts): BuiltInTexts {
  const { success: _, ...goals } = intake.goals;
  const telling = tellingOf({ profile, intake: { ...intake, goals } });
  const told = {
    ...telling,
    say: (template: string, slots = {}) => telling.say(template, { ...slots, ...tokenSlots }),
  };
  return { letter: letterOf(told), findings: findingTexts(told), plan: planTexts(told) };
}

/** The same in the shape of an answer: the version to beat. */
export function builtInAnswer({ letter, findings }: BuiltInTexts): Required<ModelAnswer> {
  const byFinding = <T>(partOf: (text: FindingText) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(
      findingKeys.flatMap((key, index) => {
        const text = findings[index];
        return text === undefined ? [] : [[key, partOf(text)] as const];
      }),
    );
  return {
    letter: [...letter],
    scenes: byFinding(({ scenes }) => [...scenes]),
    experiments: byFinding(({ experiment }) => experiment),
  };
}
