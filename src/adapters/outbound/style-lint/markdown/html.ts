import { Seeker } from './seeker.ts';

const autolink = /<(?:[a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]{1,64}@[^\s<>@]{1,255})>/iy;
const tagName = /<\/?([a-z][a-z0-9-]*)(?=[\s/>])/iy;

/** The content of these elements is not prose. */
const opaqueElements = ['code', 'kbd', 'samp', 'var', 'pre', 'script', 'style', 'textarea', 'math', 'svg'];

export interface Html {
  readonly kind: 'comment' | 'tag' | 'opaque';
  readonly end: number;
}

/**
 * Reads HTML that begins with `<` inside a paragraph. Call it with rising positions: all calls together then take
 * linear time.
 */
export class HtmlReader {
  readonly #text: string;
  readonly #commentEnd: Seeker;
  readonly #elementEnds: ReadonlyMap<string, Seeker>;

  constructor(text: string) {
    this.#text = text;
    this.#commentEnd = new Seeker(text, '-->');
    const lowerCased = asciiLowerCased(text);
    this.#elementEnds = new Map(opaqueElements.map((name) => [name, new Seeker(lowerCased, `</${name}>`)]));
  }

  read(start: number, limit: number): Html | undefined {
    if (this.#text.startsWith('<!--', start))
      return within(limit, 'comment', this.#commentEnd.next(start + 4) + 3);
    autolink.lastIndex = start;
    const address = autolink.exec(this.#text);
    if (address !== null) return within(limit, 'opaque', autolink.lastIndex);
    tagName.lastIndex = start;
    const name = tagName.exec(this.#text)?.[1]?.toLowerCase();
    if (name === undefined) return undefined;
    const end = endOfTag(this.#text, tagName.lastIndex, limit);
    if (end === -1) return undefined;
    const ends = this.#text.charAt(start + 1) === '/' ? undefined : this.#elementEnds.get(name);
    const element = ends && within(limit, 'opaque', ends.next(end) + name.length + 3);
    return element ?? { kind: 'tag', end };
  }
}

const within = (limit: number, kind: Html['kind'], end: number): Html | undefined =>
  end <= limit ? { kind, end } : undefined;

/** Keeps the length, which `toLowerCase` does not do for all letters. */
const asciiLowerCased = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A `<` outside quotation marks ends the search, because it may begin the next tag. */
function endOfTag(text: string, start: number, limit: number): number {
  let quote: string | undefined;
  for (let at = start; at < limit; at += 1) {
    const character = text.charAt(at);
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
    } else if (character === '>') return at + 1;
    else if (character === '<') return -1;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}
