import type { LanguageModel } from '#application/ports/texts/language-model.ts';
import type { Narrator, ReportFacts } from '#application/ports/texts/narrator.ts';
import {
  type Narrative,
  type PhrasedSection,
  phrasedSections,
} from '#domain/situation-map/report/narrative.ts';
import { builtInSections, makeBuiltInNarrator } from '../built-in-narrator.ts';
import type { CheckContext, Fault } from './checks/scope.ts';
import { answerShape, type ModelAnswer } from './answer.ts';
import { faultsIn } from './checks.ts';
import { numbersOf } from './numbers.ts';
import { ownWordsOf } from './own-words.ts';
import { promptVersion, repairNote, reportPrompt, systemPrompt } from './prompt.ts';
import { type ReportScopes, scopesOf } from './scopes.ts';
import { sectionsWith } from './sections.ts';

const callMs = 60_000;
const defaultTotalMs = 120_000;
/** With less time left, no call is started. */
const enoughForACallMs = 3_000;
/** About three times what a complete report needs, because some languages and models need more. */
const maxOutputTokens = 6_000;

interface Deps {
  readonly model: LanguageModel;
  /** The time limit for all calls about one report together. */
  readonly totalMs?: number;
}

/** Everything needed while a model writes one report. */
interface Assignment {
  readonly facts: ReportFacts;
  readonly scopes: ReportScopes;
  readonly context: CheckContext;
  readonly endsAt: number;
}

/** The sections that passed the checks, and the faults of the others. */
interface Draft {
  readonly accepted: ModelAnswer;
  readonly faults: ReadonlyMap<PhrasedSection, readonly Fault[]>;
}

/**
 * Lets a language model write three parts of a report in a more personal way: the letter, the scenes and the
 * experiments. Fixed rules decide what they say, and the built-in texts say it too. One call requests all three, so
 * that they do not repeat each other. Sections that fail a check are requested once more, together with the faults. If
 * they fail again, the built-in text is used. The model never sees a number: it writes tokens, which are filled in
 * after the checks. If the intake does not allow a model, nothing is sent to it.
 */
export function makeModelNarrator({ model, totalMs = defaultTotalMs }: Deps): Narrator {
  const withoutModel = makeBuiltInNarrator();
  return {
    async narrate(facts) {
      if (facts.intake.languageModel === 'refused') return withoutModel.narrate(facts);
      const assignment = assignmentFor(facts, totalMs);
      const first = await askFor(phrasedSections, assignment, new Map());
      if (first === 'unavailable') return assemble(assignment, {}, phrasedSections);
      if (first.faults.size === 0) return assemble(assignment, first.accepted, []);
      const second = await askFor([...first.faults.keys()], assignment, first.faults);
      if (second === 'unavailable') return assemble(assignment, first.accepted, [...first.faults.keys()]);
      return assemble(assignment, { ...first.accepted, ...second.accepted }, [...second.faults.keys()]);
    },
  };

  async function askFor(
    sections: readonly PhrasedSection[],
    { facts, scopes, context, endsAt }: Assignment,
    earlier: Draft['faults'],
  ): Promise<Draft | 'unavailable'> {
    const timeLimitMs = Math.min(callMs, endsAt - performance.now());
    if (timeLimitMs < Math.min(enoughForACallMs, totalMs / 2)) return 'unavailable';
    const prompt = reportPrompt(facts, sections, scopes);
    const answer = await model.ask({
      system: systemPrompt(facts.profile.language),
      prompt: earlier.size === 0 ? prompt : `${prompt}\n\n${repairNote(earlier)}`,
      output: answerShape(sections, scopes),
      maxOutputTokens,
      timeLimitMs,
    });
    if (answer.isOk()) return sift(answer.value, sections, scopes, context);
    return answer.error.kind === 'model_bad_output' ? sift({}, sections, scopes, context) : 'unavailable';
  }

  function assemble(
    { facts }: Assignment,
    accepted: ModelAnswer,
    fallbackSections: readonly PhrasedSection[],
  ): Narrative {
    const isPhrased = Object.keys(accepted).length > 0;
    return {
      source: isPhrased ? 'model' : 'built_in',
      model: isPhrased ? model.name : null,
      promptVersion: isPhrased ? promptVersion : null,
      // True, because sections that failed a check are not included.
      verified: true,
      fallbackSections: phrasedSections.filter((section) => fallbackSections.includes(section)),
      sections: sectionsWith(accepted, builtInSections(facts), numbersOf(facts), facts.profile.language),
    };
  }
}

const assignmentFor = (facts: ReportFacts, totalMs: number): Assignment => ({
  facts,
  scopes: scopesOf(facts),
  context: {
    language: facts.profile.language,
    profile: facts.profile,
    ownWords: Object.values(ownWordsOf(facts.intake)).join('\n'),
  },
  endsAt: performance.now() + totalMs,
});

function sift(
  answer: ModelAnswer,
  sections: readonly PhrasedSection[],
  scopes: ReportScopes,
  context: CheckContext,
): Draft {
  const checked = sections.map((section) => [section, faultsIn(section, answer, scopes, context)] as const);
  const passed = new Set(checked.filter(([, faults]) => faults.length === 0).map(([section]) => section));
  return {
    accepted: Object.fromEntries(
      Object.entries(answer).filter(([section]) => passed.has(section as PhrasedSection)),
    ),
    faults: new Map(checked.filter(([, faults]) => faults.length > 0)),
  };
}
