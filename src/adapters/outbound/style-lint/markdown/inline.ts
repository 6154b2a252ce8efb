import { endOfAddress, mayBeginAddress } from '#domain/style-lint/text/addresses.ts';
import type { MaskedText } from '#domain/style-lint/text/masked-text.ts';
import type { Span } from '#domain/style-lint/text/prose.ts';
import { backtickSpans } from './backtick-spans.ts';
import { HtmlReader } from './html.ts';
import { endOfTarget } from './link.ts';

export interface InlineContext {
  /** Resolves a character reference such as `&eacute;`; returns any other text unchanged. */
  readonly resolve: (reference: string) => string;
  /** Whether the text defines a link with this label. */
  readonly isDefined: (label: string) => boolean;
  readonly onComment: (comment: Span) => void;
}

/** An open bracket. The label of a reference contains no brackets. */
interface Bracket {
  readonly start: number;
  readonly labelStart: number;
  hasInner: boolean;
}

const punctuation = /[!-/:-@[-`{-~]/;
const reference = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/iy;
const footnote = /\[\^[^\s[\]]{1,100}\]/y;
const task = /\[[ xX]\](?=\s)/y;
const label = /\[((?:[^[\]\\]|\\[^]){0,999})\]/y;
const letterOrDigit = /[\p{L}\p{N}]/u;
const mostInLabel = 999;

/**
 * Masks the markup inside paragraphs, which must be passed in the order of the text. Reads the text once and never goes
 * back: markup that is not closed stays text.
 */
export class InlineMasker {
  readonly #masked: MaskedText;
  readonly #text: string;
  readonly #context: InlineContext;
  readonly #html: HtmlReader;
  #start = 0;
  #limit = 0;
  #open: Bracket[] = [];
  #codeEnds: ReadonlyMap<number, number> = new Map();

  constructor(masked: MaskedText, context: InlineContext) {
    this.#masked = masked;
    this.#text = masked.text;
    this.#context = context;
    this.#html = new HtmlReader(masked.text);
  }

  mask({ start, end }: Span): void {
    this.#start = start;
    this.#limit = end;
    this.#open = [];
    this.#codeEnds = backtickSpans(this.#text, start, end);
    for (let at = start; at < end;) at = Math.max(at + 1, this.#step(at));
  }

  /** Masks what begins at `at`, and returns where to continue. */
  #step(at: number): number {
    switch (this.#text.charAt(at)) {
      case '`':
        return this.#code(at);
      case '<':
        return this.#angle(at);
      case '[':
        return this.#openBracket(at);
      case ']':
        return this.#closeBracket(at);
      case '\\':
        return this.#escape(at);
      case '&':
        return this.#reference(at);
      case '*':
        return this.#emphasis(at, '*');
      default:
        return this.#word(at);
    }
  }

  #code(at: number): number {
    const end = this.#codeEnds.get(at);
    if (end === undefined) return this.#endOfRun(at, '`');
    this.#masked.cover(at, end);
    return end;
  }

  #angle(at: number): number {
    const html = this.#html.read(at, this.#limit);
    if (html === undefined) return at + 1;
    if (html.kind === 'opaque') this.#masked.cover(at, html.end);
    else this.#masked.hide(at, html.end);
    if (html.kind === 'comment') this.#context.onComment({ start: at, end: html.end });
    return html.end;
  }

  #openBracket(at: number): number {
    const marker = this.#match(footnote, at) ?? (at === this.#start ? this.#match(task, at) : undefined);
    if (marker !== undefined) return this.#hideMarker(at, at + marker.length);
    const isImage = this.#text.charAt(at - 1) === '!' && at > this.#start;
    const outer = this.#open.at(-1);
    if (outer !== undefined) outer.hasInner = true;
    this.#open.push({ start: isImage ? at - 1 : at, labelStart: at + 1, hasInner: false });
    return at + 1;
  }

  /** Also hides the colon after the marker of a footnote, and the space after the marker. */
  #hideMarker(at: number, end: number): number {
    const isFirst = at === this.#start || '\r\n'.includes(this.#text.charAt(at - 1));
    const colonEnd = isFirst && this.#text.charAt(end) === ':' ? end + 1 : end;
    const blank = isFirst && this.#text.charAt(colonEnd) === ' ' ? 1 : 0;
    this.#masked.hide(at, colonEnd + blank);
    return colonEnd + blank;
  }

  /** Hides the brackets and the target of a link; its label stays. */
  #closeBracket(at: number): number {
    const bracket = this.#open.pop();
    const end = bracket && this.#endOfLink(at, bracket);
    if (bracket === undefined || end === undefined) return at + 1;
    this.#masked.hide(bracket.start, bracket.labelStart);
    this.#masked.hide(at, end);
    return end;
  }

  #endOfLink(at: number, { labelStart, hasInner }: Bracket): number | undefined {
    if (this.#text.charAt(at + 1) === '(') {
      const end = endOfTarget(this.#text, at + 1, this.#limit);
      if (end !== -1) return end;
    }
    const own = hasInner || at - labelStart > mostInLabel ? '' : this.#text.slice(labelStart, at);
    const written = this.#match(label, at + 1);
    const isDefined = (name: string): boolean => name !== '' && this.#context.isDefined(name);
    if (written !== undefined && isDefined(written.slice(1, -1) || own)) return at + 1 + written.length;
    return isDefined(own) ? at + 1 : undefined;
  }

  #escape(at: number): number {
    const next = this.#text.charAt(at + 1);
    if (at + 1 < this.#limit && (punctuation.test(next) || next === '\n' || next === '\r')) {
      this.#masked.hide(at, at + 1);
      return at + 2;
    }
    return this.#word(at);
  }

  #reference(at: number): number {
    const written = this.#match(reference, at);
    const meant = written && this.#context.resolve(written);
    if (written === undefined || meant === undefined || meant === written) return at + 1;
    this.#masked.stand(at, at + written.length, meant);
    return at + written.length;
  }

  #word(at: number): number {
    if (mayBeginAddress(this.#text, at) || at === this.#start) {
      const end = endOfAddress(this.#text, at, this.#limit);
      this.#masked.cover(at, end);
      if (end > at) return end;
    }
    const character = this.#text.charAt(at);
    return character === '_' || character === '~' ? this.#emphasis(at, character) : at + 1;
  }

  /** These stay text: marks with blanks on both sides, as in 2 * 3, `_` inside words, and a single `~`. */
  #emphasis(at: number, mark: '*' | '_' | '~'): number {
    const end = this.#endOfRun(at, mark);
    const before = at > this.#start ? this.#text.charAt(at - 1) : ' ';
    const after = end < this.#limit ? this.#text.charAt(end) : ' ';
    const isFree = before.trim() === '' && after.trim() === '';
    const isInWord = mark === '_' && letterOrDigit.test(before) && letterOrDigit.test(after);
    if (!isFree && !isInWord && (mark !== '~' || end - at > 1)) this.#masked.hide(at, end);
    return end;
  }

  #endOfRun(at: number, character: string): number {
    let end = at;
    while (end < this.#limit && this.#text.charAt(end) === character) end += 1;
    return end;
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(this.#text)?.[0];
    return found !== undefined && at + found.length <= this.#limit ? found : undefined;
  }
}
