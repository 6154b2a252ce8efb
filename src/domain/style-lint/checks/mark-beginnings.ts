/**
 * The characters that may stand second where a pattern matches, told from how it is written, in both cases; undefined where that cannot
 * be told easily. Most patterns begin with one of some words, and are not tried at other words with the same first letter.
 */
export function secondCharacters({ source }: RegExp): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  for (const alternative of alternativesOf(source)) {
    const second = secondOf(alternative);
    if (second === undefined) return undefined;
    for (const character of second) {
      found.add(character.toLowerCase());
      found.add(character.toUpperCase());
    }
  }
  return found;
}

const quantifiers = new Set('?*+{');

function secondOf(source: string): Iterable<string> | undefined {
  if (/^\(\?(?:[=!]|<[=!])/.test(source)) return secondOf(source.slice(endOfAtom(source)));
  if (source.startsWith('(')) return secondOfGroup(source);
  const first = endOfAtom(source);
  if (/^\{[2-9]/.test(source.slice(first))) return charactersOf(source.slice(0, first));
  if (first === 0 || quantifiers.has(source.charAt(first))) return undefined;
  return charactersAt(source.slice(first));
}

function secondOfGroup(source: string): Iterable<string> | undefined {
  const end = endOfAtom(source);
  if (quantifiers.has(source.charAt(end))) return undefined;
  const inner = source.slice(source.startsWith('(?:') ? 3 : 1, end - 1);
  const each = alternativesOf(inner).map((alternative) => secondOf(alternative + source.slice(end)));
  return each.every((one) => one !== undefined) ? each.flatMap((one) => [...one]) : undefined;
}

/** Of the first atom of the source; of those behind it too, if it may be left out. */
function charactersAt(source: string): readonly string[] | undefined {
  if (/^\(\?(?:[=!]|<[=!])/.test(source)) return charactersAt(source.slice(endOfAtom(source)));
  const end = endOfAtom(source);
  const own = source.startsWith('(') ? charactersOfGroup(source, end) : charactersOf(source.slice(0, end));
  if (own === undefined || !/^[?*{]/.test(source.slice(end))) return own;
  if (!source.startsWith('?', end)) return undefined;
  const next = charactersAt(source.slice(end + 1));
  return next && [...own, ...next];
}

function charactersOfGroup(source: string, end: number): readonly string[] | undefined {
  const inner = source.slice(source.startsWith('(?:') ? 3 : 1, end - 1);
  const each = alternativesOf(inner).map((alternative) => charactersAt(alternative));
  return each.every((one) => one !== undefined) ? each.flat() : undefined;
}

function charactersOf(atom: string): readonly string[] | undefined {
  if (atom === '\\d') return Array.from('0123456789');
  if (/^\\[^\w]$/.test(atom)) return [atom.charAt(1)];
  if (/^\\u[\da-f]{4}$/.test(atom)) return charactersOfClass(atom);
  if (atom.startsWith('[')) return charactersOfClass(atom.slice(1, -1));
  return /^[^\\.^$|()]$/u.test(atom) ? [atom] : undefined;
}

/** Such as `[ae]` or `[ \u00a0\u202f]`. */
function charactersOfClass(inner: string): readonly string[] | undefined {
  const plain = inner.replace(/\\u([\da-f]{4})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return /^[^\\^-]+$/u.test(plain) ? Array.from(plain) : undefined;
}

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

/** Where the first character, escape, class or group of the source ends. */
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
