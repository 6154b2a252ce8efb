import { markupMask, opaqueMask } from '../text/prose.ts';

/** The kind of a UTF-16 unit. */
export const UnitKind = {
  unknown: 0,
  other: 1,
  letter: 2,
  digit: 3,
  space: 4,
  newline: 5,
  /** Between two paragraphs; no phrase reaches across it. */
  wall: 6,
  opaque: 7,
  /** Read as if it were absent. */
  ignored: 8,
  mark: 9,
  highSurrogate: 10,
} as const;

const kinds = new Uint8Array(0x1_0000);
const folds = new Uint16Array(0x1_0000);

/**
 * Called once for each character in the lifetime of the process, because a process meets only a small part of Unicode.
 */
export function kindOf(unit: number): number {
  const known = kinds[unit] ?? 0;
  if (known !== UnitKind.unknown) return known;
  const character = String.fromCharCode(unit);
  folds[unit] = foldOne(character);
  kinds[unit] = classify(character, unit);
  return kinds[unit];
}

/**
 * Lower case, straight apostrophes, plain hyphens and plain spaces. `kindOf` must have been called for this unit
 * before.
 */
export const foldOf = (unit: number): number => folds[unit] ?? unit;

export const isUpper = (unit: number): boolean => {
  const folded = folds[unit];
  return folded !== unit && kinds[unit] === UnitKind.letter;
};

const ignored = `\u00AD\u200B\u200C\u200D\uFEFF${markupMask}`;
const apostrophes = '’‘ʼ＇';
const hyphens = '\u2010\u2011';

function classify(character: string, unit: number): number {
  if (character === opaqueMask) return UnitKind.opaque;
  if (ignored.includes(character)) return UnitKind.ignored;
  if (apostrophes.includes(character)) return UnitKind.other;
  if (unit >= 0xd800 && unit <= 0xdbff) return UnitKind.highSurrogate;
  if (/[\n\r\u2028\u2029]/.test(character)) return UnitKind.newline;
  if (/\s/.test(character)) return UnitKind.space;
  if (/\p{L}/u.test(character)) return UnitKind.letter;
  if (/\p{N}/u.test(character)) return UnitKind.digit;
  return /\p{M}/u.test(character) ? UnitKind.mark : UnitKind.other;
}

function foldOne(character: string): number {
  if (apostrophes.includes(character)) return 0x27;
  if (hyphens.includes(character)) return 0x2d;
  if (/\s/.test(character)) return 0x20;
  const lower = character.toLowerCase();
  return (lower.length === 1 ? lower : character).charCodeAt(0);
}
