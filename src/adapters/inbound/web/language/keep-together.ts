/**
 * For texts of the catalog, which contain ordinary spaces: French has a space before some punctuation marks, and a line
 * must not end there.
 */
export const keepTogether = (prose: string): string =>
  prose.replaceAll(/ (?=[:;!?»])/g, '\u00A0').replaceAll('« ', '«\u00A0');
