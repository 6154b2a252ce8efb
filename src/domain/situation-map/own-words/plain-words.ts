/** The form of a text that the word lists expect: lower case, plain apostrophes, single spaces. */
export const plainWords = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
