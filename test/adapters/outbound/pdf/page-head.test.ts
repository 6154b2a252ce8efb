import { describe, expect, test } from '@jest/globals';
import { headOf, panelOf } from '#adapters/outbound/pdf/layout/page-head.ts';
import { makeHeightOf } from '#adapters/outbound/pdf/layout/page-fit.ts';
import { pageMargins } from '#adapters/outbound/pdf/layout/page-style.ts';
import { makeTypeset } from '#adapters/outbound/pdf/layout/text-runs.ts';
import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import { drawAndRead, fonts } from './drawing.ts';
import { fullReport, shortReport } from './report-documents.ts';

/** With texts of the maximum length that a questionnaire accepts. */
const longest: ReportDocument = {
  ...fullReport,
  language: 'fr',
  title: 'Votre carte de situation',
  subtitle: `Rôle visé\u202F: ${'Responsable de la coordination des programmes '.repeat(3).slice(0, 120)}`,
  facts: [
    `${'construction mécanique et agroalimentaire, régions '.repeat(2).slice(0, 80)} · 100 heures par semaine · une équipe de 10000 personnes`,
    '21 novembre 2026, avec votre propre idée de ce qui vous vient naturellement',
  ],
  notice: 'Un exemple de carte. La personne est inventée, et toutes ses réponses aussi.',
};

const document = fonts.open({ autoFirstPage: false, font: null } as never);
const headOfReport = (report: ReportDocument) =>
  headOf(report, makeTypeset(fonts.has), makeHeightOf(document));

describe.each([
  ['a short one', shortReport],
  ['an ordinary one', fullReport],
  ['the longest one', longest],
])('the head of %s', (_, report) => {
  test('has all of its lines in the panel, and everything else below it', async () => {
    const { panelHeight } = headOfReport(report);
    const { pages } = await drawAndRead(report);
    const places = pages[0]!.places;
    const [letter] = report.sections;
    const endOfHead = places.findIndex(
      ({ text }) =>
        text.startsWith(letter!.title) || (report.notice !== '' && report.notice.startsWith(text)),
    );
    expect(endOfHead).toBeGreaterThan(0);
    const room = 18;
    for (const { top } of places.slice(0, endOfHead)) expect(top).toBeLessThan(panelHeight - room);
    for (const { top } of places.slice(endOfHead)) expect(top).toBeGreaterThan(panelHeight + room);
  });

  test('leaves most of the page to the letter', () => {
    expect(headOfReport(report).panelHeight).toBeLessThan(240);
  });
});

test('a panel is as high as its text, except for a short text', () => {
  const [short, ordinary, high] = [shortReport, fullReport, longest].map(
    (report) => headOfReport(report).panelHeight,
  );
  expect(short).toBeLessThanOrEqual(ordinary!);
  expect(high).toBeGreaterThan(ordinary! + 20);
  expect(short).toBeGreaterThan(2 * pageMargins.top);
});

test('a panel covers nothing below it', () => {
  const panel = panelOf(180);
  const shapes = 'canvas' in panel ? panel.canvas : [];
  const paper = shapes.find((shape) => 'color' in shape && shape.color === '#ffffff');
  expect(paper).toMatchObject({ y: 180 });
  const lowest = Math.max(...shapes.map((shape) => (shape.type === 'ellipse' ? shape.y + shape.r2 : 0)));
  expect(lowest).toBeLessThanOrEqual(180 + (paper as { readonly h: number }).h);
});
