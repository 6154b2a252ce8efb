import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Application } from '../../support/browser-application.ts';
import { seed, type Seeded } from '../../support/browser-people.ts';
import { textsOf } from '../../support/browser-texts.ts';
import { contentOf, type Visit } from '../../support/browser-visit.ts';

const texts = textsOf('result');

let application: Application;
let assessedTwice: Seeded;
/** Of somebody with one result, and of somebody with two. */
let visit: Visit;
let returning: Visit;

const desktop = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };
const paper = { width: 657, height: 986 };

beforeAll(async () => {
  application = await Application.join();
  const assessed = await seed(application, 'assessed');
  assessedTwice = await seed(application, 'assessed twice');
  visit = await application.visit({ session: assessed.session });
  returning = await application.visit({ session: assessedTwice.session });
});

afterAll(async () => {
  await Promise.all([visit.end(), returning.end()]);
  await application.close();
});

test('a result begins with what it says in words, and what chance could have reversed', async () => {
  await visit.open('/app/result');
  expect(await visit.page.locator('.finding').textContent()).toBe(
    'Creating comes first of your nine natures, with 81 of 100. ' +
      'Leading and Innovating are so close that chance could have reversed the order.',
  );
  expect(await visit.page.locator('main').textContent()).toContain(texts.summary.drawn.none);
});

test('every score stands in a table, the highest first, with its meaning, its likely range and its band', async () => {
  await visit.open('/app/result');
  const table = visit.page.getByRole('table', { name: texts.families.nature.caption });
  const rows = await table.getByRole('row').allInnerTexts();
  const cells = rows.map((row) => row.split(/\s+/).join(' '));
  expect(cells).toHaveLength(10);
  expect(cells.slice(1, 3)).toEqual([
    `Creating ${texts.meanings.Creating} 81 70–92 very high`,
    `Leading ${texts.meanings.Leading} 75 64–86 high`,
  ]);
  expect(cells.at(-1)).toBe(`Organizing ${texts.meanings.Organizing} 31 20–42 low`);
});

test('the bar of a score and the line of its range end where the numbers say, on the narrowest phones as well', async () => {
  await visit.page.setViewportSize(phone);
  await visit.open('/app/result');
  const [width, bar, range] = await visit.page
    .locator('.scores tbody tr')
    .first()
    .locator('svg, .bar, .range')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect()));
  const at = (place = 0): number => Math.round(((place - (width?.left ?? 0)) / (width?.width ?? 0)) * 100);
  expect([bar?.left, bar?.right, range?.left, range?.right].map(at)).toEqual([0, 81, 70, 92]);
});

test('on a desk, the bar has more room than the name', async () => {
  await visit.page.setViewportSize(desktop);
  await visit.open('/app/result');
  const [name = 0, bar = 0] = await visit.page
    .locator('.scores tbody tr')
    .first()
    .locator('th, svg')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(bar).toBeGreaterThan(name);
});

test('a second result lists what has changed, and leads to the first, which is to be read with care', async () => {
  await returning.open('/app/result');
  const changes = returning.page.locator('section', { hasText: texts.change.title });
  expect(await changes.locator('dt').allTextContents()).toEqual([
    'Creating',
    'Leading',
    'Innovating',
    'Organizing',
  ]);
  expect(await changes.locator('dd').last().textContent()).toBe('−19 points, a possible change');
  await returning.page.locator('section', { hasText: texts.history }).getByRole('link').last().click();
  await returning.settle();
  expect(new URL(returning.page.url()).pathname).toBe(`/app/result/${assessedTwice.results.at(-1)}`);
  expect((await returning.page.locator('.finding').textContent())?.trim()).toBe(texts.summary.first.none);
  const care = returning.page.locator('.notice', { hasText: texts.care.title });
  expect(await care.locator('li').allTextContents()).toContain(texts.care.flags.low_variability);
  await returning.page.getByRole('link', { name: texts.toLatest }).click();
  await returning.settle();
  expect(new URL(returning.page.url()).pathname).toBe('/app/result');
  expect(returning.takeFaults()).toEqual([]);
});

test('a result that is not theirs is said not to be there, without asking for it', async () => {
  await visit.open('/app/result/999999');
  expect(await visit.page.locator('.lead').textContent()).toBe(texts.missing.lead);
  const way = visit.page.getByRole('link', { name: texts.missing.link });
  expect(await way.getAttribute('href')).toBe('/app/result');
  expect(visit.takeFaults()).toEqual([]);
});

test('all scores can be saved as a file for spreadsheets', async () => {
  await returning.open('/app/result');
  const [download] = await Promise.all([
    returning.page.waitForEvent('download'),
    returning.page.getByRole('button', { name: texts.keep.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('scores.csv');
  const lines = (await contentOf(download)).toString().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFassessment_id,completed_at,top_nature,Creating,.*,Spiritual$/);
  expect(lines.slice(1, 3).map((line) => Number(line.split(',')[0]))).toEqual(assessedTwice.results);
});

test('somebody without a result is led to the assessment, and no request fails', async () => {
  const newcomer = await seed(application, 'newcomer');
  const beginning = await application.visit({ session: newcomer.session });
  await beginning.open('/app/result');
  const way = beginning.page.getByRole('link', { name: texts.none.link });
  expect(await way.getAttribute('href')).toBe('/app/assessment');
  expect(beginning.takeFaults()).toEqual([]);
  await beginning.end();
});

test('on paper there are the tables, and nothing to press', async () => {
  await returning.open('/app/result');
  await returning.page.emulateMedia({ media: 'print' });
  await returning.page.setViewportSize(paper);
  expect(await returning.page.getByRole('table').count()).toBe(2);
  expect(await returning.page.getByRole('button').count()).toBe(0);
  expect(await returning.page.locator('main').getByRole('link').allTextContents()).toEqual([
    texts.numbers.about,
  ]);
  await returning.page.emulateMedia({ media: null });
});
