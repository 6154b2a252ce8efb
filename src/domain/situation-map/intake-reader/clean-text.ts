/**
 * Text as it is kept: control characters go (a line break leaves a space), and so do marks that change the direction of
 * writing, with which a text could pretend to be another; then NFC, without white space at its ends.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/[\t\n\v\f\r\u0085]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .normalize('NFC')
    .trim();

export const codePointsIn = (text: string): number => Array.from(text).length;
