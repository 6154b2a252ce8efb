import { describe, expect, test } from '@jest/globals';
import { formsOf, inflected } from '#domain/style-lint/english/verb-forms.ts';

describe('the forms of a verb', () => {
  test.each([
    ['use', 'uses used used using'],
    ['carry', 'carries carried carried carrying'],
    ['pass', 'passes passed passed passing'],
    ['plan', 'plans planned planned planning'],
    ['agree', 'agrees agreed agreed agreeing'],
    ['tie', 'ties tied tied tying'],
    ['give', 'gives gave given giving'],
    ['be', 'is was been being'],
    ['have', 'has had had having'],
    ['get', 'gets got got getting'],
    ['go', 'goes went gone going'],
    ['play', 'plays played played playing'],
  ])('%s: %s', (verb, forms) => {
    const { third, past, participle, ing } = formsOf(verb);
    expect([third, past, participle, ing].join(' ')).toBe(forms);
  });

  test('of a phrase only the first word changes', () => {
    expect(formsOf('make use of').ing).toBe('making use of');
  });
});

describe('a phrase in all its forms', () => {
  test('keeps the form in its replacements', () => {
    expect(inflected({ match: 'utilize', replace: ['use'], isSafe: true })).toEqual([
      { match: 'utilize', replace: ['use'], isSafe: true },
      { match: 'utilizes', replace: ['uses'], isSafe: true },
      { match: 'utilized', replace: ['used'], isSafe: true },
      { match: 'utilizing', replace: ['using'], isSafe: true },
    ]);
  });

  test('offers both past forms if that of the phrase may be either, and marks neither as safe', () => {
    const [, , past] = inflected({ match: 'commence', replace: ['begin'], isSafe: true });
    expect(past).toEqual({ match: 'commenced', replace: ['began', 'begun'] });
  });

  test('distinguishes the past forms of the phrase if they differ', () => {
    const matches = inflected({ match: 'take a look at', replace: ['look at'] }).map(({ match }) => match);
    expect(matches).toEqual([
      'take a look at',
      'takes a look at',
      'took a look at',
      'taken a look at',
      'taking a look at',
    ]);
  });
});
