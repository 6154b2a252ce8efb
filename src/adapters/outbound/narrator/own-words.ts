const graphemes = new Intl.Segmenter();
const marks = /["“”«»„{}<>]/gu;

/** A person's words as one line of at most this many characters, which can be put in quotation marks. */
export function oneLine(words: string | undefined, mostCharacters: number): string | null {
  const line = (words ?? '')
    .replaceAll(marks, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.,;:]+$/u, '');
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  if (characters.length <= mostCharacters) return line;
  const cut = characters.slice(0, mostCharacters - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\s.,;:]+$/u, '')}…`;
}

/** A title without its explanation: "Team lead, customer support" becomes "Team lead". */
export const firstPhrase = (title: string | undefined): string | null =>
  oneLine(/^[^,;(|–—]{3,}/u.exec((title ?? '').trim())?.[0] ?? title, 40);
