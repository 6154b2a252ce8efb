import { inCaseOf } from '../text/casing.ts';
import { FindingIds } from './finding-id.ts';
import type { Hit, Wording } from '../engine/hits.ts';
import type { Finding, PositionUnit } from './lint-report.ts';
import { locate, type Position } from '../text/positions.ts';
import { markupMask, type Prose } from '../text/prose.ts';
import type { Category, RuleFacts } from '../model/rule.ts';

export interface RuleHit {
  readonly rule: RuleFacts;
  readonly hit: Hit;
}

const mostReplacements = 5;

/** Sorts by offset, length and rule. */
export const inOrder = (a: RuleHit, b: RuleHit): number =>
  a.hit.start - b.hit.start || a.hit.end - b.hit.end || (a.rule.id < b.rule.id ? -1 : 1);

/** Turns sorted hits into findings. */
export function makeFindings(
  prose: Prose,
  hits: readonly RuleHit[],
  fixable: ReadonlySet<Hit>,
  unit: PositionUnit,
): readonly Finding[] {
  const ids = new FindingIds();
  const places = locate(
    prose.text,
    hits.flatMap(({ hit }) => [hit.start, hit.end]),
    unit,
  );
  const hasCurlyApostrophes = prefersCurly(prose.text);
  return hits.map(({ rule, hit }) => {
    const text = prose.text.slice(hit.start, hit.end);
    const replacements = replacementsOf(hit.wording, text, hasCurlyApostrophes);
    const start = places.get(hit.start) ?? nowhere;
    const end = places.get(hit.end) ?? nowhere;
    return {
      id: ids.next(rule.id, text),
      ruleId: rule.id,
      category: categoryOf(rule),
      severity: hit.wording.severity ?? rule.severity,
      message: fillIn(hit.wording, text, replacements),
      offset: start.offset,
      length: end.offset - start.offset,
      start: { line: start.line, column: start.column },
      end: { line: end.line, column: end.column },
      text,
      replacements,
      isAutoFixable: fixable.has(hit),
    };
  });
}

const nowhere: Position = { offset: 0, line: 1, column: 1 };

export const categoryOf = ({ id }: RuleFacts): Category => id.slice(0, id.indexOf('/')) as Category;

export function replacementsOf(
  wording: Wording,
  text: string,
  hasCurlyApostrophes: boolean,
): readonly string[] {
  const replacements = wording.replacements.slice(0, mostReplacements);
  if (wording.isExact === true) return replacements;
  return replacements.map((replacement) => {
    const cased = inCaseOf(text, replacement);
    return hasCurlyApostrophes ? cased.replaceAll("'", '’') : cased;
  });
}

function fillIn({ message, values }: Wording, text: string, [replacement = '']: readonly string[]): string {
  if (!message.includes('{')) return message;
  const match = text.replaceAll(markupMask, '').replace(/\s+/g, ' ').trim();
  const known: Readonly<Record<string, string>> = { ...values, match, replacement };
  return message.replace(/\{(match|replacement|count|value)\}/g, (_, name: string) => known[name] ?? '');
}

/** Whether replacements should have curly apostrophes, because most apostrophes in the text are curly. */
export function prefersCurly(text: string): boolean {
  let balance = 0;
  for (let at = text.indexOf('’'); at !== -1; at = text.indexOf('’', at + 1)) balance += 1;
  for (let at = text.indexOf("'"); at !== -1 && balance > 0; at = text.indexOf("'", at + 1)) balance -= 1;
  return balance > 0;
}
