import { describe, expect, test } from '@jest/globals';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import { fixedTexts, measureText } from '#adapters/presentation/report/report-texts.ts';
import {
  type Block,
  type BlockKind,
  type Figure,
  type ReportDocument,
  reportParts,
  type ReportSection,
} from '#adapters/presentation/report/report-document.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import type { PlanStep, Profile } from '#domain/situation-map/profile.ts';
import { sampleSituation } from '#domain/situation-map/report/sample.ts';
import { allPeople, type Person } from '#test/support/makers/invented-people.ts';
import { aFirstEdition, aNarrative } from '#test/support/makers/narratives.ts';
import { factsAbout } from '#test/support/makers/people.ts';

interface Changes {
  readonly profile?: Partial<Profile>;
  readonly intake?: Partial<Intake>;
  readonly narrative?: Parameters<typeof aNarrative>[1];
}

const personCalled = (name: Person['name']): Person => allPeople.find((person) => person.name === name)!;
const factsOf = (name: Person['name'], language: Language = 'en') => factsAbout(personCalled(name), language);

function reportAbout(name: Person['name'], language: Language = 'en', changes: Changes = {}): ReportDocument {
  const facts = factsOf(name, language);
  const profile = { ...facts.profile, ...changes.profile };
  const intake = { ...facts.intake, ...changes.intake };
  return composeReport({ profile, intake, narrative: aNarrative(profile, changes.narrative) });
}

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;

const sectionOf = (report: ReportDocument, id: string): ReportSection | undefined =>
  report.sections.find((section) => section.id === id);
const blocksOf = <Kind extends BlockKind>(
  report: ReportDocument,
  section: string,
  kind: Kind,
): readonly BlockOf<Kind>[] =>
  (sectionOf(report, section)?.blocks ?? []).filter((block): block is BlockOf<Kind> => block.kind === kind);
const paragraphsOf = (report: ReportDocument, section: string): readonly string[] =>
  blocksOf(report, section, 'paragraph').map(({ text }) => text);
const figuresOf = (report: ReportDocument): readonly Figure[] =>
  report.sections.flatMap(({ blocks }) => blocks.filter((block): block is Figure => block.kind === 'figure'));
const figureCalled = (report: ReportDocument, id: string): Figure | undefined =>
  figuresOf(report).find((figure) => figure.id === id);
const sectionIds = (report: ReportDocument) => report.sections.map(({ id }) => id);
const textOf = (content: unknown): string => JSON.stringify(content);

const unrated = (natures: Profile['natures']): Profile['natures'] =>
  natures.map(({ nature }) => ({
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
  }));

const everyReport = allPeople.flatMap(({ name }) => languages.map((language) => [name, language] as const));

