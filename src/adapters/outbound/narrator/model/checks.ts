import type { ExperimentText, PhrasedSection } from '#domain/situation-map/report/narrative.ts';
import { checkText } from './checks/check-text.ts';
import { wordsIn } from './checks/prose.ts';
import { isWithin, rangeOf } from './checks/range.ts';
import type { CheckContext, Fault, TextScope } from './checks/scope.ts';
import type { ModelAnswer } from './answer.ts';
import {
  type FindingScopes,
  letterParagraphs,
  letterWords,
  type ReportScopes,
  sceneCount,
} from './scopes.ts';

type Text = readonly [text: string, scope: TextScope];

/** All faults of a section that a model wrote. */
export function faultsIn(
  section: PhrasedSection,
  answer: ModelAnswer,
  scopes: ReportScopes,
  context: CheckContext,
): readonly Fault[] {
  const texts = textsOf(section, answer, scopes);
  if (texts === undefined)
    return [{ check: 'shape', hint: 'Write every text of this section, in the shape that is asked for.' }];
  return [
    ...texts.flatMap(([text, scope]) => checkText(text, scope, context)),
    ...(isRepetitive(texts)
      ? [{ check: 'shape', hint: 'Write no text of this section twice.' } as const]
      : []),
    ...(section === 'letter' ? letterFaults(texts) : []),
  ];
}

/** `undefined` unless exactly the texts of the section are present. */
function textsOf(
  section: PhrasedSection,
  { letter, scenes, experiments }: ModelAnswer,
  { letter: paragraph, findings }: ReportScopes,
): readonly Text[] | undefined {
  switch (section) {
    case 'letter':
      return letter?.map((text) => [text, paragraph]);
    case 'scenes':
      return scenes && forEachFinding(findings, scenes, scenesWith);
    case 'experiments':
      return experiments && forEachFinding(findings, experiments, partsWith);
  }
}

function forEachFinding<Written>(
  findings: ReportScopes['findings'],
  written: Readonly<Record<string, Written>>,
  textsWith: (written: Written, scopes: FindingScopes) => readonly Text[],
): readonly Text[] | undefined {
  const found = [...findings].flatMap(([key, scopes]) => {
    const one = Object.hasOwn(written, key) ? written[key] : undefined;
    return one === undefined ? [] : [textsWith(one, scopes)];
  });
  const isWhole = found.length === findings.size && Object.keys(written).length === findings.size;
  return isWhole && found.every(({ length }) => length > 0) ? found.flat() : undefined;
}

/** Empty if the number of scenes is wrong. */
const scenesWith = (scenes: readonly string[], { scene }: FindingScopes): readonly Text[] =>
  scenes.length === sceneCount ? scenes.map((text) => [text, scene]) : [];

const partsWith = (
  { name, body, say, notice }: ExperimentText,
  { experiment }: FindingScopes,
): readonly Text[] => [
  [name, experiment.name],
  [body, experiment.body],
  [say.to, experiment.to],
  [say.words, experiment.words],
  [notice, experiment.notice],
];

/** The person to speak to may be the same in several texts. */
function isRepetitive(texts: readonly Text[]): boolean {
  const said = texts.filter(([, { form }]) => form !== 'addressee').map(([text]) => text);
  return new Set(said).size < said.length;
}

function letterFaults(paragraphs: readonly Text[]): readonly Fault[] {
  const words = paragraphs.reduce((sum, [text]) => sum + wordsIn(text).length, 0);
  return [
    ...(isWithin(letterWords, words)
      ? []
      : [
          lengthFault(`Write ${rangeOf(letterWords)} words in all paragraphs together; these have ${words}.`),
        ]),
    ...(isWithin(letterParagraphs, paragraphs.length)
      ? []
      : [lengthFault(`Write ${rangeOf(letterParagraphs)} paragraphs.`)]),
  ];
}

const lengthFault = (hint: string): Fault => ({ check: 'length', hint });
