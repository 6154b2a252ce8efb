import type { LanguageModel } from '../../../application/ports/language-model.ts';
import type { Narrator, ReportFacts } from '../../../application/ports/narrator.ts';
import {
  type Narrative,
  type PhrasedSection,
  phrasedSections,
} from '../../../domain/situation-map/narrative.ts';
import { builtInSections, makeBuiltInNarrator } from './built-in-narrator.ts';
import type { CheckContext, Fault } from './checks/scope.ts';
import { answerShape, type ModelAnswer } from './model-answer.ts';
import { faultsIn } from './model-checks.ts';
import { numbersOf } from './model-numbers.ts';
import { ownWordsOf } from './model-own-words.ts';
import { promptVersion, repairNote, reportPrompt, systemPrompt } from './model-prompt.ts';
import { type ReportScopes, scopesOf } from './model-scopes.ts';
import { sectionsWith } from './model-sections.ts';

const callMs = 60_000;
const defaultTotalMs = 120_000;
/** Below this a second call is not begun. */
const enoughForACallMs = 3_000;
/** Some three times what a full report takes, for languages and models that need more. */
const maxOutputTokens = 6_000;

interface Deps {
  readonly model: LanguageModel;
  /** For all calls about one report. */
  readonly totalMs?: number;
}

/** One report on its way through the model. */
interface Desk {
  readonly facts: ReportFacts;
  readonly scopes: ReportScopes;
  readonly context: CheckContext;
  readonly endsAt: number;
}

/** What passed the checks, and what is wrong with the rest. */
interface Draft {
  readonly accepted: ModelAnswer;
  readonly faults: ReadonlyMap<PhrasedSection, readonly Fault[]>;
}

/**
 * Lets a language model make personal what fixed rules have found and hand-written texts tell: the letter, the scenes and
 * the experiments. All three are asked for in one call, so that they do not repeat each other; those that fail a check are
 * asked for once more, told why; where they fail again, built-in text stands. The model sees no number: it writes tokens,
 * which are filled in after the checks. It sees nothing of an intake that refuses it.
 */
export function makeModelNarrator({ model, totalMs = defaultTotalMs }: Deps): Narrator {
  const withoutModel = makeBuiltInNarrator();
  return {
    async narrate(facts) {
      if (facts.intake.languageModel === 'refused') return withoutModel.narrate(facts);
      const desk = deskFor(facts, totalMs);
      const first = await askFor(phrasedSections, desk, new Map());
      if (first === 'unavailable') return assemble(desk, {}, phrasedSections);
      if (first.faults.size === 0) return assemble(desk, first.accepted, []);
      const second = await askFor([...first.faults.keys()], desk, first.faults);
      if (second === 'unavailable') return assemble(desk, first.accepted, [...first.faults.keys()]);
      return assemble(desk, { ...first.accepted, ...second.accepted }, [...second.faults.keys()]);
    },
  };

  async function askFor(
    sections: readonly PhrasedSection[],
    { facts, scopes, context, endsAt }: Desk,
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
    { facts }: Desk,
    accepted: ModelAnswer,
    fallbackSections: readonly PhrasedSection[],
  ): Narrative {
    const isPhrased = Object.keys(accepted).length > 0;
    return {
      source: isPhrased ? 'model' : 'built_in',
      model: isPhrased ? model.name : null,
      promptVersion: isPhrased ? promptVersion : null,
      // What failed a check is not in it.
      verified: true,
      fallbackSections: phrasedSections.filter((section) => fallbackSections.includes(section)),
      sections: sectionsWith(accepted, builtInSections(facts), numbersOf(facts), facts.profile.language),
    };
  }
}

const deskFor = (facts: ReportFacts, totalMs: number): Desk => ({
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
