import { describe, expect, test } from '@jest/globals';
import {
  lengthOf,
  longestQuestion,
  promptOf,
  tidy,
  type Turn,
} from '#adapters/inbound/web/pages/advisor/conversation.ts';
import { longestPrompt, parseQuestion } from '#domain/advisor/question.ts';
import { expectOk } from '#test/support/expect-ok.ts';

const turn = (question: string, source: Turn['source'] = 'rules'): Turn => ({
  question,
  advice: { recommendations: [], follow_up: 'A book, or software?' },
  language: 'en',
  source,
});

describe('what is sent', () => {
  test('is only the question at first', () => {
    expect(promptOf([], 'I am bored.')).toBe('I am bored.');
  });

  test('starts with the earlier messages', () => {
    expect(promptOf([turn('I am bored.'), turn('At work.')], 'Both.')).toBe(
      'I am bored.\n\nAt work.\n\nBoth.',
    );
  });

  test('includes the questions of a model, but not the words of the search', () => {
    expect(promptOf([turn('I am bored.', 'model')], 'A book.')).toContain('A book, or software?');
    expect(promptOf([turn('I am bored.', 'rules')], 'A book.')).not.toContain('software');
  });

  test('is shortened at the beginning, by whole words, if it is too long', () => {
    const prompt = promptOf([turn(`first ${'kingfisher '.repeat(200)}last`)], 'Now this.');
    expect(lengthOf(prompt)).toBeLessThanOrEqual(longestQuestion);
    expect(prompt).toMatch(/^kingfisher /);
    expect(prompt.endsWith('last\n\nNow this.')).toBe(true);
  });

  test('never cuts the question itself', () => {
    const question = '🙂'.repeat(longestQuestion);
    expect(promptOf([turn('Before.')], question)).toBe(question);
  });

  test('is accepted by the service, even after pasting any text', () => {
    const question = tidy('  a\u000Bb\u0000 c \r\n');
    expect(question).toBe('a b  c');
    expect(expectOk(parseQuestion(promptOf([], question)))).toBe(question);
  });

  test('is nothing without a question, even after earlier messages', () => {
    expect(promptOf([turn('I am bored.')], '')).toBe('');
  });

  test('may be as long as the service allows', () => {
    expect(longestQuestion).toBe(longestPrompt);
  });
});
