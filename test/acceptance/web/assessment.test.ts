import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { fill, plural } from '../../../src/adapters/inbound/web/language/fill.ts';
import { Application } from '../../support/browser-application.ts';
import { expectFocus, expectFocusOnHeading, expectNoViolations } from '../../support/browser-checks.ts';
import { draftAnswers } from '../../support/browser-seeding.ts';
import { textsOf } from '../../support/browser-texts.ts';
import { letAnHourPass } from '../../support/browser-time.ts';
import type { Visit } from '../../support/browser-visit.ts';
import { eventually } from '../../support/eventually.ts';
import { exampleResponses } from '../../support/intakes.ts';

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
  heading(fill(assessment.statements.heading, { page, pages: 19 }));

const choice = (id: number, value: number, { scale } = assessment, text = textOf(id)): Locator =>
  visit.page
    .getByRole('group', { name: text })
    .getByRole('radio', { name: scale[value - 1] ?? '', exact: true });

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

describe('somebody who comes back', () => {
  test('goes on at the first page with a statement that has no answer', async () => {
    await draftAnswers(visit.api, 30);
    await visit.open('/app/assessment');
    await visit.page.getByText(fill(assessment.answered, { count: 30, total: 76 })).waitFor();
    await link(fill(assessment.introduction.begun.action, { page: 8 })).click();
    await pageHeading(8).waitFor();
    await expectFocusOnHeading(visit.page);
    expect(await choice(30, exampleResponses().responses[29]?.value ?? 0).isChecked()).toBe(true);
    expect(await choice(31, 1).isChecked()).toBe(false);
  });

  test('can begin anew, and is asked first', async () => {
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

describe('a draft that was begun with earlier statements', () => {
  /** The service has none, so the page is told of another version than that of the draft. */
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

  test('is gone on with in their words', async () => {
    await visit.open('/app/assessment/1');
    await choice(reworded, 3, assessment, earlier).click();
    expect(await visit.page.getByText(textOf(reworded), { exact: true }).count()).toBe(0);
    await letAnHourPass(visit.page);
    await onServer({ [reworded]: 3 });
  });

  test('gives way to the current statements when somebody begins anew', async () => {
    await visit.open('/app/assessment');
    await visit.page.getByText(assessment.beginAnew.summary, { exact: true }).click();
    await button(assessment.beginAnew.confirm).click();
    await pageHeading(1).waitFor();
    await choice(reworded, 3).waitFor();
    expect(await visit.page.getByText(earlier, { exact: true }).count()).toBe(0);
  });
});

describe('answers', () => {
  test('are on the server soon, and stay through a change of the language', async () => {
    await visit.open('/app/assessment/1');
    await choice(1, 4).click();
    await choice(3, 2).click();
    await letAnHourPass(visit.page);
    await visit.page.getByText(frame.keeping.saved, { exact: true }).waitFor();
    expect([...(await savedAnswers())]).toEqual([
      [1, 4],
      [3, 2],
    ]);
    await button('Français').click();
    const french = textsOf('assessment', 'fr');
    await heading(fill(french.statements.heading, { page: 1, pages: 19 })).waitFor();
    await visit.settle();
    const statement = /J’aime créer à partir de mes propres idées/;
    const radio = visit.page
      .getByRole('group', { name: statement })
      .getByRole('radio', { name: french.scale[3] ?? '' });
    expect(await radio.isChecked()).toBe(true);
  });

  test('that were passed over are named once, each with the way to it, and may stay open', async () => {
    await visit.open('/app/assessment/1');
    await choice(1, 4).click();
    await choice(2, 4).click();
    await choice(4, 4).click();
    await button(assessment.statements.next).click();
    await link(textOf(3)).click();
    await expectFocus(choice(3, 1));
    await expectNoViolations(visit.page);
    await link(assessment.statements.skip).click();
    await pageHeading(2).waitFor();
    await link(assessment.review.open).click();
    await visit.page.getByText(plural(assessment.review.gaps, 73, 'en')).waitFor();
    await link(assessment.review.goOn).click();
    await pageHeading(1).waitFor();
    await expectFocus(choice(3, 1));
  });

  describe('that could not be sent', () => {
    beforeEach(async () => {
      await draftAnswers(visit.api, 2);
      await visit.open('/app/assessment/1');
      await visit.page.route('**/assessments/draft', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await choice(3, 5).click();
      await letAnHourPass(visit.page);
      await visit.page.getByText(frame.keeping.waiting.offline, { exact: true }).waitFor();
      const elsewhere = [
        { item_id: 3, value: 1 },
        { item_id: 4, value: 1 },
      ];
      await visit.api.put('/assessments/draft', { data: { responses: elsewhere } });
    });

    test('outlive the page, and are laid over those of another device', async () => {
      await visit.open('/app/assessment/1');
      expect(await choice(3, 5).isChecked()).toBe(true);
      expect(await choice(4, 1).isChecked()).toBe(true);
      await visit.page.unroute('**/assessments/draft');
      await visit.page.evaluate("dispatchEvent(new Event('online'))");
      await onServer({ 3: 5, 4: 1 });
    });
  });

  test('given on another device are not undone by the next one here', async () => {
    await draftAnswers(visit.api, 2);
    await visit.open('/app/assessment/2');
    await draftAnswers(visit.api, 5);
    await visit.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await visit.page.getByText(fill(assessment.answered, { count: 5, total: 76 })).waitFor();
    await choice(6, 3).click();
    await letAnHourPass(visit.page);
    await onServer({ 6: 3 });
    expect((await savedAnswers()).size).toBe(6);
  });
});

describe('the result', () => {
  beforeEach(async () => {
    await draftAnswers(visit.api, 76);
  });

  test('is made once, even if the first answer of the service is lost', async () => {
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

  test('leaves nothing to go on with, neither here nor on the server', async () => {
    await visit.open('/app/assessment/19');
    await choice(76, 2).click();
    await button(assessment.statements.next).click();
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

  test('waits for answers that have not reached the service, and says so', async () => {
    await visit.open('/app/assessment/19');
    await visit.page.route('**/assessments/draft', (route) => route.abort());
    await choice(76, 2).click();
    await button(assessment.statements.next).click();
    await button(assessment.review.submit).click();
    await visit.page.getByText(frame.failures.unreachable).waitFor();
    expect(await resultsOfPerson()).toBe(0);
    await visit.page.unroute('**/assessments/draft');
    await button(assessment.review.submit).click();
    await visit.page.waitForURL(/\/app\/result\/\d+$/);
    expect(await resultsOfPerson()).toBe(1);
  });
});