describe('a report', () => {
  test('begins with the letter and ends with the evidence, in a fixed order', () => {
    expect(sectionIds(reportAbout('drained'))).toEqual([
      'letter',
      'week',
      'finding-1',
      'finding-2',
      'finding-3',
      'question',
      'plan',
      'conversation',
      'natures',
      'attraction',
      'method',
      'appendix',
    ]);
  });

  test.each(everyReport)('about %s in %s has its parts in the order of all reports', (name, language) => {
    const parts = reportAbout(name, language).sections.map(({ part }) => reportParts.indexOf(part));
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(new Set(parts).size).toBeGreaterThanOrEqual(reportParts.length - 1);
  });

  test.each(everyReport)('about %s in %s has no empty and no undefined text', (name, language) => {
    const report = reportAbout(name, language);
    expect(report.language).toBe(language);
    expect(textOf(report)).not.toMatch(/undefined|NaN|Infinity|\[object| {2}/);
    expect(emptyTextsIn(report)).toEqual([]);
    for (const { id, blocks } of report.sections) expect([id, blocks.length]).not.toEqual([id, 0]);
  });

  test.each(everyReport)('about %s in %s has the typography of its language', (name, language) => {
    const text = textOf(reportAbout(name, language));
    expect(text).not.toMatch(/\p{L}'\p{L}/u);
    expect(text).not.toMatch(straySpaces[language]);
  });

  test.each(everyReport)('about %s in %s has tables only in its appendix', (name, language) => {
    const withTables = reportAbout(name, language).sections.filter(({ blocks }) =>
      blocks.some(({ kind }) => kind === 'table'),
    );
    expect(withTables.map(({ part }) => part)).toEqual(['appendix']);
  });

  test('without an assessment leaves out what attracts the person', () => {
    const report = reportAbout('no-assessment');
    expect(sectionIds(report)).not.toContain('attraction');
    expect(textOf(sectionOf(report, 'method'))).toContain('There is no assessment yet');
  });

  test('without any rating keeps the parts with texts, and has no charts', () => {
    const { profile } = factsOf('no-assessment', 'fr');
    const nothing = reportAbout('no-assessment', 'fr', {
      profile: { natures: unrated(profile.natures), week: null },
    });
    expect(figuresOf(nothing)).toEqual([]);
    expect(paragraphsOf(nothing, 'week')).toEqual(['The paragraph about the week.']);
    expect(sectionIds(nothing)).toEqual(sectionIds(reportAbout('no-assessment', 'fr')));
  });

  test('equal sources give equal documents', () => {
    expect(reportAbout('drained', 'fr')).toEqual(reportAbout('drained', 'fr'));
  });
});

describe('the head', () => {
  test('says whose situation it is, at what date, and from which data', () => {
    const { subtitle, facts, footer } = reportAbout('drained');
    expect(subtitle).toBe('Team lead, customer support');
    expect(facts).toEqual([
      'household appliances · 51 hours a week · leading 12 people',
      '21\u00A0November 2026, with your assessment of 9\u00A0November 2026',
    ]);
    expect(footer).toContain('21\u00A0November 2026');
  });

  test('has the same circumstances in every language', () => {
    expect(Object.keys(fixedTexts.fr.facts)).toEqual(Object.keys(fixedTexts.en.facts));
  });

  test('leaves out unknown circumstances', () => {
    expect(reportAbout('no-assessment').facts).toEqual(['21\u00A0November 2026, without an assessment']);
  });

  test('says that a role is only aimed for, and without a role shows the status of the person', () => {
    expect(reportAbout('no-assessment').subtitle).toContain('Aiming for: Programme coordinator');
    const untitled = { intake: { currentWorkSituation: { status: 'job_seeking' } } } as const;
    expect(reportAbout('no-assessment', 'en', untitled).subtitle).toBe('Looking for work');
    expect(reportAbout('drained', 'en', { intake: { currentWorkSituation: {} } }).subtitle).toBe(
      fixedTexts.en.status.other,
    );
  });

  test('says only of the sample that its person is invented', () => {
    const { profile, intake } = sampleSituation('en');
    const sample = { profile, intake, narrative: aNarrative(profile) };
    expect(composeReport({ ...sample, isSample: true }).notice).toContain('invented');
    expect(composeReport(sample).notice).toBe('');
  });
});

describe('every chart', () => {
  test.each(everyReport)(
    'of %s in %s has a complete description for people who do not see it',
    (name, language) => {
      const figures = figuresOf(reportAbout(name, language));
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
      for (const { caption, alternative, table } of figures) {
        expect(caption.length).toBeGreaterThan(10);
        expect(table.rows.length).toBeGreaterThan(0);
        expect(new Set(table.rows.map(({ cells }) => cells.length))).toEqual(new Set([table.columns.length]));
        for (const { cells } of table.rows) for (const cell of cells) expect(alternative).toContain(cell);
      }
    },
  );

  test('has its numbers in words in the language of the report', () => {
    expect(figureCalled(reportAbout('drained'), 'natures-chart')?.alternative).toContain(
      'Creating (You 75, Your role 0), Innovating (You 69, Your role 25)',
    );
    expect(figureCalled(reportAbout('drained', 'fr'), 'energy-chart')?.alternative).toContain(
      'Créer +2, Innover +1, Conseiller +1, Analyser 0',
    );
  });

  test.each(everyReport)('of %s in %s draws what its table contains, in the same order', (name, language) => {
    for (const { chart, table } of figuresOf(reportAbout(name, language))) {
      if (chart.kind === 'nature') continue;
      expect(chart.rows.map(({ label }) => label)).toEqual(table.rows.map(({ cells }) => cells[0]));
    }
  });
});

describe('the letter', () => {
  test('contains the paragraphs of the narrative, in large print', () => {
    expect(sectionOf(reportAbout('well-matched'), 'letter')?.blocks).toEqual([
      { kind: 'lead', text: 'The first paragraph of the letter.' },
      { kind: 'lead', text: 'The second paragraph of the letter.' },
    ]);
  });

  test('suggests a health professional with a fixed text, only if the profile does', () => {
    expect(blocksOf(reportAbout('drained'), 'letter', 'note')).toEqual([
      { kind: 'note', tone: 'care', text: expect.stringContaining('health professional') },
    ]);
    expect(textOf(reportAbout('well-matched'))).not.toContain('health professional');
  });
});

describe('the week', () => {
  const chartOf = (report: ReportDocument) => {
    const { chart } = figureCalled(report, 'week-chart')!;
    return chart.kind === 'week' ? chart : undefined;
  };

  test('shows hours if they are known, the largest first, with the effect of each on energy', () => {
    const chart = chartOf(reportAbout('drained'))!;
    expect(chart.rows[0]).toEqual({ label: 'Organizing', effect: 'costs', amount: 15, text: '15 h' });
    const amounts = chart.rows.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(chart.legend.map(({ text }) => text)).toEqual([
      'gives energy · 8 h',
      'costs energy · 41 h',
      'does neither · 2 h',
    ]);
  });

  test.each(everyReport)('of %s in %s has a legend with the sums of its bars', (name, language) => {
    const { rows, legend } = chartOf(reportAbout(name, language))!;
    for (const { effect, text } of legend) {
      const sum = rows
        .filter((row) => row.effect === effect)
        .reduce((total, { amount }) => total + amount, 0);
      expect(text).toMatch(new RegExp(` · ${sum}\\s`, 'u'));
    }
  });

  test('shows parts of the role if hours are unknown', () => {
    const { week } = factsOf('no-assessment').profile;
    const chart = chartOf(reportAbout('no-assessment'))!;
    expect(week?.basis).toBe('demand');
    expect(chart.rows[0]?.text).toBe(`${week?.shares[0]?.amount} %`);
    expect(chart.legend[0]?.text).toMatch(/^gives energy · \d+ %$/);
  });

  test('says in words that the role hardly ever asks for something, in place of a percentage of 0', () => {
    const { week } = factsOf('no-assessment').profile;
    const shares = week!.shares.filter(({ effect }) => effect !== 'costs');
    const chart = chartOf(reportAbout('no-assessment', 'en', { profile: { week: { ...week!, shares } } }))!;
    const unasked = chart.rows.filter(({ amount }) => amount === 0).map(({ text }) => text);
    expect(new Set(unasked)).toEqual(new Set(['hardly ever']));
    expect(chart.legend[1]?.text).toBe('costs energy · hardly ever');
  });

  test('ends with what several answers show together, if anything', () => {
    const patterns = ['The first pattern.', 'The second pattern.'];
    const report = reportAbout('drained', 'en', { narrative: { sections: { patterns } } });
    expect(sectionOf(report, 'week')?.blocks.slice(-2)).toEqual([
      { kind: 'subheading', text: 'What your answers say together' },
      { kind: 'insights', items: patterns },
    ]);
    const none = reportAbout('drained', 'en', { narrative: { sections: { patterns: [] } } });
    expect(sectionOf(none, 'week')?.blocks.map(({ kind }) => kind)).not.toContain('insights');
    expect(textOf(none)).not.toContain('say together');
  });

  test('shows small amounts as less than one', () => {
    const { week } = factsOf('drained').profile;
    const shares = [{ nature: 'Leading', effect: 'gives', amount: 0 }] as const;
    const report = reportAbout('drained', 'en', { profile: { week: { ...week!, shares } } });
    expect(chartOf(report)?.rows[0]?.text).toBe('< 1 h');
  });
});

describe('a finding', () => {
  test('names its kind and nature, makes a claim, and has its texts in a fixed order', () => {
    const { profile } = factsOf('drained');
    const [, finding] = profile.findings;
    const section = sectionOf(reportAbout('drained'), 'finding-2');
    expect(section).toMatchObject({
      part: 'finding',
      finding: { kind: finding?.kind, nature: finding?.nature },
      kicker: finding?.nature,
      title: 'The claim 2',
    });
    expect(section?.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'figure',
      'subheading',
      'paragraph',
      'paragraph',
      ...(finding!.conditions.length > 0 ? ['subheading', 'bullets'] : []),
      'experiment',
    ]);
  });

  test('about the whole situation has neither kicker nor chart', () => {
    const section = sectionOf(reportAbout('drained'), 'finding-1');
    expect(section?.finding).toEqual({ kind: 'load_first', nature: null });
    expect(section).not.toHaveProperty('kicker');
    expect(section?.blocks.some(({ kind }) => kind === 'figure')).toBe(false);
  });

  test('has an experiment with the person to speak to and the words', () => {
    expect(blocksOf(reportAbout('drained'), 'finding-1', 'experiment')[0]?.experiment).toEqual({
      label: 'An experiment',
      name: 'The experiment 1',
      body: 'What to try for 1.',
      sayTo: 'What you could say to somebody 1',
      script: 'The words to say for 1.',
      notice: expect.stringContaining('How one notices 1.'),
    });
  });

  test('has no list of conditions if there are none', () => {
    const { profile } = factsOf('drained');
    const findings = profile.findings.map((finding) => ({ ...finding, conditions: [] }));
    const report = reportAbout('drained', 'en', { profile: { findings } });
    const { conditions } = fixedTexts.en.finding;
    expect(textOf(report)).not.toContain(conditions);
    expect(textOf(reportAbout('drained'))).toContain(conditions);
  });

  test('shows this one nature: the person, the role and energy, the same numbers as everywhere', () => {
    const report = reportAbout('drained');
    const { nature } = sectionOf(report, 'finding-2')!.finding!;
    const one = factsOf('drained').profile.natures.find((candidate) => candidate.nature === nature);
    expect(figureCalled(report, 'finding-2-chart')?.chart).toMatchObject({
      kind: 'nature',
      preference: one?.preference,
      demand: one?.demand,
      energy: one?.energy,
    });
  });

  test('about the whole situation starts in large print, instead of a chart', () => {
    const kinds = (id: string) => sectionOf(reportAbout('drained'), id)?.blocks.map(({ kind }) => kind);
    expect(kinds('finding-1')?.[0]).toBe('lead');
    expect(kinds('finding-2')?.slice(0, 2)).toEqual(['paragraph', 'figure']);
  });

  test('explains the marks in the first chart only', () => {
    const legends = figuresOf(reportAbout('drained')).flatMap(({ chart }) =>
      chart.kind === 'nature' ? [chart.legend] : [],
    );
    expect(legends.length).toBeGreaterThan(1);
    expect(legends[0]).toMatchObject({ role: 'What the role asks for' });
    expect(legends.slice(1).filter((legend) => legend !== null)).toEqual([]);
  });

  test('has a caption about the person only, if the demand is unknown', () => {
    const natures = factsOf('drained').profile.natures.map((one) => ({ ...one, demand: null }));
    const report = reportAbout('drained', 'en', { profile: { natures } });
    expect(figureCalled(report, 'finding-2-chart')?.caption).toBe('What comes naturally to you');
  });

  test('is about role and energy only, if the preference is unknown', () => {
    const figure = figureCalled(reportAbout('no-assessment'), 'finding-1-chart');
    expect(figure?.caption).toBe('What the role you aim for asks for');
    expect(figure?.table.rows.map(({ cells }) => cells[0])).toEqual(['The role you aim for', 'Energy']);
    expect(figure?.alternative).not.toMatch(/You |–/);
  });
});

describe('the question', () => {
  test('is below the present and the wished role, and what is fixed', () => {
    const report = reportAbout('drained');
    const { natures } = factsOf('drained').profile;
    const organizing = natures.find(({ nature }) => nature === 'Organizing')!;
    expect(sectionOf(report, 'question')?.blocks.map(({ kind }) => kind)).toEqual([
      'figure',
      'paragraph',
      'paragraph',
      'question',
    ]);
    expect(sectionOf(report, 'question')?.blocks.at(-1)).toMatchObject({ print: 'large' });
    expect(paragraphsOf(report, 'question')).toEqual(['What is wished.', 'What is fixed.']);
    expect(figureCalled(report, 'wished-chart')?.chart).toMatchObject({
      marks: 'now_wished',
      rows: expect.arrayContaining([
        {
          label: 'Organizing',
          first: organizing.demand,
          second: organizing.demand! + organizing.wishedGap!,
        },
      ]),
    });
  });

  test('stands alone if no role is wished for and nothing is fixed', () => {
    const question = { wished: '', fixed: '', question: 'The open question?' };
    const report = reportAbout('well-matched', 'en', { narrative: { sections: { question } } });
    expect(sectionOf(report, 'question')?.blocks).toEqual([
      { kind: 'question', text: 'The open question?', print: 'largest' },
    ]);
  });
});

describe('the plan', () => {
  const items = (report: ReportDocument) =>
    blocksOf(report, 'plan', 'milestone').flatMap(({ milestone }) => milestone.steps);

  test('has every step with its sign and its purpose, and ends with the day of the review', () => {
    const { plan } = factsOf('drained').profile;
    const report = reportAbout('drained');
    const actions = plan.flatMap((step) => step.actions);
    const todo = actions.filter(({ kind }) => kind !== 'review');
    const review = actions.find(({ kind }) => kind === 'review')!;
    expect(items(report).map(({ id }) => id)).toEqual([...todo, review].map(({ id }) => id));
    for (const { id, text, sign } of items(report).slice(0, -1)) {
      expect(text).toBe(`What to do for ${id}.`);
      expect(sign).toBe(`Done when: The sign of ${id}.`);
    }
    expect(todo.map(({ textKey }) => textKey)).toContain('drain.interruptions');
    expect(items(report).map(({ serves }) => serves)).toEqual([
      ...todo.map(({ finding, textKey }) => {
        if (textKey === 'drain.interruptions') return 'From your answers about what takes energy';
        return finding === null ? 'From your own words' : `From “The claim ${finding + 1}”`;
      }),
      '',
    ]);
    expect(paragraphsOf(report, 'plan')).toEqual(['The goal. Its horizon.']);
    expect(sectionOf(report, 'plan')?.blocks.at(-1)).toEqual({
      kind: 'milestone',
      milestone: {
        title: 'Look back',
        until: review.reviewOn,
        steps: [{ id: review.id, text: `What to do for ${review.id}.`, sign: '', serves: '' }],
      },
    });
  });

  test('names the day of each step', () => {
    const milestones = blocksOf(reportAbout('drained', 'fr'), 'plan', 'milestone');
    expect(milestones.map(({ milestone }) => milestone.until)).toEqual([
      '2026-11-28',
      '2026-12-21',
      '2027-02-19',
      '2027-02-19',
    ]);
    expect(milestones.map(({ milestone }) => [milestone.label, milestone.title])).toEqual([
      ['La première semaine, d’ici le', '28\u00A0novembre 2026'],
      ['D’ici le', '21\u00A0décembre 2026'],
      ['D’ici le', '19\u00A0février 2027'],
      [undefined, 'Faire le point'],
    ]);
  });

  test('has no sign if the step contains it', () => {
    const { plan } = factsOf('drained').profile;
    const [first] = plan[0]!.actions;
    const sections = aNarrative(factsOf('drained').profile).sections as { readonly plan: object };
    const silent = { ...sections.plan, [first!.id]: { text: 'Do it.', sign: '' } };
    const report = reportAbout('drained', 'en', { narrative: { sections: { plan: silent } } });
    expect(items(report)[0]).toMatchObject({ text: 'Do it.', sign: '' });
  });
});

test('the questions for a conversation name the person to ask', () => {
  const [list] = blocksOf(reportAbout('drained'), 'conversation', 'questions');
  expect(list?.items[0]).toEqual({ label: 'To ask person 1', text: 'The question 1?' });
  expect(list?.items).toHaveLength(3);
});

describe('the natures', () => {
  const { natures } = factsOf('drained').profile;

  test('show the person and the role side by side, in canonical order', () => {
    const { chart } = figureCalled(reportAbout('drained'), 'natures-chart')!;
    expect(chart).toMatchObject({
      kind: 'dumbbell',
      marks: 'you_role',
      legend: ['You', 'Your role'],
      rows: natures.map(({ nature, preference, demand }) => ({
        label: nature,
        first: preference,
        second: demand,
      })),
    });
  });

  test('show only one side if the other is unknown', () => {
    const role = figureCalled(reportAbout('no-assessment'), 'natures-chart');
    expect(role?.chart).toMatchObject({ legend: [null, 'The role you aim for'] });
    expect(role?.caption).toBe('What the role you aim for asks for');
    expect(role?.table.columns.map(({ title }) => title)).toEqual(['Nature', 'The role you aim for']);
    const own = natures.map((nature) => ({ ...nature, demand: null }));
    const person = figureCalled(reportAbout('drained', 'en', { profile: { natures: own } }), 'natures-chart');
    expect(person?.chart).toMatchObject({ legend: ['You', null] });
    expect(person?.table.columns.map(({ title }) => title)).toEqual(['Nature', 'You']);
  });

  test('are sorted by energy, from what gives most to what costs most', () => {
    const figure = figureCalled(reportAbout('drained', 'fr'), 'energy-chart');
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
  });

  test('each have their sentences', () => {
    const [list] = blocksOf(reportAbout('drained'), 'natures', 'entries');
    expect(list?.items).toEqual(
      natures.map(({ nature }) => ({ label: nature, text: `The sentences on ${nature}.` })),
    );
  });
});

test('the chart of attraction shows only what stands out', () => {
  const figure = figureCalled(reportAbout('drained'), 'attraction-chart');
  const { counsel, intelligences } = factsOf('drained').profile;
  const drawn = counsel?.attraction?.drawn ?? [];
  expect(drawn.length).toBeGreaterThan(0);
  expect(figure?.table.rows.map(({ cells }) => cells[0])).toEqual(
    intelligences.map(({ intelligence }) => intelligence).filter((one) => drawn.includes(one)),
  );
  const alike = { ...counsel!, attraction: { drawn: [], touches: null } };
  const even = reportAbout('drained', 'en', { profile: { counsel: alike } });
  expect(sectionOf(even, 'attraction')?.blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
});

describe('the method', () => {
  test('says that a model wrote the text, only if one did', () => {
    const byModel = reportAbout('drained', 'en', { narrative: { source: 'model', model: 'some-model-3' } });
    expect(textOf(sectionOf(byModel, 'method'))).toContain('some-model-3');
    expect(textOf(reportAbout('drained'))).not.toContain('AI');
  });

  test('gives the reasons why the numbers are less reliable, in a friendly way', () => {
    const text = textOf(sectionOf(reportAbout('no-assessment'), 'method'));
    expect(text).toContain('There is no assessment yet');
    expect(text).not.toMatch(/invalid/i);
  });
});

describe('the appendix', () => {
  test.each(['drained', 'no-assessment', 'bored'])('has every number of %s', (name) => {
    const { natures, alignment, energy } = factsOf(name).profile;
    const [all, overall] = blocksOf(reportAbout(name), 'appendix', 'table').map(({ table }) => table);
    const isTimed = natures.some(({ timePercent }) => timePercent !== null);
    expect(all?.rows.map(({ cells }) => cells)).toEqual(
      natures.map((one) => [
        one.nature,
        shown(one.preference),
        shown(one.demand),
        withSign(one.energy),
        ...(isTimed ? [shown(one.timePercent)] : []),
        withSign(one.gap),
        shown(one.alignment),
        shown(one.risk),
        shown(one.lever),
        shown(one.asset),
        one.zone === null ? '–' : fixedTexts.en.appendix.zones[one.zone],
      ]),
    );
    expect(overall?.rows.map(({ cells }) => cells[1]).slice(0, 3)).toEqual(
      [alignment.overall, alignment.coverage, alignment.utilization].map(shown),
    );
    expect(overall?.rows.map(({ cells }) => cells[1]).slice(4, 7)).toEqual([
      shown(energy.gain),
      shown(energy.drain),
      withSign(energy.balance),
    ]);
  });

  test('contains a formula for each number over all natures, and the versions', () => {
    const [, overall] = blocksOf(reportAbout('drained'), 'appendix', 'table');
    expect(overall?.table.rows).toHaveLength(8);
    const { methodVersion, scoringVersion, itemBankVersion } = factsOf('drained').profile;
    expect(paragraphsOf(reportAbout('drained'), 'appendix').at(-1)).toBe(
      `Method ${methodVersion}. Scoring ${scoringVersion}, statements ${itemBankVersion}.`,
    );
    expect(paragraphsOf(reportAbout('no-assessment'), 'appendix').at(-1)).toBe(`Method ${methodVersion}.`);
  });
});

describe('a map of the first method', () => {
  const day = { reviewOn: '2026-12-21' } as const;
  const plan: readonly PlanStep[] = [
    {
      horizonDays: 30,
      actions: [
        {
          id: 'strain.share.1',
          textKey: 'strain.share',
          nature: 'Organizing',
          kind: 'share',
          finding: null,
          measure: { kind: 'demand_at_most', nature: 'Organizing', level: 3 },
          ...day,
        },
      ],
    },
    {
      horizonDays: 60,
      actions: [
        {
          id: 'look.1',
          textKey: 'look',
          nature: null,
          kind: 'review',
          finding: null,
          measure: { kind: 'new_map' },
          ...day,
        },
      ],
    },
  ];

  const first = (language: Language) => {
    const facts = factsOf('drained', language);
    const profile: Profile = {
      ...facts.profile,
      methodVersion: '1.0.0',
      findings: [],
      week: null,
      tension: null,
      counsel: null,
      plan,
    };
    const narrative = aFirstEdition(profile);
    return { narrative, report: composeReport({ profile, intake: facts.intake, narrative }) };
  };

  test.each(languages)('keeps all its texts, in the parts of today’s report (%s)', (language) => {
    const { narrative, report } = first(language);
    const shownText = textOf(report);
    for (const text of textsIn(narrative.sections)) expect(shownText).toContain(text);
    expect(report.sections.map(({ part }) => part)).toEqual([
      'letter',
      'natures',
      'plan',
      'conversation',
      'method',
      'appendix',
    ]);
    expect(emptyTextsIn(report)).toEqual([]);
  });

  test('keeps its measures and its charts', () => {
    const { report } = first('en');
    const [milestone] = blocksOf(report, 'plan', 'milestone').map((block) => block.milestone);
    expect(milestone?.label).toMatch(/^By day \d+$/);
    expect(milestone?.steps[0]).toEqual({
      id: 'strain.share.1',
      text: 'What to do for strain.share.1.',
      sign: 'It works if the demand for Organizing is down to 3 of 5 or less.',
      serves: '',
    });
    expect(figuresOf(report).map(({ id }) => id)).toEqual(['natures-chart', 'energy-chart']);
    expect(blocksOf(report, 'letter', 'note')).toHaveLength(1);
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
    [{ kind: 'sign' }, ''],
  ] as const)('describes measures in words: %j', (measure, text) => {
    expect(measureText(measure, 'en')).toBe(text);
  });
});

test('both languages have every text, and no text of one is in the other', () => {
  const english = new Set(wordsOf(fixedTexts.en));
  const french = wordsOf(fixedTexts.fr);
  expect([...english, ...french].filter((text) => text.trim() === '')).toEqual([]);
  const shared = new Set(['Nature', 'Natures', 'Zone', '1 h', '1 %']);
  const inBoth = french.filter((text) => english.has(text) && /\p{L}/u.test(text));
  expect(inBoth.filter((text) => !shared.has(text))).toEqual([]);
});

const straySpaces = { en: / [;:!?]/, fr: / [;!?»]| :|« / } as const satisfies Record<Language, RegExp>;

/** The parts of a report that may be missing, as empty texts. */
const mayBeEmpty: ReadonlySet<string> = new Set(['notice', 'sign', 'serves']);

/** The names of members that are empty texts although they must not be. */
function emptyTextsIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' && !mayBeEmpty.has(name) ? [name] : [];
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, member]) => emptyTextsIn(member, key));
}

const textsIn = (sections: Narrative['sections']): readonly string[] => {
  const collect = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(collect);
  return collect(sections);
};

const shown = (value: number | null): string => (value === null ? '–' : String(value));

function withSign(value: number | null): string {
  if (value === null) return '–';
  return `${{ '-1': '−', '0': '', '1': '+' }[Math.sign(value)]}${Math.abs(value)}`;
}

/** All texts in an object; functions are called with numbers. */
function wordsOf(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return wordsOf(texts('1', '2'));
  return texts === null || typeof texts !== 'object' ? [] : Object.values(texts).flatMap(wordsOf);
}
