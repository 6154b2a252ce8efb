/** Splits a word list at white space, or at commas if items have several words. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const itemsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

export type Pair = readonly [one: string, other: string];

/** `color colour - s ed ing`: both words with each ending; `-` stands for no ending. */
export const pairsOf = (table: string): Pair[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [one = '', other = '', ...endings] = line.split(' ');
      return endings.map((ending): Pair => {
        const added = ending === '-' ? '' : ending;
        return [one + added, other + added];
      });
    });
