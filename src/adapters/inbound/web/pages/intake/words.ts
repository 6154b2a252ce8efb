import { answerTo, fieldsOf, type Intake, isAimingForRole, typed } from './answers.ts';
import { natures, type Question } from './questions.ts';

export type Texts = typeof import('#adapters/inbound/web/texts/en/intake.json');

/** Texts by the value that stands for them in the intake. */
export type Names = Readonly<Record<string, string>>;

/** An intake with the texts that describe it. */
export interface Worded {
  readonly intake: Intake;
  readonly texts: Texts;
  readonly natureNames: Names;
}

interface QuestionTexts {
  readonly label: string;
  readonly hint?: string;
  /** The labels of choices, or of the steps or ends of a scale. */
  readonly options?: Names;
}

/** Some texts differ for people who do not hold the role yet. */
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

/** An answer as text, where it cannot be changed. */
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
