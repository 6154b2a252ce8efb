import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Route } from 'playwright-core';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus, expectFocusOnHeading, expectToSee } from '#test/support/browser/checks.ts';
import { buyMap, draftIntake } from '#test/support/browser/seeding.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import { letAnHourPass } from '#test/support/browser/time.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';
import { exampleIntake } from '#test/support/makers/intakes.ts';
import { type ModelStub, startModelStub } from '#test/support/servers/model-stub.ts';

const texts = textsOf('intake');
const { options } = texts.questions.status;

let application: Application;
let model: ModelStub;

beforeAll(async () => {
  model = await startModelStub();
  application = await Application.start({ LLM_BASE_URL: model.baseUrl, LLM_TIMEOUT_MS: '240000' });
});

afterAll(async () => {
  await model.stop();
  await application.close();
});

async function visitOfOwner(draft?: object): Promise<Visit> {
  const visit = await application.visit();
  await visit.context.clock.install();
  await visit.logIn();
  await buyMap(visit.api);
  if (draft !== undefined) await draftIntake(visit.api, draft);
  return visit;
}

const savedDraft = async ({ api }: Visit): Promise<unknown> =>
  ((await (await api.get('/map/intake/draft')).json()) as { draft: unknown }).draft;

const button = ({ page }: Visit, name: string): Locator => page.getByRole('button', { name, exact: true });
const link = ({ page }: Visit, name: string): Locator => page.getByRole('link', { name, exact: true });

/** Simulates a connection that breaks after the service has done its work. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** One of the nine ratings of a question. */
const rating = ({ page }: Visit, question: string, nature: string): Locator =>
  page.getByRole('group', { name: question }).getByRole('group', { name: nature }).getByRole('radio');

