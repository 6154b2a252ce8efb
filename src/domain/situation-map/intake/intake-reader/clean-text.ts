/**
 * The text as it is stored, in NFC and without white space at its ends. Control characters are removed (a line break
 * becomes a space), and also characters that change the writing direction, because they could make one text look like
 * another.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/[\t\n\v\f\r\u0085]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .normalize('NFC')
    .trim();

export const codePointsIn = (text: string): number => Array.from(text).length;
