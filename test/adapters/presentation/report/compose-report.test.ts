import { describe, expect, test } from '@jest/globals';
import { composeReport } from '../../../../src/adapters/presentation/report/compose-report.ts';
import { fixedTexts, measureText } from '../../../../src/adapters/presentation/report/report-texts.ts';
import type {
  Block,
  BlockKind,
  Figure,
  ReportDocument,
} from '../../../../src/adapters/presentation/report/report-document.ts';
import { type Language, languages } from '../../../../src/domain/language.ts';
import type { Narrative } from '../../../../src/domain/situation-map/narrative.ts';
import type { Intake } from '../../../../src/domain/situation-map/intake.ts';
import { contextFlags, type Profile } from '../../../../src/domain/situation-map/profile.ts';
import { aNarrative } from '../../../support/narratives.ts';
import { factsAbout, people, type Person } from '../../../support/people.ts';

interface Changes {
  readonly profile?: Partial<Profile>;
  readonly intake?: Partial<Intake>;
  readonly narrative?: Partial<Narrative>;
}

const bookAddress = ({ checkoutPath }: { checkoutPath: string }) => `https://pay.example.com${checkoutPath}`;
const personCalled = (name: Person['name']): Person => people.find((person) => person.name === name)!;

function reportAbout(name: Person['name'], language: Language = 'en', changes: Changes = {}): ReportDocument {
  const facts = factsAbout(personCalled(name), language);
  const profile = { ...facts.profile, ...changes.profile };
  const intake = { ...facts.intake, ...changes.intake };
  return composeReport(
    { profile, intake, shelf: facts.shelf, narrative: aNarrative(profile, changes.narrative) },
    { bookAddress },
  );
}

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;
const blocksOf = <Kind extends BlockKind>(
  report: ReportDocument,
  section: string,
  kind: Kind,
): readonly BlockOf<Kind>[] =>
  (report.sections.find(({ id }) => id === section)?.blocks ?? []).filter(
    (block): block is BlockOf<Kind> => block.kind === kind,
  );
const sectionIds = (report: ReportDocument) => report.sections.map(({ id }) => id);
const textOf = (content: unknown): string => JSON.stringify(content);

const straySpaces = { en: / [;:!?]/, fr: / [;!?»]| : |« / } as const satisfies Record<Language, RegExp>;

const everyReport = people.flatMap(({ name }) => languages.map((language) => [name, language] as const));

