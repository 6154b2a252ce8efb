import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { Application } from '#test/support/browser/application.ts';
import { expectToSee } from '#test/support/browser/checks.ts';
import { seed, type Seeded } from '#test/support/browser/people.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import { contentOf, type Visit } from '#test/support/browser/visit.ts';

const texts = textsOf('result');

let application: Application;
let assessedTwice: Seeded;
/** The visits of a person with one result, and of a person with two. */
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

test('a result begins with what it says in words, and what is too close to call', async () => {
  await visit.open('/app/result');
  expect(await visit.page.locator('.finding').textContent()).toBe(
    'Creating comes out highest in your answers. Leading and Innovating are so close that the order could be different.',
  );
  const said = await visit.page.locator('main').textContent();
  expect(said).toContain('Organizing is what you recognise least in yourself.');
  expect(said).toContain(texts.summary.drawn.none);
});

test('the portrait fills what stands out, and says the nine from the widest to the narrowest', async () => {
  await visit.open('/app/result');
  const portrait = visit.page.locator('.portrait');
  expect(await portrait.locator('.full text').allTextContents()).toEqual([
    'Creating',
    'Innovating',
    'Leading',
  ]);
  expect(await portrait.getByRole('img').getAttribute('aria-label')).toBe(
    fill(texts.portrait.alternative, {
      names:
        'Creating, Leading, Innovating, Adapting, Advising, Providing, Performing, Analyzing, Organizing',
    }),
  );
  const widths = await portrait
    .locator('.part')
    .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('r')));
  expect(widths.map(Number)).toEqual(widths.map(Number).map((width) => Math.min(42, Math.max(8, width))));
  expect(new Set(widths).size).toBe(9);
});

test('what stands out is described as it can be seen at work, three at most', async () => {
  await visit.open('/app/result');
  const cards = visit.page.locator('.at-work article');
  expect(await cards.locator('h3').allInnerTexts()).toEqual(['Creating', 'Leading', 'Innovating']);
  expect(await cards.first().textContent()).toContain(texts.work.natures.Creating.scene);
});

test('a picture to share is made here on demand, and can be saved', async () => {
  const others: string[] = [];
  visit.page.on('request', (request) => others.push(request.url()));
  await visit.open('/app/result');
  others.length = 0;
  await visit.page.getByRole('button', { name: texts.share.make }).click();
  const picture = visit.page.getByRole('img', {
    name: fill(texts.share.alternative, { names: 'Creating, Leading, Innovating' }),
  });
  await picture.waitFor();
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.getByRole('button', { name: texts.share.save }).click(),
  ]);
  const bytes = await contentOf(download);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1080);
  expect(others.filter((url) => !url.startsWith('blob:') && !url.endsWith('.woff2'))).toEqual([]);
});

test('every score is in a table, the highest first, with its meaning, its likely range and its band', async () => {
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

test('the dot of a score and its likely range lie where the numbers say, on the narrowest phones as well', async () => {
  await visit.page.setViewportSize(phone);
  await visit.open('/app/result');
  const [scale, range, dot] = await visit.page
    .locator('.scores tbody tr')
    .first()
    .locator('.scale, .range, .dot')
    .evaluateAll((marks) =>
      marks.map((mark) => ({
        box: mark.getBoundingClientRect(),
        ends: ['x1', 'x2', 'cx'].map((name) => mark.getAttribute(name)),
      })),
    );
  expect(range?.ends.slice(0, 2)).toEqual(['70%', '92%']);
  const middle = (dot?.box.left ?? 0) + (dot?.box.width ?? 0) / 2;
  expect(Math.round(((middle - (scale?.box.left ?? 0)) / (scale?.box.width ?? 0)) * 100)).toBe(81);
  expect(dot?.box.width).toBe(dot?.box.height);
});

test('on a wide screen, the scale has about as much room as the name', async () => {
  await visit.page.setViewportSize(desktop);
  await visit.open('/app/result');
  const [name = 0, scale = 0] = await visit.page
    .locator('.scores tbody tr')
    .first()
    .locator('th, .scale')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(scale).toBeGreaterThan(name * 0.9);
});

test('a second result lists what has changed, and links to the first one, which has a warning', async () => {
  await returning.open('/app/result');
  const changes = returning.page.locator('section', { hasText: texts.change.title });
  expect(await changes.locator('dt').allTextContents()).toEqual([
    'Creating',
    'Leading',
    'Innovating',
    'Organizing',
  ]);
  expect(await changes.locator('dd').last().textContent()).toBe('−19 points: perhaps a change');
  expect(await changes.textContent()).toContain(texts.change.others);
  const trend = returning.page.getByRole('table', { name: texts.change.trend });
  expect((await trend.getByRole('row').nth(1).innerText()).trim().split(/\s+/)).toEqual([
    'Creating',
    '56',
    '→',
    '81',
  ]);
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

test('a result of another person is shown as not found, without a request for it', async () => {
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

test('a person without a result is led to the assessment, and no request fails', async () => {
  const newcomer = await seed(application, 'newcomer');
  const beginning = await application.visit({ session: newcomer.session });
  await beginning.open('/app/result');
  const way = beginning.page.getByRole('link', { name: texts.none.link });
  expect(await way.getAttribute('href')).toBe('/app/assessment');
  expect(beginning.takeFaults()).toEqual([]);
  await beginning.end();
});

test('on paper there are the tables, those that are folded too, and nothing to press', async () => {
  await returning.open('/app/result');
  await returning.page.emulateMedia({ media: 'print' });
  await returning.page.setViewportSize(paper);
  expect(await returning.page.getByRole('table').count()).toBe(3);
  await expectToSee(returning.page.getByRole('rowheader', { name: 'Linguistic' }));
  expect(await returning.page.getByRole('button').count()).toBe(0);
  expect(await returning.page.locator('main').getByRole('link').allTextContents()).toEqual([
    texts.numbers.about,
  ]);
  await returning.page.emulateMedia({ media: null });
});
