import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { longestPrompt, parseQuestion } from '#domain/advisor/question.ts';

describe('a question', () => {
  test.each([
    ['is kept as it is', 'How do I lead a team?', 'How do I lead a team?'],
    ['loses the blanks around it', '  \n\tWhat now?\u00A0\n', 'What now?'],
    ['keeps tabs and line breaks within', 'one\n\ttwo', 'one\n\ttwo'],
    ['gets plain line breaks', 'one\r\ntwo\r\n', 'one\ntwo'],
    ['is composed', 'e\u0301nergie', 'énergie'],
    ['may use any script', '私は疲れた 😀', '私は疲れた 😀'],
  ])('%s', (_, raw, prompt) => {
    expect(parseQuestion(raw).unwrap()).toBe(prompt);
  });

  test.each([
    ['nothing', ''],
    ['blanks only', ' \n\t\u00A0 '],
    ['nothing that can be seen', '\u200B\u2060\uFEFF'],
  ])('with %s is refused as empty', (_, raw) => {
    expect(parseQuestion(raw).unwrapErr()).toStrictEqual({ kind: 'prompt_refused', reason: 'empty' });
  });

  test.each(['\u0007', '\u001B[31m', '\u007F', '\u0085', '\r', '\v'])(
    'with the control %j is refused',
    (control) => {
      expect(parseQuestion(`one${control}two`).unwrapErr().reason).toBe('control_character');
    },
  );

  test.each(['x', 'é', '😀', 'e\u0301'])('may have 2000 times %j, and not 2001 times', (character) => {
    expect(parseQuestion(character.repeat(longestPrompt)).isOk()).toBe(true);
    expect(parseQuestion(character.repeat(longestPrompt + 1)).unwrapErr().reason).toBe('too_long');
  });

  test('does not change when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (raw) => {
        const once = parseQuestion(raw);
        expect(once.andThen(parseQuestion)).toStrictEqual(once);
      }),
    );
  });
});
