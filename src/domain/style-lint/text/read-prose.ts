import type { CompiledRules } from '../engine/compiled-rules.ts';
import { fold } from './folded-text.ts';
import type { Prose } from './prose.ts';
import type { Reading } from './reading.ts';
import { splitSentences } from './sentences.ts';
import { splitWords } from './words.ts';

export function readProse(prose: Prose, { language, vocabulary, sentenceWords }: CompiledRules): Reading {
  const text = fold(prose.masked, prose.paragraphs);
  const words = splitWords(text, language);
  const ids = vocabulary.identify(text, words);
  return { prose, language, text, words, ids, sentences: splitSentences(text, words, ids, sentenceWords) };
}
