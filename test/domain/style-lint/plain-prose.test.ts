import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { opaqueMask } from '#domain/style-lint/text/prose.ts';

const mask = (text: string): string => plainProse(text).masked.replaceAll(opaqueMask, '□');

describe('plain text', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' \n\t\r\n', []],
    ['one', ['one']],
    ['one\ntwo\n\nthree', ['one\ntwo', 'three']],
    ['one\r\n\r\ntwo\r\rthree\r\n \t\r\nfour', ['one', 'two', 'three', 'four']],
    ['\n\n one', ['one']],
  ])('has paragraphs between blank lines: %j', (text, expected) => {
    const paragraphs = plainProse(text).paragraphs.map(({ start, end }) => text.slice(start, end));
    expect(paragraphs).toEqual(expected);
  });

  test('is not Markdown: backticks, tags and comments are text', () => {
    const text = 'We `utilize` <b>it</b> <!-- lint-disable --> *now*.';
    expect(plainProse(text)).toEqual({
      text,
      masked: text,
      paragraphs: [{ start: 0, end: text.length }],
      silences: [],
    });
  });
});

describe('addresses in plain text', () => {
  test.each([
    'https://example.org/utilize?very=very#very',
    'http://user:secret@example.org:8080/a_(b)',
    'www.example.org',
    'mailto:a@example.org',
    'git+ssh://example.org/a.git',
    'anne.smith+list@mail.example.org',
    'élodie@exemple.fr',
    '/usr/local/bin',
    './utilize/it.md',
    '../very',
    '~/very/very.txt',
    'C:\\Users\\Anne',
    '\\\\server\\very',
    'src/domain/very.ts',
    'example.org/very/very',
    'Files\\Very\\very.exe',
    '--very',
    '--dry-run=very',
  ])('are not prose: %s', (address) => {
    expect(mask(`See ${address}, or (${address}).`)).toBe(
      `See ${'□'.repeat(address.length)}, or (${'□'.repeat(address.length)}).`,
    );
  });

  test.each([
    'and/or',
    'he/she/they',
    'TCP/IP',
    'km/h.',
    'n/a',
    '24/7',
    '1/2.5',
    'the end.Then',
    'a @ b',
    '@anne',
    'note: this',
    'http://',
    'C: drive',
    'very\\very',
    '-- very',
    'very--very',
    '---',
    '¯\\_(ツ)_/¯',
  ])('are distinguished from prose: %s', (text) => {
    expect(mask(`It is ${text} here`)).toBe(`It is ${text} here`);
  });

  test('keep the position of every other unit', () => {
    const piece = fc.constantFrom(
      'a',
      '/',
      '.',
      '@',
      ':',
      '//',
      'www.',
      ' ',
      '\n',
      '(',
      ')',
      '"',
      '\\',
      '😀',
      '~',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const masked = mask(text);
        expect(masked).toHaveLength(text.length);
        for (let at = 0; at < text.length; at += 1) expect([text[at], '□']).toContain(masked[at]);
      }),
      { numRuns: 1000 },
    );
  });
});
