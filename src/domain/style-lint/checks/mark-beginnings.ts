/**
 * Returns the characters that can be the second one of a match, in both cases. It reads them from the source of the
 * pattern, and returns undefined if it cannot tell. Most patterns begin with one of some words, so they need not be tried
 * at other words with the same first letter.
 */
export function secondCharacters({ source }: RegExp): ReadonlySet<string> | undefined {
  const found = union(alternativesOf(source).map(secondOf));
  return found && new Set(found.flatMap((character) => [character.toLowerCase(), character.toUpperCase()]));
}

type Characters = readonly string[] | undefined;

const union = (parts: readonly Characters[]): Characters =>
  parts.every((one) => one !== undefined) ? parts.flat() : undefined;

function secondOf(source: string): Characters {
  const { atom, rest, least, most } = firstPart(source);
  if (isAssertion(atom)) return secondOf(rest);
  const without = least === 0 ? [rest] : [];
  const tails = [...(most > 1 ? [atom + rest] : []), ...(least > 1 ? [] : [rest])];
  if (!atom.startsWith('(')) return union([...without.map(secondOf), ...tails.map(firstOf)]);
  const inside = alternativesOfGroup(atom).flatMap((one) => tails.map((tail) => one + tail));
  return union([...without, ...inside].map(secondOf));
}

function firstOf(source: string): Characters {
  const { atom, rest, least } = firstPart(source);
  if (atom.startsWith('(?=')) return union(alternativesOf(atom.slice(3, -1)).map(firstOf)) ?? firstOf(rest);
  if (isAssertion(atom)) return firstOf(rest);
  const own = atom.startsWith('(')
    ? union(alternativesOfGroup(atom).map((one) => firstOf(one + rest)))
    : charactersOf(atom);
  return least === 0 ? union([own, firstOf(rest)]) : own;
}

/** Whether the atom matches a place, not a character. */
const isAssertion = (atom: string): boolean => /^(?:\(\?<?[=!]|\\[bB]$|[\^$]$)/.test(atom);

const alternativesOfGroup = (group: string): readonly string[] =>
  alternativesOf(group.slice(group.startsWith('(?:') ? 3 : 1, -1));

interface Part {
  readonly atom: string;
  readonly rest: string;
  /** How often the atom may come. */
  readonly least: number;
  readonly most: number;
}

function firstPart(source: string): Part {
  const atom = source.slice(0, endOfAtom(source));
  const behindAtom = source.slice(atom.length);
  const [quantifier = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(behindAtom) ?? [];
  const rest = behindAtom.slice(quantifier.length);
  if (quantifier === '') return { atom, rest, least: 1, most: 1 };
  const [, least = '', isRange = '', most = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  if (least === '')
    return {
      atom,
      rest,
      least: quantifier.startsWith('+') ? 1 : 0,
      most: quantifier.startsWith('?') ? 1 : Infinity,
    };
  return {
    atom,
    rest,
    least: Number(least),
    most: isRange === '' ? Number(least) : Number(most || Infinity),
  };
}

function charactersOf(atom: string): Characters {
  if (atom.startsWith('[')) return charactersOfClass(atom.slice(1, -1));
  if (/^\\(?:d|[^\w]|u[\da-f]{4})$/.test(atom)) return charactersOfClass(atom);
  return /^[^\\.^$|()?*+]$/.test(atom) ? [atom] : undefined;
}

const classPart = /\\d|([^\\^-]|\\[^\w]|\\u[\da-f]{4})(?:-([^\\^-]))?/gy;

/** Such as `[ae]`, `[a-z\d]` or `[ \u00a0\u202f]`. A class of everything else, or of Unicode properties, is undefined. */
function charactersOfClass(inner: string): Characters {
  const parts = Array.from(inner.matchAll(classPart));
  if (parts.map(([part]) => part).join('') !== inner) return undefined;
  return parts.flatMap(([part, from, to]) => {
    if (from === undefined) return part === '\\d' ? digits : [];
    const first = unescaped(from);
    if (to === undefined) return [first];
    const [low, high] = [first.charCodeAt(0), to.charCodeAt(0)];
    return Array.from({ length: high - low + 1 }, (_, index) => String.fromCharCode(low + index));
  });
}

const digits = Array.from('0123456789');

const unescaped = (written: string): string =>
  written.startsWith('\\u') ? String.fromCharCode(parseInt(written.slice(2), 16)) : written.slice(-1);

function alternativesOf(source: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at += source.charAt(at) === '|' ? 1 : endOfAtom(source.slice(at)))
    if (source.charAt(at) === '|') {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  return [...parts, source.slice(from)];
}

/** Returns where the first character, escape, class or group of the source ends. */
function endOfAtom(source: string): number {
  const opening = source.charAt(0);
  if (opening === '[') return (/^\[(?:\\.|[^\]\\])*\]/.exec(source)?.[0] ?? source).length;
  if (opening !== '(') return (/^(?:\\p\{\w+\}|\\u[\da-f]{4}|\\.|.)/isu.exec(source)?.[0] ?? '').length;
  let depth = 0;
  for (let at = 0; at < source.length;) {
    if (source.charAt(at) === '(') depth += 1;
    if (source.charAt(at) === ')') depth -= 1;
    at += '()'.includes(source.charAt(at)) ? 1 : endOfAtom(source.slice(at));
    if (depth === 0) return at;
  }
  return source.length;
}
