import { lineAt } from '../../../domain/style-lint/lines.ts';
import type { Silence, Span } from '../../../domain/style-lint/prose.ts';
import type { RuleId } from '../../../domain/style-lint/rule.ts';
import { ruleList } from '../../../domain/style-lint/rule-list.ts';

const everyRule: readonly RuleId[] = ruleList.map(({ id }) => id);

/**
 * Reads `<!-- lint-disable -->`, `<!-- lint-disable style/cliche clarity/* -->`, `<!-- lint-enable … -->` and
 * `<!-- lint-disable-next-line … -->`. Comments are to be handed over in order; without a name, all rules are meant.
 */
export class LintComments {
  readonly #text: string;
  readonly #lines: readonly Span[];
  readonly #silences: Silence[] = [];
  #quiet: ReadonlySet<RuleId> = new Set();
  #since = 0;
  /** Of a line that the last comment meant, so that no blank line before it is looked at again. */
  #nextIndex = 0;

  constructor(text: string, lines: readonly Span[]) {
    this.#text = text;
    this.#lines = lines;
  }

  read({ start, end }: Span): void {
    const [command, ...names] = this.#text
      .slice(start + '<!--'.length, end - '-->'.length)
      .trim()
      .split(/[\s,]+/);
    const rules = names.length === 0 ? everyRule : names.flatMap(rulesNamed);
    if (command === 'lint-disable') this.#change(end, this.#quiet.union(new Set(rules)));
    if (command === 'lint-enable') this.#change(end, this.#quiet.difference(new Set(rules)));
    if (command === 'lint-disable-next-line') this.#add(this.#nextLine(end), rules);
  }

  /** By where they begin. */
  silences(): readonly Silence[] {
    this.#change(this.#text.length, new Set());
    return this.#silences.toSorted((one, other) => one.span.start - other.span.start);
  }

  #change(at: number, quiet: ReadonlySet<RuleId>): void {
    this.#add({ start: this.#since, end: at }, [...this.#quiet]);
    this.#quiet = quiet;
    this.#since = at;
  }

  #add(span: Span, rules: readonly RuleId[]): void {
    if (rules.length === 0 || span.start >= span.end) return;
    this.#silences.push({ span, rules: rules.length === everyRule.length ? 'all' : rules });
  }

  /** That has something in it. */
  #nextLine(from: number): Span {
    this.#nextIndex = Math.max(this.#nextIndex, lineAt(this.#lines, from) + 1);
    while (this.#isBlank(this.#lines[this.#nextIndex])) this.#nextIndex += 1;
    return this.#lines[this.#nextIndex] ?? { start: from, end: from };
  }

  #isBlank(line: Span | undefined): boolean {
    return line !== undefined && this.#text.slice(line.start, line.end).trim() === '';
  }
}

/** None for a name that no rule has: a typing error in a text is no reason to refuse it. */
const rulesNamed = (name: string): readonly RuleId[] =>
  everyRule.filter((id) => id === name || `${id.split('/')[0]}/*` === name);
