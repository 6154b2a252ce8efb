import type { ComponentChildren } from 'preact';
import type { Fault } from '../../api/call.ts';
import { fill } from '../../language/fill.ts';
import { answerTo } from './answers.ts';
import { idOf, isAbout, type Question } from './questions.ts';
import { type Names, type Texts, type Worded, wordsOf } from './words.ts';

/** What every question is drawn from. */
export interface Answering extends Worded {
  /** What the service did not take. */
  readonly faults: readonly Fault[];
  /** `undefined` withdraws an answer. */
  readonly change: (question: Question, answer: unknown) => void;
}

export interface QuestionProps {
  readonly question: Question;
  readonly answering: Answering;
}

/** What every view needs to know of a question. */
export function asking(question: Question, answering: Answering) {
  const { intake, texts, faults, change } = answering;
  const fault = faults.find(({ pointer }) => isAbout(question, pointer));
  return {
    ...wordsOf(question, answering),
    id: idOf(question),
    answer: answerTo(intake, question),
    fault: fault && inWords(fault, question, texts),
    give: (answer: unknown): void => change(question, answer),
  };
}

/** There are own words for what can happen here. */
function inWords({ code, message }: Fault, question: Question, { faults }: Texts): ComponentChildren {
  const forms: Names = faults;
  const form = forms[code] ?? forms[question.kind];
  return form === undefined ? <span lang="en">{message}</span> : fill(form, { ...question });
}
