import { describe, expect, test } from '@jest/globals';
import type { Wordings } from '../../../../src/adapters/outbound/narrator/phrasebook.ts';
import { Voice, wordsIn } from '../../../../src/adapters/outbound/narrator/voice.ts';

const plain: Wordings<string> = [
  (name) => `First ${name}.`,
  (name) => `Second ${name}.`,
  (name) => `Third ${name}.`,
];

const sayAll = (voice: Voice, times: number): readonly string[] =>
  Array.from({ length: times }, (_, index) => voice.say(voice.part(`place.${index}`, plain, 'x')));

describe('voice', () => {
  test('uses every wording before one comes again', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const said = sayAll(new Voice(seed, null), 6);
      expect(new Set(said.slice(0, 3)).size).toBe(3);
    }
  });

  test('chooses by the seed, and always the same', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => sayAll(new Voice(`${seed}`, null), 1)[0]);
    expect(new Set(firsts).size).toBe(3);
    expect(Array.from({ length: 40 }, (_, seed) => sayAll(new Voice(`${seed}`, null), 1)[0])).toEqual(firsts);
  });

  test('avoids a wording that repeats what was said, whatever the numbers', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const voice = new Voice(seed, null);
      voice.say(voice.part('opening', [() => 'It is asked for at 75 today.'], null));
      const wordings: Wordings<null> = [
        () => 'What is asked for at 25 is less.',
        () => 'Less is wanted, 25.',
      ];
      expect(voice.say(voice.part('next', wordings, null))).toBe('Less is wanted, 25.');
    }
  });

  test('prefers a wording that does not quote the person', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const voice = new Voice(seed, 'Team lead');
      const wordings: Wordings<null> = [() => 'As “Team lead” you know.', () => 'You know.'];
      expect(voice.say(voice.part('place', wordings, null))).toBe('You know.');
    }
  });

  test('does not repeat itself within a paragraph while it has a choice', () => {
    const start: Wordings<null> = [() => 'This is one and the same thing.'];
    const end: Wordings<null> = [() => 'And one and the same again.', () => 'That is all there is.'];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const voice = new Voice(seed, null);
      const parts = [voice.part('start', start, null), voice.part('end', end, null)];
      expect(voice.paragraph(parts, { most: 40 })).toBe(
        'This is one and the same thing. That is all there is.',
      );
    }
  });

  test('puts a paragraph together from wordings that have the right length together', () => {
    const lengths: Wordings<null> = [
      () => 'Short.',
      () => 'A little longer than that.',
      () => `${'Very '.repeat(20)}long.`,
    ];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const voice = new Voice(seed, null);
      const parts = [voice.part('a', lengths, null), voice.part('b', lengths, null)];
      const words = wordsIn(voice.paragraph(parts, { least: 6, most: 10 }));
      expect(words).toBeGreaterThanOrEqual(6);
      expect(words).toBeLessThanOrEqual(10);
    }
  });

  test('leaves out what stands before the end where all is too long', () => {
    const voice = new Voice('seed', null);
    const parts = ['Beginning here.', 'Then the middle.', 'And the end.'].map((text) =>
      voice.part(text, [() => text], null),
    );
    expect(voice.paragraph(parts, { most: 6 })).toBe('Beginning here. And the end.');
  });

  test.each([
    ['One, two; three.', 3],
    ['« Mot » : 75 points', 3],
    ['An energy of −2 — no more', 6],
    ['', 0],
  ])('counts words as a reader does: %s', (text, count) => {
    expect(wordsIn(text)).toBe(count);
  });
});
