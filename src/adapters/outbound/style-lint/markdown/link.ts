/** The usual limit in CommonMark implementations. */
const deepestParentheses = 32;

const closerOf = new Map([
  ['"', '"'],
  ["'", "'"],
  ['(', ')'],
]);

/**
 * Returns where the target `(address "title")` that begins at `start` ends, or -1. A failed attempt stops where the
 * next target may begin, so all attempts together take linear time.
 */
export function endOfTarget(text: string, start: number, limit: number): number {
  const afterAddress = endOfDestination(text, skipSpace(text, start + 1, limit), limit);
  if (afterAddress === -1) return -1;
  const titleStart = skipSpace(text, afterAddress, limit);
  const hasTitle = titleStart > afterAddress && closerOf.has(text.charAt(titleStart));
  const afterTitle = hasTitle ? endOfTitle(text, titleStart, limit) : titleStart;
  if (afterTitle === -1) return -1;
  const end = skipSpace(text, afterTitle, limit);
  return end < limit && text.charAt(end) === ')' ? end + 1 : -1;
}

function skipSpace(text: string, start: number, limit: number): number {
  let at = start;
  while (at < limit && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return at;
}

function endOfDestination(text: string, start: number, limit: number): number {
  if (text.charAt(start) === '<') return endOfBracketed(text, start + 1, limit);
  let depth = 0;
  let at = start;
  for (; at < limit && text.charAt(at) > ' '; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '(' && ++depth > deepestParentheses) return -1;
    else if (character === ')' && --depth < 0) break;
  }
  return depth > 0 ? -1 : Math.min(at, limit);
}

function endOfBracketed(text: string, start: number, limit: number): number {
  for (let at = start; at < limit; at += 1) {
    const character = text.charAt(at);
    if (character === '>') return at + 1;
    if (character === '\\') at += 1;
    else if ('<\r\n'.includes(character)) return -1;
  }
  return -1;
}

function endOfTitle(text: string, start: number, limit: number): number {
  const opener = text.charAt(start);
  const closer = closerOf.get(opener);
  for (let at = start + 1; at < limit; at += 1) {
    const character = text.charAt(at);
    if (character === closer) return at + 1;
    if (character === '\\') at += 1;
    else if (opener === '(' && character === '(') return -1;
  }
  return -1;
}
