import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus, expectFocusOnHeading } from '#test/support/browser/checks.ts';
import { chooseInNextGroup, press, tabTo } from '#test/support/browser/keyboard.ts';
import { makeMap } from '#test/support/browser/seeding.ts';
import { groupOf, type Statement, statementsIn } from '#test/support/browser/statements.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import { contentOf, type Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';

const frame = textsOf('frame');
const start = textsOf('start');
const login = textsOf('login');
const assessment = textsOf('assessment');
const map = textsOf('map');
const intake = textsOf('intake');
const account = textsOf('account');

const role = 'Operations coordinator';

let application: Application;

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

describe('from the first visit to the report', () => {
  const address = `anna-${randomUUID()}@example.com`;
  let visit: Visit;
  let mapId: string;

  let statements: readonly Statement[];
  let values: readonly number[];

  beforeAll(async () => {
    visit = await application.visit();
    statements = await statementsIn(visit);
    values = statements.map(({ id }) => (id % 5) + 1);
  });

  afterAll(() => visit.end());

  const idInAddress = (): string => /\d+$/.exec(visit.page.url())?.[0] ?? '';
  const heading = (name: string | RegExp) => visit.page.getByRole('heading', { level: 1, name });

  test('a person answers all 76 statements with the keyboard alone, without a login', async () => {
    const { page } = visit;
    await visit.open('/app/');
    await press(page, page.getByRole('link', { name: start.begin }).first());
    for (let number = 1; number <= 4; number += 1) {
      await heading(fill(assessment.statements.heading, { page: number, pages: 4 })).waitFor();
      await expectFocusOnHeading(page);
      const shown = statements.slice((number - 1) * 19, number * 19);
      const [first, ...others] = shown as [Statement, ...Statement[]];
      await chooseInNextGroup(page, groupOf(page, first), values[first.id - 1] ?? 0);
      // A digit answers the statement with the focus, and moves on.
      await tabTo(
        page,
        groupOf(page, others[0] as Statement)
          .getByRole('radio')
          .first(),
      );
      for (const { id } of others) await page.keyboard.press(String(values[id - 1]));
      await page.getByText(assessment.statements.quarters[number - 1] ?? '').waitFor();
      const onward = number < 4 ? 'button' : 'link';
      const name = number < 4 ? assessment.statements.next : assessment.review.submit;
      await expectFocus(page.getByRole(onward, { name, exact: true }));
      await page.keyboard.press('Enter');
    }
    expect(visit.takeFaults()).toEqual([]);
  });

  test('gives an address to see the result, which the link from the mail opens in every tab', async () => {
    const { page } = visit;
    await heading(login.purposes.result.title).waitFor();
    await expectFocusOnHeading(page);
    await tabTo(page, page.getByLabel(login.email));
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await heading(login.sent.title).waitFor();
    await page.getByText(login.sent.here).waitFor();
    await page.getByText(login.sent.subjects.result).waitFor();
    const { link, subject } = await application.mailAfter(address, 0);
    expect(login.sent.subjects.result).toContain(subject);
    const otherTab = await visit.context.newPage();
    await otherTab.goto(link);
    await otherTab.waitForURL(/\/app\/result\/\d+$/);
    await otherTab.close();
    await page.waitForURL(/\/app\/result\/\d+$/);
    await visit.settle();
    await expectFocusOnHeading(page);
    expect((await (await visit.api.get('/assessments')).json()) as unknown[]).toHaveLength(1);
    expect((await visit.api.get('/assessments/draft')).status()).toBe(404);
    expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('answers');

    const result = await visit.api.get(`/assessments/${idInAddress()}`);
    const { breakdown } = (await result.json()) as {
      breakdown: readonly { items: readonly { item_id: number; value: number }[] }[];
    };
    const stored = breakdown.flatMap(({ items }) => items);
    expect(stored.toSorted((one, other) => one.item_id - other.item_id)).toEqual(
      statements.map(({ id }, index) => ({ item_id: id, value: values[index] })),
    );
    expect(visit.takeFaults()).toEqual([]);
  });

  test('the map is bought on the page that simulates the payment', async () => {
    const { page } = visit;
    await page
      .getByRole('navigation', { name: frame.menu })
      .getByRole('link', { name: frame.places.map })
      .click();
    await page.getByRole('button', { name: map.purchase.buy }).click();
    await page.waitForURL('**/sandbox-pay/**');
    await page.getByRole('button').click();
    await page.getByText(fill(map.paid.confirmed, { email: address })).waitFor();
    await page.getByRole('link', { name: map.own.begin }).click();
    await heading(intake.title).waitFor();
    await visit.settle();
    await expectFocusOnHeading(page);
    expect(visit.takeFaults()).toEqual([]);
  });

  /** Uses the keyboard, because only the label of a radio button is visible. */
  const choose = (group: string | RegExp, option: string | RegExp): Promise<void> =>
    visit.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: option, exact: true })
      .press('Space');
  const rateAll = async (names: readonly string[], option: RegExp): Promise<void> => {
    for (const name of names) await choose(new RegExp(`^${name}`), option);
  };
  const goOn = (): Promise<void> => visit.page.getByRole('link', { name: intake.next, exact: true }).click();
  const saved = () => visit.page.getByText(frame.keeping.saved, { exact: true }).waitFor();
  const natures = Object.keys(intake.natures);

  test('the questionnaire survives a reload in the middle and becomes a map', async () => {
    const { page } = visit;
    const { sheets, questions } = intake;
    await page.getByRole('link', { name: intake.entry.begin, exact: true }).click();
    await heading(sheets.situation.title).waitFor();
    await choose(questions.status.label, questions.status.options.employed);
    await page.getByLabel(questions.role_title.label).fill(role);
    await goOn();
    await heading(sheets.role.title).waitFor();
    await rateAll(natures.slice(0, 5), /^4/);
    await saved();

    await page.reload();
    await heading(sheets.role.title).waitFor();
    const rated = page.getByRole('radio', { name: /^4/, checked: true });
    await eventually(async () => expect(await rated.count()).toBe(5));
    await rateAll(natures.slice(5), /^2/);
    await goOn();
    await heading(sheets.energy.title).waitFor();
    await rateAll(natures, /^\+1/);
    await goOn();
    await heading(sheets.goal.title).waitFor();
    await choose(questions.primary.label, questions.primary.options.reshape_role);
    await goOn();

    await heading(intake.review.title).waitFor();
    await expectFocusOnHeading(page);
    await page.getByText(role).waitFor();
    await page.getByRole('button', { name: intake.review.submit }).click();
    await page.waitForURL(/\/app\/map\/\d+$/);
    mapId = idInAddress();
    await page.getByRole('link', { name: map.map.report }).waitFor();
    expect(visit.takeFaults()).toEqual([]);
  });

  async function fileAfter(act: () => Promise<void>): Promise<Buffer> {
    const [begun] = await Promise.all([visit.page.waitForEvent('download'), act()]);
    return contentOf(begun);
  }

  test('its report opens, its PDF is valid, and an earlier map stays next to a later one', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: map.map.report }).click();
    await page.waitForURL('**/map/report?**');
    await page.getByText(role).first().waitFor();
    await page.goBack();
    const pdf = page.getByRole('link', { name: map.map.pdf });
    expect((await fileAfter(() => pdf.click())).subarray(0, 5).toString()).toBe('%PDF-');

    await makeMap(visit.api);
    await visit.follow('/app/map');
    const maps = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${fill(map.own.mapOf, { moment: '' })}`) });
    await eventually(async () => expect(await maps.count()).toBe(2));
    await maps.last().click();
    await page.waitForURL(`**/app/map/${mapId}`);
    await page.getByRole('link', { name: map.map.report }).waitFor();
    expect(visit.takeFaults()).toEqual([]);
  });

  test('all data of a person can be downloaded', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: frame.places.account }).click();
    const button = page.getByRole('button', { name: account.data.all });
    const file = (await fileAfter(() => button.click())).toString();
    expect(JSON.parse(file)).toMatchObject({ account: { email: address } });
    expect(file).toContain(role);
    expect(visit.takeFaults()).toEqual([]);
  });

  test('after a logout, the back button shows nothing', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: account.leaving.here, exact: true }).click();
    await page.waitForURL(/\/app\/(\?.*)?$/);
    await page.getByRole('link', { name: frame.places.login }).waitFor();
    expect((await visit.api.get('/me')).status()).toBe(401);
    for (let steps = 0; steps < 3; steps += 1) {
      await page.goBack();
      await visit.settle();
      const shown = await page.locator('body').textContent();
      expect(shown).not.toContain(address);
      expect(shown).not.toContain(role);
    }
  });
});
