/**
 * For each run of backticks that begins code, the end of that code: the next run of the same length. Reads the text
 * once from its end, because a search for each run would take quadratic time.
 */
export function backtickSpans(text: string, start: number, end: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const nextEndOfLength = new Map<number, number>();
  for (let at = end - 1; at >= start; at -= 1) {
    if (text.charAt(at) !== '`') continue;
    const runEnd = at + 1;
    while (at > start && text.charAt(at - 1) === '`') at -= 1;
    // After a backslash, the first backtick may be escaped, so the run may also begin one character later. At the end
    // of code, a backslash has no effect.
    for (const from of text.charAt(at - 1) === '\\' ? [at, at + 1] : [at]) {
      const codeEnd = nextEndOfLength.get(runEnd - from);
      if (codeEnd !== undefined) ends.set(from, codeEnd);
    }
    nextEndOfLength.set(runEnd - at, runEnd);
  }
  return ends;
}
