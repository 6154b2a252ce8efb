/** For prose from the catalog, as its author typed it: the blank that French has before some marks must not end a line. */
export const keepTogether = (prose: string): string =>
  prose.replaceAll(/ (?=[:;!?»])/g, '\u00A0').replaceAll('« ', '«\u00A0');
