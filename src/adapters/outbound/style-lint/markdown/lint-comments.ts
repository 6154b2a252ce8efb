import { everyRule } from '#domain/style-lint/rules/every-rule.ts';
import { lineAt } from '#domain/style-lint/text/lines.ts';
import type { Silence, Span } from '#domain/style-lint/text/prose.ts';
import type { RuleId } from '#domain/style-lint/model/rule.ts';

const everyId: readonly RuleId[] = everyRule.map(({ id }) => id);

/**
 * Reads `<!-- lint-disable -->`, `<!-- lint-disable style/cliche clarity/* -->`, `<!-- lint-enable … -->` and `<!--
 * lint-disable-next-line … -->`. Comments must be passed in the order of the text. A comment without names is about all
 * rules.
 */
export class LintComments {
  readonly #text: string;
  readonly #lines: readonly Span[];
  readonly #silences: Silence[] = [];
  #quiet: ReadonlySet<RuleId> = new Set();
  #since = 0;
  /** The line that the last comment referred to, so that blank lines before it are not read again. */
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
    const rules = names.length === 0 ? everyId : names.flatMap(rulesNamed);
    if (command === 'lint-disable') this.#change(end, this.#quiet.union(new Set(rules)));
    if (command === 'lint-enable') this.#change(end, this.#quiet.difference(new Set(rules)));
    if (command === 'lint-disable-next-line') this.#add(this.#nextLine(end), rules);
  }

  /** Sorted by their start. */
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
    this.#silences.push({ span, rules: rules.length === everyId.length ? 'all' : rules });
  }

  /** The next line that is not blank. */
  #nextLine(from: number): Span {
    this.#nextIndex = Math.max(this.#nextIndex, lineAt(this.#lines, from) + 1);
    while (this.#isBlank(this.#lines[this.#nextIndex])) this.#nextIndex += 1;
    return this.#lines[this.#nextIndex] ?? { start: from, end: from };
  }

  #isBlank(line: Span | undefined): boolean {
    return line !== undefined && this.#text.slice(line.start, line.end).trim() === '';
  }
}

/** Empty for an unknown name: a typing error in a text is no reason to refuse the text. */
const rulesNamed = (name: string): readonly RuleId[] =>
  everyId.filter((id) => id === name || `${id.split('/')[0]}/*` === name);
