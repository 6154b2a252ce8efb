import type { LintLanguage } from '#domain/style-lint/languages.ts';
import { describe, expect, test } from '@jest/globals';
import { compileRules } from '#domain/style-lint/engine/compiled-rules.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { readProse } from '#domain/style-lint/text/read-prose.ts';
import { endOf, startOf } from '#domain/style-lint/text/reading.ts';

const compiled = { en: compileRules([], 'en'), fr: compileRules([], 'fr') };

/** Each from its first to its last word. */
function sentencesOf(text: string, language: LintLanguage = 'en'): readonly string[] {
  const reading = readProse(plainProse(text), compiled[language]);
  const { count, firsts, lasts } = reading.sentences;
  return Array.from({ length: count }, (_, i) =>
    text.slice(startOf(reading, firsts[i] ?? 0), endOf(reading, (lasts[i] ?? 1) - 1)),
  );
}

describe('English sentences', () => {
  test.each([
    'Dr. Smith met M. Dupont in Jan. 2020.',
    'They met on Sat. Marie came as well.',
    'He came at 3.30 p.m. on Monday, e.g. by train, and paid $3.50.',
    'J. R. R. Tolkien wrote it.',
    'See fig. 3 and No. 5, cf. Smith et al. 2019.',
    'Mr. and Mrs. Jones, of Acme Inc., left.',
    'The U.S. Senate voted.',
    '"Why?" he asked.',
    'He waited ... and left.',
    'It is at www.example.com or v. 1.2.3 of it.',
    'A line\nthat goes on.',
    'She said (yes!) that she would.',
    '1. Open it.',
    'No mark at all',
  ])('are one in: %s', (text) => {
    expect(sentencesOf(text)).toHaveLength(1);
  });

  test.each([
    ['It ends. It begins.', ['It ends', 'It begins']],
    ['Does it? It does! Good.', ['Does it', 'It does', 'Good']],
    ['He said "Go." Then he went.', ['He said "Go', 'Then he went']],
    ['(It ends.) It begins.', ['It ends', 'It begins']],
    ['It ended in 2020. 300 people came.', ['It ended in 2020', '300 people came']],
    ['They moved to the U.S. They liked it.', ['They moved to the U.S', 'They liked it']],
    ['It was sold to Acme Inc. The price was high.', ['It was sold to Acme Inc', 'The price was high']],
    ['Bread, milk, etc. The shop is open.', ['Bread, milk, etc', 'The shop is open']],
    ['One paragraph\n\nanother one', ['One paragraph', 'another one']],
    ['Take:\n- one\n- two', ['Take', 'one', 'two']],
    ['It ends.\nIt begins.', ['It ends', 'It begins']],
    ['The cat sat. Marie left.', ['The cat sat', 'Marie left']],
    ['Wait… Now go.', ['Wait', 'Now go']],
    ['第一句。第二句。', ['第一句', '第二句']],
  ])('are several in: %s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });
});

describe('French sentences', () => {
  test.each([
    'M. Dupont et Mme Martin ont lu l’art. 5 du code, cf. p. 12.',
    'Il est né vers 50 av. J.-C. à Rome.',
    'Est-ce vrai ? demanda-t-il.',
    'Le n. 5 est là.',
  ])('are one in: %s', (text) => {
    expect(sentencesOf(text, 'fr')).toHaveLength(1);
  });

  test.each([
    ['Il vient ! Elle part. Quoi ? Rien.', 4],
    ['Il dit : « Viens. » Elle vint.', 2],
    ['Du pain, du lait, etc. Le magasin est ouvert.', 2],
  ])('are several in: %s', (text, count) => {
    expect(sentencesOf(text, 'fr')).toHaveLength(count);
  });
});

describe('our splitter and that of Unicode', () => {
  const text = [
    'The house stood on a hill. Nobody had lived there for years! Why did they leave?',
    'Some said that it was haunted. Others laughed. "Nonsense," said the baker. He knew better.',
    'In 1990 it burned down. The walls still stand. Children play there; their parents worry.',
  ].join(' ');

  test('agree on plain sentences', () => {
    const segments = Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text));
    const own = sentencesOf(text);
    expect(own).toHaveLength(segments.length);
    segments.forEach(({ segment }, i) => expect(segment).toContain(own[i]));
  });
});