describe('the questionnaire', () => {
  test('leads from the first question to a map', async () => {
    const visit = await visitOfOwner();
    await visit.open('/app/intake');
    await link(visit, texts.entry.begin).click();
    await expectFocusOnHeading(visit.page);
    await visit.page.getByRole('radio', { name: options.employed, exact: true }).check();
    await visit.page.getByLabel(texts.questions.role_title.label).fill('Operations coordinator');
    await link(visit, texts.next).click();
    for (const nature of Object.keys(texts.natures))
      await rating(visit, texts.questions.levels.label, nature).nth(2).check();
    await link(visit, texts.next).click();
    await rating(visit, texts.questions.by_nature.label, 'Leading').first().check();
    await link(visit, texts.next).click();
    await visit.page.getByRole('radio', { name: texts.questions.primary.options.reshape_role }).check();
    await link(visit, texts.next).click();
    await expectFocusOnHeading(visit.page);
    await button(visit, texts.review.submit).click();
    await visit.page.waitForURL(/\/app\/map\/\d+$/);
    expect(visit.takeFaults()).toEqual([]);
    await visit.end();
  });

  test('understands hours with decimals and years, and says at once what is no number', async () => {
    const visit = await visitOfOwner({ current_work_situation: { industry: 'museum' } });
    await visit.open('/app/intake/1');
    const { weekly_hours: hours, tenure_months: tenure } = texts.questions;
    await visit.page.getByLabel(hours.label).fill('42,5');
    await visit.page.getByLabel(tenure.label).fill('4 years');
    await visit.page.getByLabel(texts.questions.people_managed.label).fill('a few');
    await visit.page.getByLabel(texts.questions.industry.label).focus();
    expect(await visit.page.getByLabel(hours.label).inputValue()).toBe('43');
    expect(await visit.page.getByLabel(tenure.label).inputValue()).toBe('48');
    await expectToSee(
      visit.page.getByText(texts.faults.number.replace('{least}', '0').replace('{most}', '10000')),
    );
    await visit.end();
  });

  test('brings nine ratings back that were cleared', async () => {
    const levels = { Creating: 2, Leading: 5 };
    const visit = await visitOfOwner({ role_demands: { levels } });
    await visit.open('/app/intake/2');
    await button(visit, texts.clearAll).click();
    expect(await rating(visit, texts.questions.levels.label, 'Leading').nth(4).isChecked()).toBe(false);
    await expectFocus(button(visit, texts.restore));
    await button(visit, texts.restore).click();
    expect(await rating(visit, texts.questions.levels.label, 'Leading').nth(4).isChecked()).toBe(true);
    await visit.end();
  });

  test('saves answers in the form of the service, and keeps unknown fields', async () => {
    const visit = await visitOfOwner({
      tool: 'other',
      role_demands: { levels: { Leading: 5 }, mood: 'good' },
    });
    await visit.open('/app/intake/2');
    expect(await rating(visit, texts.questions.levels.label, 'Leading').nth(4).isChecked()).toBe(true);
    await rating(visit, texts.questions.levels.label, 'Creating').nth(1).check();
    await letAnHourPass(visit.page);
    await eventually(async () =>
      expect(await savedDraft(visit)).toEqual({
        tool: 'other',
        role_demands: { levels: { Leading: 5, Creating: 2 }, mood: 'good' },
      }),
    );
    await visit.end();
  });

  test('keeps answers without a connection, and sends them when there is one', async () => {
    const visit = await visitOfOwner();
    await visit.open('/app/intake/1');
    await visit.context.setOffline(true);
    await visit.page.getByRole('radio', { name: options.studying }).check();
    await letAnHourPass(visit.page);
    await visit.page.getByText(textsOf('frame').keeping.waiting.offline).waitFor();
    await visit.context.setOffline(false);
    await eventually(async () =>
      expect(await savedDraft(visit)).toEqual({ current_work_situation: { status: 'studying' } }),
    );
    await visit.end();
  });

  test('shows answers from another tab when its own tab becomes visible again', async () => {
    const visit = await visitOfOwner({ goals: { primary: 'other' } });
    await visit.open('/app/intake/1');
    const elsewhere = await visit.context.newPage();
    await elsewhere.goto('/app/intake/1');
    await elsewhere.getByLabel(texts.questions.role_title.label).fill('Operations coordinator');
    await letAnHourPass(elsewhere);
    const situation = { role_title: 'Operations coordinator' };
    await eventually(async () =>
      expect(await savedDraft(visit)).toEqual({
        goals: { primary: 'other' },
        current_work_situation: situation,
      }),
    );
    // Simulates what a browser does when a page becomes visible again.
    await visit.page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    const field = visit.page.getByLabel(texts.questions.role_title.label);
    await eventually(async () => expect(await field.inputValue()).toBe('Operations coordinator'));
    await visit.page.getByRole('radio', { name: options.employed, exact: true }).check();
    await letAnHourPass(visit.page);
    await eventually(async () =>
      expect(await savedDraft(visit)).toEqual({
        goals: { primary: 'other' },
        current_work_situation: { ...situation, status: 'employed' },
      }),
    );
    await visit.end();
  });

  test('links from a fault to the wrong answer', async () => {
    const visit = await visitOfOwner({
      ...exampleIntake,
      role_demands: { ...exampleIntake.role_demands, time_percent: { Leading: 60, Advising: 25 } },
    });
    await visit.open('/app/intake/review');
    await button(visit, texts.review.submit).click();
    const { label } = texts.questions.time_percent;
    await visit.page.getByRole('alert').getByRole('link', { name: label }).click();
    const share = visit.page.getByLabel('Creating', { exact: true });
    await expectFocus(share);
    expect(await visit.page.getByText(texts.faults.shares).count()).toBe(1);
    await share.fill('15');
    await link(visit, texts.review.short).click();
    await visit.page.getByText(texts.faults.shares).waitFor({ state: 'detached' });
    await button(visit, texts.review.submit).click();
    await visit.page.waitForURL(/\/app\/map\/\d+$/);
    await visit.end();
  });

  test.each([
    ['assessment_id', 999_999],
    ['language_model', 'perhaps'],
  ])('shows the message of the service for a fault that no page can correct: %s', async (field, value) => {
    const visit = await visitOfOwner({ ...exampleIntake, [field]: value });
    await visit.open('/app/intake/review');
    await button(visit, texts.review.submit).click();
    const said = visit.page.getByRole('alert').filter({ hasText: `/${field}: ` });
    await said.waitFor();
    expect(await said.getAttribute('lang')).toBe('en');
    await visit.end();
  });

  test('asks whether a language model may be used only where there is one', async () => {
    const visit = await visitOfOwner(exampleIntake);
    await visit.open('/app/intake/review');
    await visit.page.getByLabel(texts.questions.language_model.label).check();
    const imprint = (await (await visit.api.get('/imprint')).json()) as object;
    await visit.page.route('**/imprint', (route) =>
      route.fulfill({ json: { ...imprint, language_model: false } }),
    );
    await visit.open('/app/intake/review');
    await button(visit, texts.review.submit).waitFor();
    expect(await visit.page.getByRole('checkbox').count()).toBe(0);
    await visit.end();
  });

  test('says why it cannot be submitted if its draft is refused', async () => {
    const visit = await visitOfOwner(exampleIntake);
    await visit.open('/app/intake/review');
    await visit.page.route('**/map/intake/draft', (route) =>
      route.fulfill({ status: 413, json: { code: 'payload_too_large' } }),
    );
    await visit.page.getByRole('checkbox').check();
    await button(visit, texts.review.submit).click();
    const { payload_too_large: reason } = textsOf('frame').failures.byCode;
    await expectToSee(visit.page.getByRole('alert').getByText(reason));
    await visit.end();
  });

  test('offers no more than the allowed choices, and none on both sides', async () => {
    const visit = await visitOfOwner({ goals: { more_of: ['Creating', 'Advising'] } });
    await visit.open('/app/intake/4');
    const offered = (question: string, nature: string): Locator =>
      visit.page.getByRole('group', { name: question }).getByRole('checkbox', { name: nature });
    const { more_of: more, less_of: less } = texts.questions;
    expect(await offered(less.label, 'Creating').isDisabled()).toBe(true);
    await offered(more.label, 'Leading').check();
    expect(await offered(more.label, 'Adapting').isDisabled()).toBe(true);
    await offered(more.label, 'Creating').uncheck();
    expect(await offered(more.label, 'Adapting').isDisabled()).toBe(false);
    expect(await offered(less.label, 'Creating').isDisabled()).toBe(false);
    await visit.end();
  });

  test('makes one map from the same answers, even if they had to be sent repeatedly', async () => {
    model.behave('hang');
    const visit = await visitOfOwner({ ...exampleIntake, language_model: 'allowed' });
    await visit.page.route('**/map/intake', loseAnswer, { times: 1 });
    await visit.open('/app/intake/review');
    await button(visit, texts.review.submit).click();
    await visit.page.getByText(textsOf('frame').failures.unreachable).waitFor();
    await button(visit, texts.review.submit).click();
    await visit.page.waitForURL(/\/app\/map\/\d+$/);
    expect(await (await visit.api.get('/map')).json()).toHaveLength(1);
    await visit.end();
  });

  test('says that another map is in progress', async () => {
    model.behave('hang');
    const visit = await visitOfOwner({ ...exampleIntake, language_model: 'allowed' });
    await visit.open('/app/intake/review');
    const second = await visit.context.newPage();
    await second.goto('/app/intake/review');
    const submitThere = second.getByRole('button', { name: texts.review.submit });
    await submitThere.waitFor();
    await button(visit, texts.review.submit).click();
    await visit.page.waitForURL(/\/app\/map\/\d+$/);
    await submitThere.click();
    const toRunning = second.getByRole('link', { name: texts.review.toRunning });
    expect(await toRunning.getAttribute('href')).toBe(new URL(visit.page.url()).pathname);
    await visit.end();
  });

  test('is not shown to people without access to the map', async () => {
    const visit = await application.visit();
    await visit.logIn();
    await visit.open('/app/intake/2');
    await link(visit, texts.without.link).waitFor();
    expect(visit.takeFaults()).toEqual([]);
    await visit.end();
  });
});
