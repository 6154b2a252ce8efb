import type { ComponentChildren } from 'preact';
import type { Fault } from '#adapters/inbound/web/api/call.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { answerTo } from './answers.ts';
import { idOf, isAbout, type Question } from './questions.ts';
import { type Names, type Texts, type Worded, wordsOf } from './words.ts';

/** The data that every question is rendered from. */
export interface Answering extends Worded {
  /** Faults that the service found in the answers. */
  readonly faults: readonly Fault[];
  /** `undefined` removes the answer. */
  readonly change: (question: Question, answer: unknown) => void;
}

export interface QuestionProps {
  readonly question: Question;
  readonly answering: Answering;
}

/** The props that every kind of question needs. */
export function asking(question: Question, answering: Answering) {
  const { intake, texts, faults, change } = answering;
  const fault = faults.find(({ pointer }) => isAbout(question, pointer));
  return {
    ...wordsOf(question, answering),
    id: idOf(question),
    answer: answerTo(intake, question),
    fault: fault && faultInWords(fault, question, texts),
    give: (answer: unknown): void => change(question, answer),
  };
}

/** The page has its own texts for faults that can occur here; others show the message of the service. */
export function faultInWords(
  { code, message }: Pick<Fault, 'code'> & Partial<Fault>,
  question: Question,
  { faults }: Texts,
): ComponentChildren {
  const forms: Names = faults;
  const form = forms[code] ?? forms[question.kind];
  return form === undefined ? <span lang="en">{message}</span> : fill(form, { ...question });
}
