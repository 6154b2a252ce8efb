import type { Language } from '../../../domain/language.ts';
import type { NarrativeSections, PhrasedSection } from '../../../domain/situation-map/narrative.ts';
import { dimensionName } from '../../presentation/report/dimension-names.ts';
import type { TextScope } from './checks/scope.ts';
import { type ReportScopes, summaryWords } from './model-scopes.ts';

type Task = (scopes: ReportScopes, builtIn: NarrativeSections, language: Language) => readonly string[];

/** What is to be written, with what each text may name. */
export const tasks: Readonly<Record<PhrasedSection, Task>> = {
  headline: ({ headline }) => [`headline: one sentence with the gist. ${length(headline)}; general`],
  summary: () => [
    `summary: a list of two or three short paragraphs, at most ${summaryWords} words together: what the numbers say, what stands out, what comes next. General`,
  ],
  natures: ({ natures }, _, language) =>
    [...natures].map(
      ([nature, scope]) =>
        `natures["${nature}"]: a paragraph on preference and demand side by side, energy, and what to make of it. ${length(scope)}; ${allowed(scope, language)}`,
    ),
  goal: ({ goal }) => [`goal: a paragraph that ties the goal to the findings. ${length(goal)}; general`],
  plan: ({ plan }, { plan: wording }, language) =>
    [...plan].map(
      ([id, scope]) =>
        `plan["${id}"]: this action in fresh words, without changing what is to be done ("…" is a number, left out): ${JSON.stringify(withoutNumbers(wording[id] ?? ''))} ${length(scope)}; ${allowed(scope, language)}`,
    ),
  questions: ({ question }) => [
    `questions: a list of exactly three questions that the person may take into a talk with a manager or coach, in the first person. ${length(question)} each; general`,
  ],
};

/** What the texts may name that are not about one nature or action. */
export const generalAllowance = ({ headline }: ReportScopes, language: Language): string =>
  `Where a text below says "general": ${allowed(headline, language)}`;

const length = ({ words }: TextScope): string => `${words.least} to ${words.most} words`;

const allowed = ({ natures, tokens }: TextScope, language: Language): string =>
  [
    `natures: ${natures.map((nature) => dimensionName(nature, language)).join(', ') || 'none'};`,
    `tokens: ${[...tokens].map((token) => `{{${token}}}`).join(' ') || 'none'}`,
  ].join(' ');

/** Only what is to be done counts; the numbers of the built-in wording would be an example of what is forbidden. */
const withoutNumbers = (wording: string): string =>
  wording.replaceAll(/\s*\([^()]*\p{N}[^()]*\)/gu, '').replaceAll(/[−+-]?\p{N}+/gu, '…');
