import { describe, expect, test } from '@jest/globals';
import { checkReferences } from '../../../../../src/adapters/outbound/narrator/checks/reference.ts';
import { passes } from './situation.ts';

describe('what a text refers to', () => {
  const scope = { natures: ['Leading', 'Adapting'] } as const;

  test.each([
    'Leading comes first, and Adapting follows.',
    'By organizing the week you make room for Leading.',
    'I wonder: You may find that it helps on a Monday in May.',
    'Ask what they need. Then decide.',
  ])('may be its natures, in small letters anything: %s', (text) => {
    expect(passes(checkReferences, text, { scope })).toBe(true);
  });

  test.each([
    'Diriger vous va, et S’adapter aussi.',
    "Diriger vous va, et S'adapter aussi.",
    'Vous pouvez organiser la semaine autrement.',
  ])('may be its natures in French: %s', (text) => {
    expect(passes(checkReferences, text, { language: 'fr', scope })).toBe(true);
  });

  test.each([
    ['en', 'Leading and Creating go together.'],
    ['en', 'Organizing drains you.'],
    ['fr', 'Diriger et Créer vont ensemble.'],
    ['fr', 'Vous aimez Prendre soin des autres.'],
    ['fr', 'Le goût pour Creating se voit.'],
  ] as const)('is no other nature (%s): %s', (language, text) => {
    expect(passes(checkReferences, text, { language, scope })).toBe(false);
  });

  test.each([
    ['en', 'Try what Simon Sinek says.'],
    ['en', 'Simon Sinek says that it helps.'],
    ['en', 'Teams at Google do this.'],
    ['en', 'It works (Toyota did it).'],
    ['en', 'Use the method: Kanban shows the way.'],
    ['en', 'The GTD method helps.'],
    ['en', 'You will like “deep work for all”.'],
    ['en', 'You will like "deep work for all".'],
    ['fr', 'Essayez ce que propose Simon Sinek.'],
    ['fr', 'Vous aimerez « le travail en profondeur ».'],
    ['fr', 'Chez Michelin, on fait cela.'],
  ] as const)('is no book, person or company (%s): %s', (language, text) => {
    expect(passes(checkReferences, text, { language })).toBe(false);
  });

  test('may be a name that the person wrote', () => {
    const ownWords = 'Head of Operations at Lumière Logistics';
    expect(passes(checkReferences, 'Your work at Lumière Logistics counts.', { ownWords })).toBe(true);
    expect(passes(checkReferences, 'You wrote “head of operations” yourself.', { ownWords })).toBe(true);
    expect(passes(checkReferences, 'Your work at Lumi counts.', { ownWords })).toBe(false);
  });
});
