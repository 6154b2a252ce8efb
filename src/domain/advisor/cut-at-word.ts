/** At most `most` UTF-16 units; what is longer ends with a whole word and an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const lastBlank = head.lastIndexOf(' ');
  // A word that alone is too long is broken, but never inside of a character.
  const kept = lastBlank > 0 ? head.slice(0, lastBlank) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:–—-]+$/u, '')}…`;
}
