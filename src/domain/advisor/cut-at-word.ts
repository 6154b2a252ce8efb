/** At most `most` UTF-16 units. Longer text is cut after a whole word, with an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const lastBlank = head.lastIndexOf(' ');
  // A single word that is too long is cut, but never within a character.
  const kept = lastBlank > 0 ? head.slice(0, lastBlank) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:–—-]+$/u, '')}…`;
}
