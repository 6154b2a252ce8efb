import { describe, expect, test } from '@jest/globals';
import { checkDirection } from '#adapters/outbound/narrator/model/checks/direction.ts';
import { fitting, passes, skilled, unassessed } from './situation.ts';

describe('the direction of a claim', () => {
  test.each([
    'Planning and keeping order drains you, while making something new gives you energy.',
    'Making something new gives you energy and planning drains you.',
    'Making something new and improving how things work give you energy.',
    'Planning is not a strength of yours, and it does not come naturally.',
    'Planning does not energise you; it exhausts you.',
    'Setting direction for others is a strength. It neither energises nor drains you.',
    'Making something new lies idle. Your role hardly asks for it.',
    'Your role takes more energy than it gives.',
    'Strengths are worth keeping.',
    'Leading gives no energy and costs no energy.',
    'Your role hardly asks for making something new.',
    'You do not enjoy so much planning.',
    'What takes energy, above all planning and keeping order and analysis, fills most of it.',
    'Planning fills the morning. That is a good match for the hour.',
    'After planning you get energy from making something new.',
    'Beside planning there is work that gives you energy, such as making something new.',
  ])('may agree with the findings: %s', (text) => {
    expect(passes(checkDirection, text)).toBe(true);
  });

  test.each([
    'L’organisation vous épuise, tandis que la création vous donne de l’énergie.',
    'La création vous dynamise et l’organisation vous épuise.',
    'L’organisation n’est pas une force, et cela ne vous dynamise pas.',
    'La création reste inexploitée ; le rôle en demande peu.',
    'À force de patience, l’organisation pèsera moins.',
    'La conduite d’un groupe ne donne pas d’énergie et n’en coûte pas.',
    'L’organisation ne vous vient pas naturellement.',
    'Le travail qui vous prend de l’énergie, surtout l’organisation, occupe les matinées.',
  ])('may agree with the findings in French: %s', (text) => {
    expect(passes(checkDirection, text, { language: 'fr' })).toBe(true);
  });

  test.each([
    ['a strain a strength', 'Planning and keeping order is one of your strengths.'],
    ['a strain a talent', 'You have a talent for planning and keeping order.'],
    ['a strain natural', 'Planning comes naturally to you.'],
    ['a drain a source', 'Planning and keeping order gives you energy.'],
    ['a drain a source, further on', 'Your role asks for planning. It energises you.'],
    ['a drain a source, in a list', 'Making something new and planning energise you.'],
    [
      'a drain a source, beside a true statement',
      'Making something new waits, while planning lifts your day.',
    ],
    ['a drain a source, as an example', 'There is work that gives you energy, such as planning.'],
    ['a drain a source, by what one gets', 'You get a lot of energy from planning and keeping order.'],
    ['a source a drain', 'Making something new drains you.'],
    ['a source a drain, as an example', 'What takes energy from you: making something new.'],
    ['what is neutral a drain', 'Setting direction for others exhausts you.'],
    ['what is neutral a source', 'Leading recharges you.'],
    ['what is hardly asked for overused', 'Making something new is overused.'],
    ['what is much asked for untapped', 'Planning is untapped.'],
    ['a poor fit a good match', 'You and your role are in tune.'],
    ['a negative balance positive', 'Your role gives you more energy than it takes.'],
    ['a negative balance positive, in plenty', 'Your role gives you a lot more than it costs you.'],
    ['a poor fit a good match, in other words', 'This role is right for you.'],
    ['a strain a strength, by more than that', 'Planning is not only a strength, it is a joy.'],
    ['a strain something well done', 'You are good at planning.'],
    ['a strain something well done, at its best', 'Planning is where you are at your best.'],
    ['a drain a pleasure', 'You love planning.'],
    ['a drain a source, by many words', 'Planning gives you a whole lot of energy.'],
    ['a drain a rest', 'Planning leaves you refreshed.'],
    ['a source a burden', 'Making something new leaves you empty.'],
    ['what is natural unnatural', 'Making something new does not come naturally to you.'],
    ['what is natural unnatural, in short', 'Leading is unnatural to you.'],
    ['what is much asked for hardly asked for', 'Your role hardly asks for planning.'],
  ])('may not call %s: %s', (_, text) => {
    expect(passes(checkDirection, text)).toBe(false);
  });

  test.each([
    'L’organisation est un atout.',
    'L’organisation vous dynamise.',
    'La création vous épuise.',
    'L’organisation reste inexploitée.',
    'Vous et votre rôle êtes en phase.',
    'Le rôle vous rend plus d’énergie qu’il n’en prend.',
    'Ce poste est fait pour vous.',
    'L’organisation n’est pas seulement une force, c’est un plaisir.',
    'Vous adorez l’organisation.',
    'L’organisation vous donne beaucoup d’énergie.',
    'L’organisation vous fait du bien.',
    'La création vous prend beaucoup d’énergie.',
    'La création ne vous vient pas naturellement.',
    'Votre rôle demande à peine de l’organisation.',
    'Le travail qui vous donne de l’énergie : surtout l’organisation.',
  ])('may not be reversed in French: %s', (text) => {
    expect(passes(checkDirection, text, { language: 'fr' })).toBe(false);
  });

  test('may be that more energy is spent than recovered if a load comes first', () => {
    const text = 'More energy goes out of your week than comes back.';
    const load = { work: { workload: 5 }, rhythm: { recovery: 1 } } as const;
    expect(passes(checkDirection, text, { ratings: fitting, ...load })).toBe(true);
    expect(passes(checkDirection, text, { ratings: fitting })).toBe(false);
  });

  test('changes with the findings', () => {
    const text = 'You and your role are in tune, and planning is a strength that energises you.';
    expect(passes(checkDirection, text, { ratings: fitting })).toBe(true);
    expect(passes(checkDirection, text)).toBe(false);
    expect(passes(checkDirection, 'The role is a mismatch.', { ratings: fitting })).toBe(false);
  });
});

