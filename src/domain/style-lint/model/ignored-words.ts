import type { Budget } from '../engine/hits.ts';
import { LiteralTrie } from '../engine/literal-trie.ts';
import type { Span } from '../text/prose.ts';
import type { Reading } from '../text/reading.ts';
import { SpanSet } from '../engine/span-set.ts';

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
