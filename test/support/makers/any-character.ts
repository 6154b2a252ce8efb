import { integer } from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

const characterAt = (index: number): string =>
  String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count);

function indexOf(character: unknown): number {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (codePoint === undefined || characterAt(indexIn(codePoint)) !== character)
    throw new Error('This is no single character.');
  return indexIn(codePoint);
}

const indexIn = (codePoint: number): number =>
  codePoint < surrogates.first ? codePoint : codePoint - surrogates.count;

/**
 * Any code point except surrogates, for use as `unit` of `string()`. The same as fast-check's own unit `binary`, but
 * that first creates a table of a million characters, which takes a second in each test file.
 */
export const anyCharacter = integer({ min: 0, max: 0x10_ffff - surrogates.count }).map(characterAt, indexOf);
