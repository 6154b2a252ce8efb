/** Adds French typography to plain texts: narrow no-break spaces and curly apostrophes. */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll('« ', '«\u202F')
    .replace(/ (?=[»;:!?])/g, '\u202F');
