import { answerTo, fieldsOf, type Intake, isAimingForRole, typed } from './answers.ts';
import { natures, type Question } from './questions.ts';

export type Texts = typeof import('../../texts/en/intake.json');

/** By what stands for it in the intake. */
export type Names = Readonly<Record<string, string>>;

/** An intake, and what it is put into words with. */
export interface Worded {
  readonly intake: Intake;
  readonly texts: Texts;
  readonly natureNames: Names;
}

interface QuestionTexts {
  readonly label: string;
  readonly hint?: string;
  /** Of choices, and of the steps of a scale or of its two ends. */
  readonly options?: Names;
}

/** Where the role is not held yet, some words are others. */
export const forRole = <Words extends object>(
  words: Words & { readonly target?: Partial<Words> },
  intake: Intake,
): Words => (isAimingForRole(intake) ? { ...words, ...words.target } : words);

export function wordsOf({ name, section, kind }: Question, { intake, texts, natureNames }: Worded) {
  const all: Readonly<Record<string, QuestionTexts>> = texts.questions;
  const { label, hint, options = {} } = forRole(all[name] ?? { label: name }, intake);
  const picks: Names = section === 'goals' ? natureNames : texts.tags;
  return { label, hint, options: kind === 'picks' ? picks : options };
}

/** An answer as it is told where it cannot be changed. */
export function said(question: Question, worded: Worded): string {
  const { options } = wordsOf(question, worded);
  const answer = answerTo(worded.intake, question);
  const named = (one: unknown): string => options[typed(one)] ?? typed(one);
  if (question.kind === 'line' || question.kind === 'text') return typed(answer);
  if (Array.isArray(answer)) return answer.map(named).join(', ');
  if (typeof answer !== 'object') return named(answer);
  const rated = fieldsOf(answer);
  return natures
    .filter((nature) => rated[nature] !== undefined)
    .map((nature) => `${worded.natureNames[nature]} – ${named(rated[nature])}`)
    .join('\n');
}
