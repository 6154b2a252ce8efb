import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { NarrativeSections, PhrasedSection } from '../../../domain/situation-map/narrative.ts';
import { checkText } from './checks/check-text.ts';
import { tokenPattern, wordsIn } from './checks/prose.ts';
import type { CheckContext, Fault, TextScope } from './checks/scope.ts';
import type { ModelAnswer } from './model-answer.ts';
import { type ReportScopes, summaryWords } from './model-scopes.ts';

type Texts = readonly (readonly [text: string, scope: TextScope])[];

const missing: Fault = {
  check: 'shape',
  hint: 'Write every text of this section, in the shape that is asked for.',
};

/** All that is wrong with a section that a model wrote. */
export function faultsIn(
  section: PhrasedSection,
  answer: ModelAnswer,
  scopes: ReportScopes,
  context: CheckContext,
): readonly Fault[] {
  const texts = textsOf(section, answer, scopes);
  if (texts === undefined) return [missing];
  const total = section === 'summary' ? texts.reduce((sum, [text]) => sum + wordsIn(text).length, 0) : 0;
  return [
    ...texts.flatMap(([text, scope]) => checkText(text, scope, context)),
    ...(total > summaryWords
      ? [
          {
            check: 'length' as const,
            hint: `Write at most ${summaryWords} words in all paragraphs together.`,
          },
        ]
      : []),
  ];
}

/** `undefined` unless every text that belongs to the section is there, and no other. */
function textsOf(section: PhrasedSection, answer: ModelAnswer, scopes: ReportScopes): Texts | undefined {
  const { headline, summary, natures, goal, plan, questions } = answer;
  switch (section) {
    case 'headline':
      return headline === undefined ? undefined : [[headline, scopes.headline]];
    case 'goal':
      return goal === undefined ? undefined : [[goal, scopes.goal]];
    case 'summary':
      return summary?.map((text) => [text, scopes.summary]);
    case 'questions':
      return questions?.map((text) => [text, scopes.question]);
    case 'natures':
      return natures && pairedWith<Nature>(scopes.natures, natures);
    case 'plan':
      return plan && pairedWith(scopes.plan, plan);
  }
}

function pairedWith<K extends string>(
  scopes: ReadonlyMap<K, TextScope>,
  texts: Readonly<Record<string, string>>,
): Texts | undefined {
  const pairs = [...scopes].flatMap(([key, scope]) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return text === undefined ? [] : [[text, scope] as const];
  });
  return pairs.length === scopes.size && pairs.length === Object.keys(texts).length ? pairs : undefined;
}

/** The sections with their numbers in place of the tokens. */
export function fillIn(
  answer: ModelAnswer,
  numbers: ReadonlyMap<string, string>,
): Partial<NarrativeSections> {
  const fill = (text: string): string =>
    text.replaceAll(tokenPattern, (token, name: string) => numbers.get(name) ?? token);
  const fillAll = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text)]));
  return {
    ...(answer.headline !== undefined && { headline: fill(answer.headline) }),
    ...(answer.summary !== undefined && { summary: answer.summary.map(fill) }),
    ...(answer.natures !== undefined && { natures: fillAll(answer.natures) }),
    ...(answer.goal !== undefined && { goal: fill(answer.goal) }),
    ...(answer.plan !== undefined && { plan: fillAll(answer.plan) }),
    ...(answer.questions !== undefined && { questions: answer.questions.map(fill) }),
  };
}
