/** Writes a replacement in the same case as the text: `UTILIZE` gives `USE`, `Utilize` gives `Use`. */
export function inCaseOf(found: string, replacement: string): string {
  const letters = found.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return replacement.toUpperCase();
  const [initial = ''] = letters;
  return initial === initial.toLowerCase() ? replacement : capitalised(replacement);
}

export const capitalised = (words: string): string => {
  const [initial = ''] = words;
  return initial.toUpperCase() + words.slice(initial.length);
};
