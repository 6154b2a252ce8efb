import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { fill, plural } from '#adapters/inbound/web/language/fill.ts';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus, expectNoViolations } from '#test/support/browser/checks.ts';
import { draftAnswers, saveAnswers } from '#test/support/browser/seeding.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import { letAnHourPass } from '#test/support/browser/time.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';
import { exampleResponses } from '#test/support/makers/intakes.ts';

const assessment = textsOf('assessment');
const frame = textsOf('frame');

interface Item {
  readonly id: number;
  readonly text: string;
}

let application: Application;
let visit: Visit;
let items: readonly Item[];

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

beforeEach(async () => {
  visit = await application.visit();
  await visit.context.clock.install();
  await visit.logIn();
  const asked = await visit.api.get('/assessments/items', { headers: { 'Accept-Language': 'en' } });
  items = (await asked.json()) as readonly Item[];
});

afterEach(() => visit.end());

const textOf = (id: number): string => items.find((item) => item.id === id)?.text ?? '';
const heading = (name: string): Locator => visit.page.getByRole('heading', { level: 1, name });
const link = (name: string): Locator => visit.page.getByRole('link', { name, exact: true });
const button = (name: string): Locator => visit.page.getByRole('button', { name, exact: true });
const pageHeading = (page: number): Locator =>
  heading(fill(assessment.statements.heading, { page, pages: 4 }));

const choice = (id: number, value: number, { scale } = assessment, text = textOf(id)): Locator =>
  visit.page
    .getByRole('group', { name: text })
    .getByRole('radio', { name: scale[value - 1] ?? '', exact: true });

/** Clicks the label, because it is the visible part of a radio button. */
const pick = (radio: Locator): Promise<void> => radio.locator('xpath=ancestor::label').click();

async function savedAnswers(): Promise<ReadonlyMap<number, number>> {
  const asked = await visit.api.get('/assessments/draft');
  if (!asked.ok()) return new Map();
  const { responses } = (await asked.json()) as { responses: { item_id: number; value: number }[] };
  return new Map(responses.map(({ item_id, value }) => [item_id, value]));
}

const onServer = (answers: Readonly<Record<number, number>>): Promise<void> =>
  eventually(async () => {
    expect([...(await savedAnswers())]).toEqual(
      expect.arrayContaining(Object.entries(answers).map(([id, value]) => [Number(id), value])),
    );
  });

const resultsOfPerson = async (): Promise<number> =>
  ((await (await visit.api.get('/assessments')).json()) as unknown[]).length;

describe('a person who comes back', () => {
  test('continues at the first unanswered statement', async () => {
    await draftAnswers(visit.api, 30);
    await visit.open('/app/assessment');
    await visit.page.getByText(fill(assessment.answered, { count: 30, total: 76 })).waitFor();
    await link(fill(assessment.introduction.begun.action, { number: 31 })).click();
    await pageHeading(2).waitFor();
    await expectFocus(choice(31, 1));
    expect(await choice(30, exampleResponses().responses[29]?.value ?? 0).isChecked()).toBe(true);
    expect(await choice(31, 1).isChecked()).toBe(false);
  });

  test('can start again, after a confirmation', async () => {
    await draftAnswers(visit.api, 30);
    await visit.open('/app/assessment');
    await visit.page.getByText(assessment.beginAnew.summary, { exact: true }).click();
    await visit.page.route('**/assessments/draft', (route) => route.abort(), { times: 1 });
    await button(assessment.beginAnew.confirm).click();
    await visit.page.getByText(frame.failures.unreachable).waitFor();
    expect((await savedAnswers()).size).toBe(30);
    await button(assessment.beginAnew.confirm).click();
    await pageHeading(1).waitFor();
    await visit.page.getByText(fill(assessment.answered, { count: 0, total: 76 })).waitFor();
    expect((await visit.api.get('/assessments/draft')).status()).toBe(404);
  });
});

describe('a draft that was started with earlier statements', () => {
  /** The service has no such draft, so its answer is changed to name an earlier version. */
  beforeEach(async () => {
    await draftAnswers(visit.api, 2);
    await visit.page.route('**/assessments/draft', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const draft = (await response.json()) as object;
      return route.fulfill({ response, json: { ...draft, item_bank_version: '1.0.0' } });
    });
  });

  const reworded = 4;
  const earlier = 'I feel at ease when I perform for a crowd.';

  test('continues with those statements', async () => {
    await visit.open('/app/assessment/1');
    await pick(choice(reworded, 3, assessment, earlier));
    expect(await visit.page.getByText(textOf(reworded), { exact: true }).count()).toBe(0);
    await letAnHourPass(visit.page);
    await onServer({ [reworded]: 3 });
  });

  test('is replaced by the current statements after a new start', async () => {
    await visit.open('/app/assessment');
    await visit.page.getByText(assessment.beginAnew.summary, { exact: true }).click();
    await button(assessment.beginAnew.confirm).click();
    await pageHeading(1).waitFor();
    await choice(reworded, 3).waitFor();
    expect(await visit.page.getByText(earlier, { exact: true }).count()).toBe(0);
  });
});

