import { describe, expect, test } from '@jest/globals';
import { onFreeDays } from '#adapters/outbound/narrator/free-days.ts';
import { words as english } from '#adapters/outbound/narrator/words/english/words.ts';
import { words as french } from '#adapters/outbound/narrator/words/french/words.ts';
import type { Experiment } from '#adapters/outbound/narrator/words/nature-words.ts';

const leaveOnTime: Experiment = {
  name: 'Terminez à l’heure le mercredi',
  body: 'Pendant trois semaines, finissez à l’heure le mercredi. Le vendredi, comptez.',
  say: { to: 'votre responsable', words: 'Les trois prochains mercredis, j’aimerais finir à l’heure.' },
  notice: 'Mercredi, il fait encore jour.',
  first: 'Notez l’heure de fin de mercredi.',
  done: 'Trois mercredis sont passés.',
};

test('an experiment moves away from a day that the person keeps, and its days keep their distance', () => {
  const { name, body, say, notice } = onFreeDays(leaveOnTime, 'fr', 'Je tiens à mon MERCREDI après-midi');
  expect(name).toBe('Terminez à l’heure le jeudi');
  expect(body).toContain('le jeudi. Le lundi, comptez');
  expect(say.words).toContain('prochains jeudis,');
  expect(notice).toBe('Jeudi, il fait encore jour.');
});

test('it skips further days that are kept', () => {
  expect(onFreeDays(leaveOnTime, 'fr', 'mercredi, jeudi et lundi').name).toBe(
    'Terminez à l’heure le vendredi',
  );
});

test.each([
  undefined,
  '',
  'le loyer',
  'mon samedi',
  'chaque mardi',
  'un mercredienne',
  'lundi mardi mercredi jeudi vendredi',
])('it stays as it is for %j', (keeps) => expect(onFreeDays(leaveOnTime, 'fr', keeps)).toBe(leaveOnTime));

describe.each([
  ['en', english, 'Wednesday afternoons and Mondays'],
  ['fr', french, 'le mercredi et le lundi'],
] as const)('the experiments in %s', (language, { natures }, keeps) => {
  const all: readonly Experiment[] = Object.values(natures).flatMap(({ experiments }) =>
    Object.values(experiments).flatMap((byReader) => Object.values(byReader)),
  );
  const isOnKept = (text: Experiment): boolean =>
    /\b(?:wednesday|monday|mercredi|lundi)s?\b/iu.test(JSON.stringify(text));

  test('are rarely on the days that somebody keeps, and have the same words otherwise', () => {
    const before = all.filter(isOnKept);
    expect(before.length).toBeGreaterThan(5);
    const after = before.map((one) => onFreeDays(one, language, keeps));
    expect(after.filter(isOnKept).length).toBeLessThan(before.length / 5);
    const withoutDays = (one: Experiment): string =>
      JSON.stringify(one).replaceAll(
        /(?:mon|tues|wednes|thurs|fri)day|lundi|mardi|mercredi|jeudi|vendredi/giu,
        '',
      );
    expect(after.map(withoutDays)).toEqual(before.map(withoutDays));
  });
});
