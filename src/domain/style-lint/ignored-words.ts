import type { Budget } from './hits.ts';
import { LiteralTrie } from './literal-trie.ts';
import type { Span } from './prose.ts';
import type { Reading } from './reading.ts';
import { SpanSet } from './span-set.ts';

/** The occurrences of the words that the request ignores. */
export function ignoredSpans(reading: Reading, words: readonly string[], budget: Budget): SpanSet {
  const trie = new LiteralTrie();
  words.forEach((word, item) => trie.add(word, item));
  const spans: Span[] = [];
  trie.scan(reading, budget, (_, span) => {
    spans.push(span);
    return true;
  });
  return new SpanSet(spans);
}
