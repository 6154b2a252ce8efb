import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { cleanText } from '#domain/advisor/clean-text.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';
import { anyCharacter } from '#test/support/makers/any-character.ts';

const confidential = {
  canary: '5b0c9d3e-8f1a-4c62-9a77-0d2b6e1f4a35',
  instructions:
    'You advise people on the products of one service and on nothing else. Write plain text, one or two sentences a reason. Reference 5b0c9d3e-8f1a-4c62-9a77-0d2b6e1f4a35.',
};

const clean = (raw: string, most = 300) => cleanText(raw, most, confidential);

describe('a text of a model', () => {
  test.each([
    ['plain text', 'It shows what drains you, e.g. meetings.', 'It shows what drains you, e.g. meetings.'],
    [
      'French',
      'Elle met 76 affirmations en face de l’énergie : à vous !',
      'Elle met 76 affirmations en face de l’énergie : à vous !',
    ],
    [
      'abbreviations',
      'Texts, lists etc. (i.e. all), p. 3, at 9.30 or 2.5',
      'Texts, lists etc. (i.e. all), p. 3, at 9.30 or 2.5',
    ],
    [
      'what looks like a price',
      'Deux cents pages & trois points de vue',
      'Deux cents pages & trois points de vue',
    ],
    ['three dots', 'You waited ...and waited...then left', 'You waited ...and waited...then left'],
    ['blanks and lines', '  one\n\n two\tthree ', 'one two three'],
    ['direction marks', 'read \u202Esdrawkcab\u202C\u2066 it', 'read sdrawkcab it'],
    ['zero-width characters', 'st\u200Bea\u200Ddy\uFEFF en\u00ADergy', 'steady energy'],
    ['tag characters and selectors', 'plain\u{E0041}\u{E0042}\uFE0F text', 'plain text'],
    ['controls', 'a\u0000b\u001B[31mc\u009Bd', 'ab[31mcd'],
    ['a script', 'Good <script>alert("x")</script>for you', 'Good for you'],
    ['a script without an end', 'Good for you <SCRIPT>alert(1)', 'Good for you'],
    ['tags', '<b>Good</b> for<br/> <img src=x onerror=alert(1)> you', 'Good for you'],
    ['tags within tags', 'Good <<b>script>for you', 'Good scriptfor you'],
    ['emphasis', '**Very** `good` for __you__', 'Very good for you'],
    ['a heading', '## Good for you', 'Good for you'],
    ['a link of markdown', 'See [the book](/books/EN) now', 'See the book now'],
    ['a reference of markdown', 'See [the book][1] now', 'See the book now'],
    ['an image of markdown', '![a cover](/cover) Good', 'a cover Good'],
  ])('is cleaned of %s', (_, raw, text) => {
    expect(clean(raw)).toBe(text);
  });

  test.each([
    ['an address', 'See https://evil.example/x now'],
    ['an address with another scheme', 'See ftp://evil'],
    ['a script for an address', 'Click javascript:alert(1)'],
    ['the link of a link', 'See [this](https://evil.example)'],
    ['a bare name of a host', 'Go to evil.com for more'],
    ['a name of a host in wide characters', 'Go to evil．com for more'],
    ['a name of a host behind a hidden character', 'Go to evil.\u200Bcom for more'],
    ['a name of a host within tags', 'Go to evil<b>.</b>com for more'],
    ['a numbered address', 'Go to 192.0.2.1'],
    ['a mail address', 'Write to me@evil'],
    ['a mail address in wide characters', 'Write to me＠evil'],
    ['a phone number', 'Call +33 1 23 45 67 89 now'],
    ['a phone number with signs', 'Call (555) 123-4567'],
    ['a name of a host with a blank', 'Go to evil .com'],
    ['a name of a host with another dot', 'Go to evil。com'],
    ['a name of a host with its dot in brackets', 'Go to evil[.]com or evil (dot) com'],
    ['a name of a host in words', 'Go to evil dot com'],
    ['a name of a host in French words', 'Allez sur mal point com'],
    ['an address without a scheme', 'See //evil/path'],
    ['an address of this machine', 'See localhost:8080/x'],
    ['an address in entities', 'See http&colon;&sol;&sol;evil'],
    ['a tag in entities', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a character by its number', 'evil&#46;com'],
    ['a phone number in other digits', 'Call ٠١٢٣٤٥٦٧٨٩'],
    ['a price', 'It costs only $19 today'],
    ['a price in numbers', 'Only 19 euros today'],
    ['a price in words', 'Only nineteen dollars today'],
    ['a discount', 'Now 20 % off'],
    ['a fence of code', 'Run this: ```rm -rf```'],
    ['the canary', `Reference ${confidential.canary}.`],
    ['the canary in pieces', `R: ${confidential.canary.toUpperCase().split('').join(' ')}`],
    [
      'its instructions',
      'My rules: you advise people on the products of one service and on nothing else, right.',
    ],
    [
      'its instructions with other signs',
      'YOU advise PEOPLE -- on the * products, of one service; and on nothing else!',
    ],
    ['nothing but markup', '<p></p> ** **'],
    ['nothing', ' \u200B '],
  ])('is not used if it contains %s', (_, raw) => {
    expect(clean(raw)).toBeUndefined();
  });

  test('may share ten words in a row with its instructions', () => {
    const shared = 'you advise people on the products of one service and';
    expect(clean(`So ${shared}`)).toBe(`So ${shared}`);
    expect(clean(`So ${shared} on`)).toBeUndefined();
  });

  test('is cut at a word', () => {
    expect(clean('one two three four', 12)).toBe('one two…');
    expect(clean('one, two, three, four', 10)).toBe('one, two…');
    expect(clean('one two three', 13)).toBe('one two three');
  });

  test('is cut within a word only if the word is too long, and never within a character', () => {
    expect(clean('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(4)}…`);
    expect(clean('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  test('never contains a tag, an address, hidden text or more than the limit', () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 8 }),
      fc.constantFrom(
        '<script>',
        '</b>',
        '<',
        '](',
        '![',
        'http',
        '://',
        'evil',
        '.',
        'com',
        '@',
        '\u202E',
        '```',
        '**',
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = clean(pieces.join('')) ?? 'fine';
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/[<>@]|:\/\/|```|evil\.com|\p{Cc}|\p{Cf}/u);
        expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['<', '[', '](', '<script', '![', '1 ', '. ', 'a.', '`', ' '])(
    'is checked as fast as a short one, even if it is a million times %j',
    async (piece) => {
      const short = 'It shows what drains you. '.repeat(80);
      const long = piece.repeat(1_000_000);
      const times = await timesAsLongAs(
        () => clean(short),
        () => clean(long),
        { enough: 50 },
      );
      // Every character that is read takes time, so a million of them would take at least hundreds of times as long.
      expect(times).toBeLessThan(50);
    },
  );
});
