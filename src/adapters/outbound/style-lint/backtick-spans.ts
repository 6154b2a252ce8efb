/**
 * Where the code that begins with a run of backticks ends, by where it begins: at the next run of the same length. One
 * pass from the end, so that runs of ever other lengths cost no search.
 */
export function backtickSpans(text: string, start: number, end: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const nextEndOfLength = new Map<number, number>();
  for (let at = end - 1; at >= start; at -= 1) {
    if (text.charAt(at) !== '`') continue;
    const runEnd = at + 1;
    while (at > start && text.charAt(at - 1) === '`') at -= 1;
    // A run behind a backslash may have lost its first backtick; at its end none is.
    for (const from of text.charAt(at - 1) === '\\' ? [at, at + 1] : [at]) {
      const codeEnd = nextEndOfLength.get(runEnd - from);
      if (codeEnd !== undefined) ends.set(from, codeEnd);
    }
    nextEndOfLength.set(runEnd - at, runEnd);
  }
  return ends;
}