describe('a report', () => {
  test('tells the summary first and the method last, in a fixed order', () => {
    expect(sectionIds(reportAbout('drained'))).toEqual([
      'summary',
      'alignment',
      'assets',
      'levers',
      'risks',
      'energy',
      'goal',
      'plan',
      'questions',
      'attraction',
      'books',
      'method',
    ]);
  });

  test('without an assessment opens with the invitation to take it, and leaves out what cannot be told', () => {
    const report = reportAbout('no-assessment');
    expect(report.sections[0]?.blocks[0]).toMatchObject({ kind: 'note', tone: 'method' });
    expect(textOf(report.sections[0]?.blocks[0])).toContain('Take the free assessment');
    expect(sectionIds(report)).toEqual([
      'summary',
      'alignment',
      'risks',
      'energy',
      'goal',
      'plan',
      'questions',
      'books',
      'method',
    ]);
    expect(textOf(reportAbout('drained').sections[0])).not.toContain('free assessment');
  });

  test('without any rating keeps the parts that it has words for', () => {
    const nothing = reportAbout('no-assessment', 'fr', {
      profile: {
        natures: factsAbout(personCalled('no-assessment'), 'fr').profile.natures.map(({ nature }) => ({
          nature,
          preference: null,
          demand: null,
          energy: null,
          gap: null,
          alignment: null,
          weight: null,
          zone: null,
          risk: null,
          lever: null,
          asset: null,
          timePercent: null,
          wishedGap: null,
        })),
        topRisks: [],
        books: [],
        plan: [],
        energy: {
          gain: null,
          drain: null,
          balance: null,
          overallLevel: null,
          trend: null,
          recovery: null,
          peakTime: null,
          drains: [],
          sources: [],
        },
      },
    });
    expect(sectionIds(nothing)).toEqual(['summary', 'energy', 'goal', 'plan', 'questions', 'method']);
    expect(blocksOf(nothing, 'summary', 'key_figures')).toEqual([]);
    expect(blocksOf(nothing, 'energy', 'figure')).toEqual([]);
  });

  test.each(everyReport)('of %s in %s holds no gap: nothing empty, nothing undefined', (name, language) => {
    const report = reportAbout(name, language);
    expect(textOf(report)).not.toMatch(/""|undefined|NaN|\bnull,"(?!value|preference|demand|range)| {2}/);
    expect(report.language).toBe(language);
  });

  test.each(everyReport)('of %s in %s is set with the typography of its language', (name, language) => {
    const text = textOf(reportAbout(name, language));
    expect(text).not.toMatch(/\p{L}'\p{L}/u);
    expect(text).not.toMatch(straySpaces[language]);
  });

  test('says whose situation it is, as of when, and from what it was made', () => {
    const report = reportAbout('drained');
    expect(report.subtitle).toBe('Team lead, customer support · 21\u00A0November 2026');
    expect(report.facts.map(({ text }) => text)).toEqual([
      'Employed, household appliances, 251 to 1000 people, on site',
      '2 years and 7 months in the role, 51 hours a week, you lead 12 people',
      'Your answers of 21\u00A0November 2026, your assessment of 9\u00A0November 2026',
      'High',
    ]);
    expect(report.headline).toBe('The headline.');
  });

  test('names the role that is aimed for as such', () => {
    expect(reportAbout('no-assessment').subtitle).toContain('Aiming for: Programme coordinator');
    expect(textOf(reportAbout('no-assessment'))).not.toContain('our role fits');
  });

  test('equal sources give equal documents', () => {
    expect(reportAbout('drained', 'fr')).toEqual(reportAbout('drained', 'fr'));
  });
});

describe('the alignment', () => {
  const { profile } = factsAbout(personCalled('drained'), 'en');
  const [figure] = blocksOf(reportAbout('drained'), 'alignment', 'figure');

  test('is sorted by the weight of its gaps, in the chart as in the table', () => {
    const weights = figure!.table.rows.map(({ cells }) => {
      const nature = profile.natures.find((one) => one.nature === cells[0]);
      return Math.abs(nature!.gap!) * nature!.weight!;
    });
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(figure!.chart.rows.map(({ label }) => label)).toEqual(
      figure!.table.rows.map(({ cells }) => cells[0]),
    );
  });

  test('puts preference and demand side by side, and the numbers of the profile everywhere', () => {
    for (const { nature, preference, demand, gap } of profile.natures) {
      const row = figure!.table.rows.find(({ cells }) => cells[0] === nature);
      const sign = { '-1': '−', '0': '', '1': '+' }[Math.sign(gap!)];
      expect(row?.cells.slice(1, 4)).toEqual([`${preference}`, `${demand}`, `${sign}${Math.abs(gap!)}`]);
      expect(figure!.chart.rows).toContainEqual({ label: nature, preference, demand });
    }
  });

  test('says in its caption what weighs most', () => {
    expect(figure!.caption).toBe(
      'The gap that weighs most: Organizing comes to you at 25, and your role asks for 100.',
    );
    expect(captionOf(reportAbout('well-matched'))).toBe(
      'The room that weighs most: Providing comes to you at 56, and your role asks for 25 only.',
    );
    expect(captionOf(reportAbout('no-assessment'))).toContain('Your own side is still to come');
  });

  test('shows the side that is known alone, the highest first, where the other is not', () => {
    const [only] = blocksOf(reportAbout('no-assessment'), 'alignment', 'figure');
    expect(only?.chart.kind).toBe('bars');
    expect(only?.table.columns.map(({ title }) => title)).toEqual(['Nature', 'The role']);
    expect(only?.table.rows.map(({ cells }) => cells[1])).toEqual([
      '100',
      '75',
      '75',
      '75',
      '50',
      '50',
      '50',
      '25',
      '25',
    ]);
    expect(only?.chart.rows.map(({ label }) => label)).toEqual(only?.table.rows.map(({ cells }) => cells[0]));
    const unrated = profile.natures.map((nature) => ({ ...nature, demand: null, gap: null, weight: null }));
    const alignment = { overall: null, coverage: null, utilization: null, shape: null, natureCount: 0 };
    const own = reportAbout('drained', 'en', { profile: { natures: unrated, alignment } });
    expect(captionOf(own)).toBe('Your own side, nature by nature. What the role asks for was not rated.');
    expect(textOf(blocksOf(own, 'alignment', 'figure'))).toContain('["Providing","81"]');
  });

  test('has the bands and what a random role gives', () => {
    const [figures] = blocksOf(reportAbout('drained'), 'summary', 'key_figures');
    expect(figures?.figures[0]).toMatchObject({
      value: '48',
      legend: expect.stringContaining('Low. A role picked at random would give about 52.'),
    });
    expect(figures?.figures[1]).toMatchObject({
      value: '−57',
      legend: expect.stringContaining('gives 8 and costs 65'),
    });
  });

  test('groups all natures by their zones', () => {
    const [list] = blocksOf(reportAbout('drained'), 'alignment', 'bullets');
    expect(textOf(list)).toContain('Organizing, Adapting, Leading: asked for, less natural');
    for (const { nature } of profile.natures) expect(textOf(list)).toContain(nature);
  });
});

const captionOf = (report: ReportDocument) => blocksOf(report, 'alignment', 'figure')[0]?.caption;

describe('the natures that are listed', () => {
  test('each have a card with their numbers and their paragraph', () => {
    expect(blocksOf(reportAbout('drained'), 'risks', 'card')[0]).toEqual({
      kind: 'card',
      title: 'Organizing',
      facts: ['You 25', 'Your role 100', 'Energy −2', 'Strain 85 of 100'],
      text: 'The paragraph about Organizing.',
    });
  });

  test('have their paragraph once, where they are listed first', () => {
    const report = reportAbout('drained');
    expect(blocksOf(report, 'levers', 'card')[1]).toMatchObject({
      title: 'Innovating',
      text: 'What to make of it stands above, under “What carries you”.',
    });
    expect(textOf(report).split('The paragraph about Innovating.')).toHaveLength(2);
  });
});

describe('the energy', () => {
  test('is sorted from what gives most to what costs most, in the chart as in the table', () => {
    const [figure] = blocksOf(reportAbout('drained', 'fr'), 'energy', 'figure');
    expect(figure?.table.rows.map(({ cells }) => cells[1])).toEqual([
      '+2',
      '+1',
      '+1',
      '0',
      '−1',
      '−1',
      '−1',
      '−2',
      '−2',
    ]);
    expect(figure?.chart.rows.map(({ label }) => label)).toEqual(
      figure?.table.rows.map(({ cells }) => cells[0]),
    );
    expect(figure?.caption).toBe(
      'Donne le plus\u202F: Créer (+2). Coûte le plus\u202F: Organiser, Diriger (−2).',
    );
  });

  test('shows the share of time only where it was given', () => {
    const titles = (name: Person['name']) =>
      (blocksOf(reportAbout(name), 'energy', 'figure')[0] as Figure).table.columns.map(({ title }) => title);
    expect(titles('drained')).toEqual(['Nature', 'Energy', 'Your role', 'Time, in %']);
    expect(titles('well-matched')).toEqual(['Nature', 'Energy', 'Your role']);
  });

  test('suggests a health professional in fixed words, only where the profile does', () => {
    expect(blocksOf(reportAbout('drained'), 'energy', 'note')).toEqual([
      { kind: 'note', tone: 'care', text: expect.stringContaining('health professional') },
    ]);
    expect(blocksOf(reportAbout('well-matched'), 'energy', 'note')).toEqual([]);
  });

  test.each(languages)('explains every flag in %s', (language) => {
    const report = reportAbout('well-matched', language, { profile: { contextFlags } });
    const lists = blocksOf(report, 'energy', 'bullets');
    expect(lists.at(-1)?.items).toHaveLength(contextFlags.length);
  });
});

describe('the goal', () => {
  test('quotes the person, and says what supports it and what is a stretch', () => {
    const report = reportAbout('drained');
    expect(blocksOf(report, 'goal', 'quote').map(({ text }) => text)).toEqual([
      'I come home with something left, and make things with my hands again.',
      expect.stringContaining('mortgage'),
    ]);
    const [wishes, wished] = blocksOf(report, 'goal', 'table');
    expect(wishes?.table.rows.map(({ cells }) => cells)).toEqual([
      ['Creating', 'more', '75', '0', 'Support: it comes naturally'],
      ['Providing', 'more', '81', '75', 'Support: it comes naturally'],
      ['Organizing', 'less', '25', '100', 'Relief: it costs energy now'],
      ['Leading', 'less', '31', '100', 'Relief: it costs energy now'],
    ]);
    expect(wished?.table.rows[0]?.cells).toEqual(['Leading', '100', '25', '−75']);
    expect(wished?.table.rows.map(({ cells }) => cells[0])).not.toContain('Providing');
  });
});

test('words of the person that the paragraph quotes in full are not quoted again', () => {
  const success = 'I come home with something left.';
  const intake = { goals: { success } };
  const quotes = (goal: string) => {
    const { sections } = aNarrative(factsAbout(personCalled('drained'), 'en').profile);
    const report = reportAbout('drained', 'en', { intake, narrative: { sections: { ...sections, goal } } });
    return blocksOf(report, 'goal', 'quote').map(({ text }) => text);
  };
  expect(quotes('You wrote: “I come home with something left”.')).toEqual([]);
  expect(quotes('You wrote: “I come home with…”.')).toEqual([success]);
});

describe('the plan', () => {
  test('has a measure and a day to look back for every action', () => {
    const { profile } = factsAbout(personCalled('drained'), 'fr');
    const items = blocksOf(reportAbout('drained', 'fr'), 'plan', 'checklist').flatMap((list) => list.items);
    const actions = profile.plan.flatMap((step) => step.actions);
    expect(items.map(({ text }) => text)).toEqual(actions.map(({ id }) => `What to do for ${id}.`));
    expect(items.map(({ measure }) => measure)).toEqual(
      actions.map(({ measure }) => measureText(measure, 'fr')),
    );
    expect(items[0]?.reviewOn).toBe('Faites le point le 21\u00A0décembre 2026.');
  });

  test.each([
    [
      { kind: 'energy_at_least', nature: 'Organizing', target: -1 },
      'It works if you would rate the energy of Organizing at −1 or better.',
    ],
    [
      { kind: 'demand_at_most', nature: 'Leading', level: 3 },
      'It works if the demand for Leading is down to 3 of 5 or less.',
    ],
    [
      { kind: 'demand_at_least', nature: 'Creating', level: 2 },
      'It works if the demand for Creating is up to 2 of 5 or more.',
    ],
    [
      { kind: 'overall_energy_at_least', level: 4 },
      'It works if you would rate two weeks at 4 of 10 or better.',
    ],
    [{ kind: 'days_noted', days: 10 }, 'It works if you have notes from 10 working days.'],
    [{ kind: 'decision_made' }, 'It works if you have decided and written it down.'],
    [{ kind: 'new_map' }, 'It works if you hold a new map beside this one.'],
  ] as const)('measures in words: %j', (measure, text) => {
    expect(measureText(measure, 'en')).toBe(text);
  });
});

test('books come with reason, kind, price and link, and only from the shelf', () => {
  const { books } = factsAbout(personCalled('drained'), 'fr').profile;
  const [links] = blocksOf(reportAbout('drained', 'fr'), 'books', 'links');
  expect(links?.items).toHaveLength(books.length);
  expect(links?.items[0]?.href).toMatch(/^https:\/\/pay\.example\.com\/books\//);
  expect(links?.items[0]?.detail).toMatch(
    /^Parce que «\u00A0Organiser\u00A0» vous pèse\. .* \(livre .*, \d+,\d\d USD\)$/,
  );
  const unknown = [{ sku: 'NONE', nature: 'Leading', reason: 'risk' }] as const;
  expect(sectionIds(reportAbout('drained', 'fr', { profile: { books: unknown } }))).not.toContain('books');
});

describe('the method', () => {
  test('says that a model drafted the text, only where one did', () => {
    const byModel = reportAbout('drained', 'en', { narrative: { source: 'model', model: 'some-model-3' } });
    const said = 'Text drafted with AI, numbers computed by fixed rules.';
    expect(textOf(byModel)).toContain(said);
    expect(textOf(byModel)).toContain('some-model-3');
    expect(textOf(reportAbout('drained'))).not.toContain('AI');
  });

  test('gives the reasons why the numbers are less sure, softly', () => {
    const text = textOf(reportAbout('no-assessment').sections.at(-1));
    expect(text).toContain('There is no assessment yet');
    expect(text).not.toMatch(/invalid/i);
  });

  test('names the versions', () => {
    expect(textOf(reportAbout('drained').sections.at(-1))).toContain(
      'Method 1.0.0. Scoring 1.0.0, statements 1.0.0.',
    );
    expect(textOf(reportAbout('no-assessment').sections.at(-1))).not.toContain('Scoring');
  });
});

test('both languages have every text, and no text of one stands in the other', () => {
  const english = new Set(wordsOf(fixedTexts.en));
  const french = wordsOf(fixedTexts.fr);
  expect([...english, ...french].filter((text) => text.trim() === '')).toEqual([]);
  const shared = new Set(['Nature', 'Zone', 'Intelligence', 'Score']);
  const inBoth = french.filter((text) => english.has(text) && /\p{L}/u.test(text));
  expect(inBoth.filter((text) => !shared.has(text))).toEqual([]);
});

/** All texts within, those of functions by calling them with numbers. */
function wordsOf(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return wordsOf(texts('1', '2'));
  return texts === null || typeof texts !== 'object' ? [] : Object.values(texts).flatMap(wordsOf);
}
