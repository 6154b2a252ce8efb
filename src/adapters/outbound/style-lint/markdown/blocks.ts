import MarkdownIt, { type Env, type Token } from 'markdown-it';
import { linesOf } from '#domain/style-lint/text/lines.ts';
import type { Span } from '#domain/style-lint/text/prose.ts';
import { type Block, withoutTable } from './table.ts';

const closingHashes = /[ \t]#+$/;

export interface Blocks {
  readonly lines: readonly Span[];
  /** In the order of the text. */
  readonly prose: readonly Block[];
  readonly html: readonly Span[];
  /** Whether the text defines a link with this label. */
  readonly isDefined: (label: string) => boolean;
}

/**
 * Finds blocks only; `markdown-inline.ts` reads their content in linear time. Blocks below markdown-it's limit of 100
 * nested levels are not read.
 */
const parser = new MarkdownIt('default', { html: true });
parser.core.ruler.enableOnly(['normalize', 'block']);
parser.block.ruler.disable('table');

export function readBlocks(text: string): Blocks {
  const lines = withoutMark(text, linesOf(text));
  const first = linesOfFrontMatter(text, lines);
  const env: Env = {};
  const tokens = parser.parse(text.slice(lines[first]?.start ?? text.length), env);
  const block = new BlockReader(text, lines, first);
  for (const token of tokens) block.read(token);
  const defined = new Set(Object.keys(env.references ?? {}));
  return {
    lines,
    prose: block.prose,
    html: block.html,
    isDefined: (label) => defined.size > 0 && defined.has(parser.utils.normalizeReference(label)),
  };
}

/** A byte order mark is not part of the first line. */
const withoutMark = (text: string, lines: readonly Span[]): readonly Span[] =>
  text.startsWith('\uFEFF')
    ? lines.map((line, index) => (index === 0 ? { ...line, start: 1 } : line))
    : lines;

const frontMatterEnds = new Map([
  ['---', ['---', '...']],
  ['+++', ['+++']],
]);

/**
 * YAML or TOML at the very beginning. As in Pandoc, `---` before a blank line is a horizontal rule and not front
 * matter.
 */
function linesOfFrontMatter(text: string, lines: readonly Span[]): number {
  const lineText = (line: Span | undefined): string =>
    line ? text.slice(line.start, line.end).trimEnd() : '';
  const opener = lineText(lines[0]);
  const ends = frontMatterEnds.get(opener);
  if (ends === undefined || (opener === '---' && lineText(lines[1]) === '')) return 0;
  return 1 + lines.findIndex((line, index) => index > 0 && ends.includes(lineText(line)));
}

class BlockReader {
  readonly prose: Block[] = [];
  readonly html: Span[] = [];
  readonly #text: string;
  readonly #lines: readonly Span[];
  readonly #first: number;

  constructor(text: string, lines: readonly Span[], first: number) {
    this.#text = text;
    this.#lines = lines;
    this.#first = first;
  }

  read({ type, map, content }: Token): void {
    if (type === 'html_block' && map) this.html.push(this.#spanOf(map));
    if (type === 'inline' && map && content.trim() !== '')
      for (const block of withoutTable(this.#text, this.#linesOf(map[0], content))) this.prose.push(block);
  }

  #line(index: number): Span {
    return this.#lines[this.#first + index] ?? { start: this.#text.length, end: this.#text.length };
  }

  #spanOf([start, end]: readonly [number, number]): Span {
    return { start: this.#line(start).start, end: this.#line(end - 1).end };
  }

  /**
   * Finds each line of the content at the end of its line in the text, because markers of quotes and lists stand before
   * it.
   */
  #linesOf(start: number, content: string): Block {
    return content.split('\n').map((piece, index) => this.#endOfLine(start + index, piece.trim()));
  }

  #endOfLine(index: number, piece: string): Span {
    const { start, end } = this.#line(index);
    const line = this.#text.slice(start, end).replaceAll('\0', '\uFFFD').trimEnd();
    const whole = line.endsWith(piece) ? line : line.replace(closingHashes, '').trimEnd();
    return { start: start + whole.length - piece.length, end: start + whole.length };
  }
}