describe('answers', () => {
  test('are soon saved on the server, and survive a change of the language', async () => {
    await visit.open('/app/assessment/1');
    await pick(choice(1, 4));
    await pick(choice(3, 2));
    await letAnHourPass(visit.page);
    await visit.page.getByText(frame.keeping.saved, { exact: true }).waitFor();
    expect([...(await savedAnswers())]).toEqual([
      [1, 4],
      [3, 2],
    ]);
    await button('Français').click();
    const french = textsOf('assessment', 'fr');
    await heading(fill(french.statements.heading, { page: 1, pages: 4 })).waitFor();
    await visit.settle();
    const statement = /J’aime créer à partir de mes propres idées/;
    const radio = visit.page
      .getByRole('group', { name: statement })
      .getByRole('radio', { name: french.scale[3] ?? '' });
    expect(await radio.isChecked()).toBe(true);
  });

  test('that are missing are listed once, each with a link, and may stay missing', async () => {
    await draftAnswers(visit.api, 17);
    await visit.open('/app/assessment/1');
    await button(assessment.statements.next).click();
    const summary = visit.page.getByRole('alert').filter({ hasText: textOf(18) });
    await summary.waitFor();
    await link(textOf(19)).click();
    await expectFocus(choice(19, 1));
    await expectNoViolations(visit.page);
    await pick(choice(19, 4));
    await link(textOf(19)).waitFor({ state: 'detached' });
    await link(assessment.statements.skip).click();
    await pageHeading(2).waitFor();
    await link(assessment.review.open).click();
    await visit.page.getByText(plural(assessment.review.gaps, 58, 'en')).waitFor();
    await link(assessment.review.goOn).click();
    await pageHeading(1).waitFor();
    await expectFocus(choice(18, 1));
  });

  test('that were missed are no longer named once they are given', async () => {
    await draftAnswers(visit.api, 17);
    await visit.open('/app/assessment/1');
    await button(assessment.statements.next).click();
    const summary = visit.page.getByRole('alert').filter({ hasText: textOf(18) });
    await summary.waitFor();
    await pick(choice(18, 2));
    await pick(choice(19, 2));
    await summary.waitFor({ state: 'detached' });
    await visit.page.getByText(assessment.statements.quarters[0] ?? '').waitFor();
    await button(assessment.statements.next).click();
    await expect(pageHeading(2).waitFor()).resolves.toBeUndefined();
  });

  describe('that could not be sent', () => {
    beforeEach(async () => {
      await draftAnswers(visit.api, 2);
      await visit.open('/app/assessment/1');
      await visit.page.route('**/assessments/draft', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await pick(choice(3, 5));
      await letAnHourPass(visit.page);
      await visit.page.getByText(frame.keeping.waiting.offline, { exact: true }).waitFor();
      const elsewhere = [
        { item_id: 3, value: 1 },
        { item_id: 4, value: 1 },
      ];
      await eventually(() => saveAnswers(visit.api, { responses: elsewhere }));
    });

    test('survive a reload, and have priority over those of another device', async () => {
      await visit.open('/app/assessment/1');
      await eventually(async () => {
        expect(await choice(3, 5).isChecked()).toBe(true);
        expect(await choice(4, 1).isChecked()).toBe(true);
      });
      await visit.page.unroute('**/assessments/draft');
      await visit.page.evaluate("dispatchEvent(new Event('online'))");
      await onServer({ 3: 5, 4: 1 });
    });
  });

  test('given on another device are not overwritten by the next one here', async () => {
    await draftAnswers(visit.api, 2);
    await visit.open('/app/assessment/1');
    await draftAnswers(visit.api, 5);
    await visit.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await visit.page.getByText(fill(assessment.answered, { count: 5, total: 76 })).waitFor();
    await pick(choice(6, 3));
    await letAnHourPass(visit.page);
    await onServer({ 6: 3 });
    expect((await savedAnswers()).size).toBe(6);
  });
});

describe('the result', () => {
  beforeEach(async () => {
    await draftAnswers(visit.api, 76);
  });

  test('is created once, even if the first answer of the service is lost', async () => {
    await visit.open('/app/assessment/review');
    await visit.page.route(
      '**/assessments/submit',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await button(assessment.review.submit).click();
    await visit.page.getByText(frame.failures.unreachable).waitFor();
    await button(assessment.review.submit).click();
    await visit.page.waitForURL(/\/app\/result\/\d+$/);
    expect(await resultsOfPerson()).toBe(1);
  });

  test('leaves no draft, neither here nor on the server', async () => {
    await visit.open('/app/assessment/3');
    await visit.follow('/app/assessment/4');
    await pick(choice(76, 2));
    await button(assessment.review.submit).click();
    await visit.page.waitForURL(/\/app\/result\/\d+$/);
    await visit.settle();
    expect((await visit.api.get('/assessments/draft')).status()).toBe(404);
    expect(
      await visit.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('answers'))),
    ).toEqual([]);
    await visit.page.goBack();
    await visit.page.waitForURL(/\/app\/assessment$/);
    await link(assessment.introduction.again.action).waitFor();
  });

  test('waits for unsaved answers, and says so', async () => {
    await visit.open('/app/assessment/4');
    await visit.page.route('**/assessments/draft', (route) => route.abort());
    await pick(choice(76, 2));
    await button(assessment.review.submit).click();
    await visit.page.getByText(frame.failures.unreachable).waitFor();
    expect(await resultsOfPerson()).toBe(0);
    await visit.page.unroute('**/assessments/draft');
    await button(assessment.review.submit).click();
    await visit.page.waitForURL(/\/app\/result\/\d+$/);
    expect(await resultsOfPerson()).toBe(1);
  });
});
