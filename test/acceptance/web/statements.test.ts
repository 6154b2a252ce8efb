import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus } from '#test/support/browser/checks.ts';
import { drawn } from '#test/support/browser/in-page.mjs';
import {
  answer,
  groupOf,
  shownAnswer,
  type Statement,
  statementsIn,
} from '#test/support/browser/statements.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import type { Visit } from '#test/support/browser/visit.ts';

const start = textsOf('start');
const login = textsOf('login');
const assessment = textsOf('assessment');
/** The most scroll steps until an element is visible. */
const mostFlicks = 10;
const phone = { width: 390, height: 664, hasTouch: true, reducedMotion: 'reduce' } as const;

let application: Application;
let visit: Visit;
let statements: readonly Statement[];

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

afterEach(() => visit.end());

async function begin(surroundings: Parameters<Application['visit']>[0]): Promise<Page> {
  visit = await application.visit(surroundings);
  statements = await statementsIn(visit);
  return visit.page;
}

const statement = (number: number): Statement => statements[number - 1] as Statement;
const firstChoice = (number: number): Locator =>
  groupOf(visit.page, statement(number)).getByRole('radio').first();

/** Whether the whole element is visible, below the fixed bar. */
async function isInSight(target: Locator): Promise<boolean> {
  const own = await target.boundingBox();
  const [bar] = await visit.page.locator('.answered').all();
  const sticky = await bar?.boundingBox();
  const top = Math.max(0, sticky ? sticky.y + sticky.height : 0);
  const bottom = visit.page.viewportSize()?.height ?? 0;
  return own !== null && own.y >= top && own.y + own.height <= bottom;
}

