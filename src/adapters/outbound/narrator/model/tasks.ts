import type { Language } from '#domain/language.ts';
import type { PhrasedSection } from '#domain/situation-map/report/narrative.ts';
import { phrasesOf } from './checks/natures-in.ts';
import { rangeOf } from './checks/range.ts';
import type { TextScope } from './checks/scope.ts';
import { tokenOf } from './numbers.ts';
import { type FindingScopes, letterParagraphs, letterWords, type ReportScopes } from './scopes.ts';

type Task = (scopes: ReportScopes, language: Language) => readonly string[];

/** For each section: what to write, and what each text may mention. */
export const tasks: Readonly<Record<PhrasedSection, Task>> = {
  letter: ({ letter }, language) => [
    `letter: a list of ${rangeOf(letterParagraphs)} paragraphs, ${rangeOf(letterWords)} words together: what is right, the pattern of the week, what pulls, and what to change first. Call no experiment by its name. A few of the person's own words may stand in it in quotation marks, exactly as written. ${allowed(letter, language)}`,
  ],
  scenes: ({ findings }, language) => [
    'scenes: for each finding a list of two, an ordinary day with this finding as it is likely to go in their work, each at another hour. No advice, and no feelings as facts. Somebody may be heard, in quotation marks.',
    ...[...findings].map(
      ([key, { scene }]) =>
        `scenes["${key}"]: ${rangeOf(scene.words)} words each. ${allowed(scene, language)}`,
    ),
  ],
  experiments: ({ findings }, language) => [
    'experiments: for each finding the thing to try that the built-in text proposes, fitted to their work, so that the steps of the plan still hold: name (a heading, an imperative), body (what to do, and when), say (to: whom to say it to, in small letters; words: what to say aloud, short, kind, one clear request), notice (what can be seen or heard once it helps).',
    ...[...findings].map(([key, { experiment }]) => experimentTask(key, experiment, language)),
  ],
};

const experimentTask = (
  key: string,
  { name, body, words, notice }: FindingScopes['experiment'],
  language: Language,
): string =>
  `experiments["${key}"]: name ${rangeOf(name.words)} words, body ${rangeOf(body.words)}, say.words ${rangeOf(words.words)}, notice ${rangeOf(notice.words)}. ${allowed(body, language)}`;

const allowed = ({ natures, tokens }: TextScope, language: Language): string =>
  [
    `Work that may be named: ${phrasesOf(natures, language) || 'none'};`,
    `tokens: ${[...tokens].map(tokenOf).join(' ') || 'none'}`,
  ].join(' ');
