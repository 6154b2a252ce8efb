import type { ReportFacts } from '#application/ports/texts/narrator.ts';
import type { FindingText, NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import type { ModelAnswer } from './answer.ts';
import { tokenSlots } from './numbers.ts';
import { findingKeys } from './scopes.ts';
import { findingTexts } from '../finding-texts.ts';
import { letterOf } from '../letter-text.ts';
import { planTexts } from '../plan-texts.ts';
import { writingContextOf } from '../writing-context.ts';

/** The parts of the built-in report that a model can see. */
export type BuiltInTexts = Pick<NarrativeSections, 'letter' | 'findings' | 'plan'>;

/**
 * The built-in texts in the form that a model has to use: with tokens instead of numbers, and without the person's own
 * words, which the model receives only as data.
 */
export function builtInTexts({ profile, intake }: ReportFacts): BuiltInTexts {
  const { success: _, ...goals } = intake.goals;
  const writing = writingContextOf({ profile, intake: { ...intake, goals } });
  const withTokens = {
    ...writing,
    say: (template: string, slots = {}) => writing.say(template, { ...slots, ...tokenSlots }),
  };
  return { letter: letterOf(withTokens), findings: findingTexts(withTokens), plan: planTexts(withTokens) };
}

/** The built-in texts in the form of an answer. The model is asked to write something better. */
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
