/** Word lists that read as prose: parted by white space, or by commas where an item has several words. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const itemsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