describe('a person with a phone', () => {
  test('comes from the start page to the last step with few taps, and hardly has to scroll', async () => {
    const page = await begin(phone);
    const effort = { taps: 0, flicks: 0 };
    const tap = async (target: Locator): Promise<void> => {
      await target.waitFor();
      await page.evaluate(drawn);
      for (let tries = 0; !(await isInSight(target)); tries += 1) {
        if (tries === mostFlicks) throw new Error(`${String(target)} does not come into sight.`);
        effort.flicks += 1;
        const isAbove = await target.evaluate((element) => element.getBoundingClientRect().top < 60);
        await page.mouse.wheel(0, isAbove ? -400 : 400);
        await page.evaluate(drawn);
      }
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${String(target)} is not drawn.`);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      effort.taps += 1;
    };
    await visit.open('/app/');
    await tap(page.getByRole('link', { name: start.begin }).first());
    for (const one of statements) {
      await tap(
        groupOf(page, one)
          .locator('label')
          .nth(one.id % 5),
      );
      if (one.id % 19 === 0 && one.id < 76)
        await tap(page.getByRole('button', { name: assessment.statements.next, exact: true }));
    }
    await tap(page.getByRole('link', { name: assessment.review.submit, exact: true }));
    await page.getByRole('heading', { level: 1, name: login.purposes.result.title }).waitFor();
    expect(effort.taps / statements.length).toBeLessThanOrEqual(1.2);
    expect(effort.flicks / statements.length).toBeLessThanOrEqual(0.2);
    expect(visit.takeFaults()).toEqual([]);
  });

  test('sees how far it is all the time', async () => {
    const page = await begin(phone);
    await visit.open('/app/assessment/1');
    for (const number of [1, 2, 3, 4, 5]) await answer(page, statement(number), 2);
    const bar = await page.locator('.answered').boundingBox();
    expect(bar?.y).toBe(0);
    await page.getByText('5 of 76', { exact: true }).waitFor();
  });
});

describe('after an answer', () => {
  test('the next statement has the focus, whichever way it was given, except among choices with the arrows', async () => {
    const page = await begin({ reducedMotion: 'reduce' });
    await visit.open('/app/assessment/1');
    await answer(page, statement(1), 3);
    await expectFocus(firstChoice(2));
    await page.keyboard.press('5');
    await expectFocus(firstChoice(3));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await shownAnswer(page, statement(2))).toBe(5);
    expect(await shownAnswer(page, statement(3))).toBe(3);
    await expectFocus(groupOf(page, statement(3)).getByRole('radio').nth(2));
    expect(new URL(page.url()).pathname).toBe('/app/assessment/1');
  });

  test('a digit answers the first open statement if none has the focus', async () => {
    const page = await begin({ reducedMotion: 'reduce' });
    await visit.open('/app/assessment/1');
    await page.keyboard.press('4');
    await expectFocus(firstChoice(2));
    expect(await shownAnswer(page, statement(1))).toBe(4);
    await page.getByText('1 of 76', { exact: true }).waitFor();
  });

  test('the page stays where it is for those who want that, also the next time', async () => {
    const page = await begin({ reducedMotion: 'reduce' });
    await visit.open('/app/assessment/1');
    await page.getByLabel(assessment.statements.movesOn).uncheck();
    await visit.open('/app/assessment/1');
    await page.keyboard.press('4');
    await page.evaluate(drawn);
    expect(await shownAnswer(page, statement(1))).toBeUndefined();
    await answer(page, statement(1), 3);
    await page.evaluate(drawn);
    await expectFocus(groupOf(page, statement(1)).getByRole('radio').nth(2));
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  test.each([
    ['reduce', 'instant'],
    ['no-preference', 'smooth'],
  ] as const)('the page moves as the person wants: with %s it is %s', async (reducedMotion, behavior) => {
    const page = await begin({ ...phone, reducedMotion });
    await page.addInitScript(
      'Element.prototype.scrollIntoView = ({ behavior }) => { globalThis.asked = behavior; };',
    );
    await visit.open('/app/assessment/1');
    await answer(page, statement(1), 3);
    await expectFocus(firstChoice(2));
    expect(await page.evaluate('asked')).toBe(behavior);
  });
});

describe('without a login', () => {
  const taken = async (): Promise<unknown> => (await visit.api.get('/assessments/draft')).json();

  test('the next open statement is in sight after a reload, and on the way back from all answers', async () => {
    const page = await begin({ reducedMotion: 'reduce' });
    await visit.open('/app/assessment/1');
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await answer(page, statement(number), 2);
    await visit.open('/app/assessment/1');
    await expectFocus(firstChoice(9));
    expect(await isInSight(groupOf(page, statement(9)))).toBe(true);
    await page.getByRole('link', { name: assessment.review.open, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: assessment.review.title }).waitFor();
    await page.goBack();
    await expectFocus(firstChoice(9));
    await page.evaluate(drawn);
    expect(await isInSight(groupOf(page, statement(9)))).toBe(true);
  });

  test('answers stay on the device through a reload, in every tab, and go with "start over"', async () => {
    const page = await begin({ reducedMotion: 'reduce' });
    await visit.open('/app/assessment/1');
    await page.getByText(assessment.guest.hint).waitFor();
    await answer(page, statement(1), 3);
    await page.getByText(assessment.guest.kept, { exact: true }).waitFor();
    await visit.open('/app/assessment/1');
    expect(await shownAnswer(page, statement(1))).toBe(3);
    const otherTab = await visit.context.newPage();
    await otherTab.goto('/app/assessment/1');
    await answer(otherTab, statement(2), 4);
    await page.getByText('2 of 76', { exact: true }).waitFor();
    expect(await shownAnswer(page, statement(2))).toBe(4);

    await visit.follow('/app/assessment');
    await page.getByText(assessment.beginAnew.summary, { exact: true }).click();
    await page.getByRole('button', { name: assessment.beginAnew.confirm }).click();
    await page.getByText('0 of 76', { exact: true }).waitFor();
    expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('answers');
    expect(visit.takeFaults()).toEqual([]);
  });

  test('some answers can be saved to an account as well, and are gone on with there', async () => {
    const address = `begun-${randomUUID()}@example.com`;
    const page = await begin({ reducedMotion: 'reduce' });
    await visit.open('/app/assessment/1');
    for (const number of [1, 2]) await answer(page, statement(number), 3);
    await visit.follow('/app/assessment');
    await page.getByRole('link', { name: assessment.guest.save }).click();
    await page.getByRole('heading', { level: 1, name: login.purposes.answers.title }).waitFor();
    await page.getByLabel(login.email).fill(address);
    await page.getByRole('button', { name: login.purposes.answers.send }).click();
    await page.getByRole('heading', { level: 1, name: login.sent.title }).waitFor();
    await page.goto((await application.mailAfter(address, 0)).link);
    await page.getByText('2 of 76', { exact: true }).waitFor();
    await page.getByText(textsOf('frame').keeping.saved, { exact: true }).waitFor();
    expect(await taken()).toMatchObject({ responses: [{ value: 3 }, { value: 3 }] });
    expect(visit.takeFaults()).toEqual([]);
  });

  describe('that were given here before a login', () => {
    async function logInAfterAnswering(): Promise<Page> {
      const page = await begin({ reducedMotion: 'reduce' });
      await visit.open('/app/assessment/1');
      await answer(page, statement(1), 3);
      await visit.logIn();
      await visit.open('/app/assessment');
      await page.getByRole('heading', { name: assessment.offer.title.one }).waitFor();
      expect((await visit.api.get('/assessments/draft')).status()).toBe(404);
      return page;
    }

    test('are taken over if the person wants it', async () => {
      const page = await logInAfterAnswering();
      await page.getByRole('button', { name: assessment.offer.take }).click();
      await page.getByText(textsOf('frame').keeping.saved, { exact: true }).waitFor();
      expect(await taken()).toMatchObject({ responses: [{ item_id: 1, value: 3 }] });
    });

    test('are removed if the person wants that', async () => {
      const page = await logInAfterAnswering();
      await page.getByRole('button', { name: assessment.offer.remove }).click();
      await page.getByRole('heading', { name: assessment.offer.title.one }).waitFor({ state: 'detached' });
      expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('answers');
    });
  });
});
