/** French typography for texts that are written plainly: narrow spaces that do not break, curly apostrophes. */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll('« ', '«\u202F')
    .replace(/ (?=[»;:!?])/g, '\u202F');
