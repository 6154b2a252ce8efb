import { describe, expect, test } from '@jest/globals';
import { checkReferences } from '#adapters/outbound/narrator/model/checks/reference.ts';
import { passes } from './situation.ts';

describe('the references of a text', () => {
  const scope = { natures: ['Leading', 'Adapting'] } as const;

  test.each([
    'Setting direction for others comes first, and switching when things change follows.',
    'Leading suits you.',
    'By improving it a little you make room for setting direction.',
    'I wonder: You may find that it helps on a Monday in May.',
    'Ask what they need. Then decide about Friday’s CV.',
  ])('may be its own kinds of work, and ordinary words: %s', (text) => {
    expect(passes(checkReferences, text, { scope })).toBe(true);
  });

  test.each([
    'La conduite d’un groupe vous va, et l’adaptation aux imprévus aussi.',
    'Diriger vous va.',
    'Vous pouvez organiser la semaine autrement.',
  ])('may be its own kinds of work in French: %s', (text) => {
    expect(passes(checkReferences, text, { language: 'fr', scope })).toBe(true);
  });

  test.each([
    ['en', 'Setting direction for others and making something new go together.'],
    ['en', 'Planning and keeping order fills the day.'],
    ['en', 'So much planning fills the day.'],
    ['en', 'Advising others suits you.'],
    ['fr', 'La conduite d’un groupe va avec la création.'],
    ['fr', 'Vous donnez du temps à l’attention aux besoins des autres.'],
    ['fr', 'Le goût pour Creating se voit.'],
  ] as const)('may not be another kind of work (%s): %s', (language, text) => {
    expect(passes(checkReferences, text, { language, scope })).toBe(false);
  });

  test.each([
    ['en', 'Your role asks for Leading.'],
    ['en', 'You are drawn to Adapting.'],
    ['fr', 'Le rôle vous demande de Diriger.'],
  ] as const)('may not be a name in the questionnaire (%s): %s', (language, text) => {
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
  ] as const)('may not be a book, person or company (%s): %s', (language, text) => {
    expect(passes(checkReferences, text, { language })).toBe(false);
    expect(passes(checkReferences, text, { language, scope: { isHeard: true } })).toBe(false);
  });

  test.each([
    ['en', 'Somebody puts a head in: “Just a question.” You look up.'],
    ['en', 'The message says “as always”, and you answer it.'],
    ['fr', 'Une tête apparaît à la porte : « Juste une question. » Vous levez les yeux.'],
    ['fr', '« Comme d’habitude, je pensais à toi », dit quelqu’un au téléphone.'],
  ] as const)('may be spoken words if people may speak (%s): %s', (language, text) => {
    expect(passes(checkReferences, text, { language, scope: { isHeard: true } })).toBe(true);
    expect(passes(checkReferences, text, { language })).toBe(false);
  });

  test('may be a name that the person wrote', () => {
    const ownWords = 'Head of Operations at Lumière Logistics';
    expect(passes(checkReferences, 'Your work at Lumière Logistics counts.', { ownWords })).toBe(true);
    expect(passes(checkReferences, 'You wrote “head of operations” yourself.', { ownWords })).toBe(true);
    expect(passes(checkReferences, 'Your work at Lumi counts.', { ownWords })).toBe(false);
  });
});

describe('the people around the reader in a text', () => {
  const employed = { status: 'employed' } as const;
  const alone = { status: 'self_employed' } as const;
  const leadsAlone = { status: 'self_employed', peopleManaged: 3 } as const;
  const seeking = { status: 'job_seeking' } as const;
  const free = { status: 'retired' } as const;

  test.each([
    ['en', employed, 'Tell your manager and your team.'],
    ['en', alone, 'Tell your clients.'],
    ['en', leadsAlone, 'Tell your team and your clients.'],
    ['en', seeking, 'Ask the manager there how big the team is.'],
    ['fr', employed, 'Parlez-en à votre responsable et à votre équipe.'],
    ['fr', alone, 'Parlez-en à vos clients.'],
    ['fr', free, 'Parlez-en au responsable du club.'],
  ] as const)('may be people that the answers mention (%s, %j): %s', (language, work, text) => {
    expect(passes(checkReferences, text, { language, work })).toBe(true);
  });

  test.each([
    ['en', alone, 'Tell your manager.'],
    ['en', alone, 'Ask your colleagues.'],
    ['en', leadsAlone, 'Tell your boss.'],
    ['en', seeking, 'Tell your team.'],
    ['en', free, 'Call your customers.'],
    ['fr', alone, 'Parlez-en à votre responsable.'],
    ['fr', seeking, 'Demandez à vos collègues.'],
    ['fr', free, 'Appelez vos clients.'],
  ] as const)('may not be others (%s, %j): %s', (language, work, text) => {
    expect(passes(checkReferences, text, { language, work })).toBe(false);
  });

  test.each([
    ['en', 'How does your team share it?', 'I have to ask my manager.'],
    ['fr', 'Comment votre équipe se le partage-t-elle ?', 'Je demande à mon responsable.'],
  ] as const)('are those of the speaker in spoken words (%s)', (language, theirs, own) => {
    const scope = { form: 'speech' } as const;
    expect(passes(checkReferences, theirs, { language, scope, work: seeking })).toBe(true);
    expect(passes(checkReferences, own, { language, scope, work: seeking })).toBe(false);
  });
});
