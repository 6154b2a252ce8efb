import { describe, expect, test } from '@jest/globals';
import {
  lengthOf,
  longestQuestion,
  promptOf,
  tidy,
  type Turn,
} from '../../../../../../src/adapters/inbound/web/pages/advisor/conversation.ts';
import { longestPrompt, parseQuestion } from '../../../../../../src/domain/advisor/question.ts';
import { expectOk } from '../../../../../support/expect-ok.ts';

const turn = (question: string, source: Turn['source'] = 'rules'): Turn => ({
  question,
  advice: { recommendations: [], follow_up: 'A book, or software?' },
  language: 'en',
  source,
});

describe('what is sent', () => {
  test('is the question alone at first', () => {
    expect(promptOf([], 'I am bored.')).toBe('I am bored.');
  });

  test('begins with what was said before', () => {
    expect(promptOf([turn('I am bored.'), turn('At work.')], 'Both.')).toBe(
      'I am bored.\n\nAt work.\n\nBoth.',
    );
  });

  test('tells a model what was asked back, and spares a search words that are not those of the person', () => {
    expect(promptOf([turn('I am bored.', 'model')], 'A book.')).toContain('A book, or software?');
    expect(promptOf([turn('I am bored.', 'rules')], 'A book.')).not.toContain('software');
  });

  test('loses its beginning, by whole words, where it would be too long', () => {
    const prompt = promptOf([turn(`first ${'kingfisher '.repeat(200)}last`)], 'Now this.');
    expect(lengthOf(prompt)).toBeLessThanOrEqual(longestQuestion);
    expect(prompt).toMatch(/^kingfisher /);
    expect(prompt.endsWith('last\n\nNow this.')).toBe(true);
  });

  test('never cuts the question itself', () => {
    const question = '🙂'.repeat(longestQuestion);
    expect(promptOf([turn('Before.')], question)).toBe(question);
  });

  test('is what the service accepts, whatever was pasted', () => {
    const question = tidy('  a\u000Bb\u0000 c \r\n');
    expect(question).toBe('a b  c');
    expect(expectOk(parseQuestion(promptOf([], question)))).toBe(question);
  });

  test('is nothing where nothing is asked, whatever was said before', () => {
    expect(promptOf([turn('I am bored.')], '')).toBe('');
  });

  test('has room for as much as the service takes', () => {
    expect(longestQuestion).toBe(longestPrompt);
  });
});