describe('the direction of a text about a finding', () => {
  const strength = 'This is one of your strengths.';
  const natural = 'It comes easily to you.';
  const energising = 'It gives you energy, and you have more of it afterwards.';
  const pleasant = 'Each of these hours is a pleasure.';
  const draining = 'It drains you, and the evening is short.';

  test.each([
    [
      'strain',
      'Organizing',
      { strength: false, natural: false, energising: false, pleasant: false, draining: true },
    ],
    [
      'carries, giving',
      'Advising',
      { strength: true, natural: true, energising: true, pleasant: true, draining: false },
    ],
    [
      'carries, even',
      'Leading',
      { strength: true, natural: true, energising: false, pleasant: true, draining: false },
    ],
    [
      'unused',
      'Creating',
      { strength: true, natural: true, energising: true, pleasant: true, draining: false },
    ],
  ] as const)('about what is %s may say so, and not the opposite', (_, subject, expected) => {
    const said = (text: string) => passes(checkDirection, text, { scope: { subject } });
    expect({
      strength: said(strength),
      natural: said(natural),
      energising: said(energising),
      pleasant: said(pleasant),
      draining: said(draining),
    }).toEqual(expected);
  });

  test('about a strength that drains may call it a strength, and not energising', () => {
    const said = (text: string) =>
      passes(checkDirection, text, { ratings: skilled, scope: { subject: 'Organizing' } });
    expect([strength, natural, draining].map(said)).toEqual([true, true, true]);
    expect([energising, pleasant].map(said)).toEqual([false, false]);
  });

  test('about what stretches may call it energising, and neither a strength nor draining', () => {
    const said = (text: string) =>
      passes(checkDirection, text, { ratings: skilled, scope: { subject: 'Advising' } });
    expect(said(energising)).toBe(true);
    expect([strength, natural, draining].map(said)).toEqual([false, false, false]);
  });

  test('must not mention talent if the preference is unknown', () => {
    const said = (subject: 'Organizing' | 'Advising') => (text: string) =>
      passes(checkDirection, text, { ratings: unassessed, scope: { subject } });
    expect([strength, natural, energising].map(said('Organizing'))).toEqual([false, false, false]);
    expect([draining].map(said('Organizing'))).toEqual([true]);
    expect([strength, natural, draining].map(said('Advising'))).toEqual([false, false, false]);
    expect([energising].map(said('Advising'))).toEqual([true]);
  });

  test('is about its subject again in the next sentence, even if the last one named another', () => {
    const text = 'This is yours, unlike planning. It gives you energy.';
    expect(passes(checkDirection, text, { scope: { subject: 'Creating' } })).toBe(true);
    expect(passes(checkDirection, text)).toBe(false);
  });

  test.each([
    ['en', 'You are good at this. Would you show me how?', 'It gives me energy.'],
    ['fr', 'Vous êtes à l’aise avec cela. Vous me montrez ?', 'Cela me donne de l’énergie.'],
  ] as const)('may praise another person aloud (%s)', (language, praise, claim) => {
    const scope = { subject: 'Organizing', form: 'speech' } as const;
    expect(passes(checkDirection, praise, { language, scope })).toBe(true);
    expect(passes(checkDirection, claim, { language, scope })).toBe(false);
  });
});
