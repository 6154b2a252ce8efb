import { expect, test } from '@jest/globals';
import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';

test('a line contains a phrase with its replacements, the best first', () => {
  expect(phraseLines('due to the fact that = because | since')).toEqual([
    { match: 'due to the fact that', replace: ['because', 'since'] },
  ]);
});

test('a line may contain several phrases, and an exclamation mark makes their fixes safe', () => {
  expect(phraseLines('! in the event that, in case it happens that = if')).toEqual([
    { match: 'in the event that', replace: ['if'], isSafe: true },
    { match: 'in case it happens that', replace: ['if'], isSafe: true },
  ]);
});

test('a phrase may be removed, or have no replacement at all', () => {
  expect(phraseLines('basically = (out)\n\n  needless to say\n')).toEqual([
    { match: 'basically', replace: [''] },
    { match: 'needless to say' },
  ]);
});

test('fields say where a phrase is acceptable, and contain the message', () => {
  const line =
    'PIN number = PIN ; case ; inside ; not before: one, two ; not after: a ; message: Note: the N is a number.';
  expect(phraseLines(line)).toEqual([
    {
      match: 'PIN number',
      replace: ['PIN'],
      isCaseSensitive: true,
      position: 'inside',
      notBefore: ['one', 'two'],
      notAfter: ['a'],
      message: 'Note: the N is a number.',
    },
  ]);
  expect(phraseLines('basically ; parted')).toEqual([{ match: 'basically', isParted: true }]);
  expect(phraseLines('hopefully ; start')).toEqual([{ match: 'hopefully', position: 'sentence-start' }]);
});

test('a misspelt field is an error', () => {
  expect(() => phraseLines('all of = all ; not befor: us')).toThrow('not befor: us');
});
