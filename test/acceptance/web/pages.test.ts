import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pages } from '../../../src/adapters/inbound/web/paths.ts';
import {
  bringChecks,
  expectFocusOnHeading,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectTargets,
} from '../../support/browser-checks.ts';
import { addressOf, type PageState, pageStates, visitFor } from '../../support/browser-page-states.ts';
import { populate, type Town } from '../../support/browser-people.ts';
import { textsOf } from '../../support/browser-texts.ts';
import type { Visit } from '../../support/browser-visit.ts';

const phone = { width: 320, height: 640 } as const;
const desktop = { width: 1280, height: 800 } as const;
/** Nobody waits for colours to fade. */
const calm = { reducedMotion: 'reduce' } as const;

type Language = 'en' | 'fr';

let town: Town;

beforeAll(async () => {
  town = await populate();
});

afterAll(() => town.close());

/** All that is held against a page, whatever is on it. The order spares loading it anew. */
async function expectSoundPage({ page }: Visit, language: Language): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const { brand } = textsOf('frame', language);
  expect(await page.title()).toMatch(new RegExp(`^\\S.* · ${brand}$`));
  expect(await page.locator('h1').count()).toBe(1);
  await expectNoViolations(page);
  await expectTargets(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectTargets(page);
}

const unexpectedFaults = (visit: Visit, { complaint }: PageState): readonly string[] =>
  visit.takeFaults().filter((fault) => !(complaint?.test(fault) ?? false));

const nameOf = ({ page, path, stage }: PageState): string =>
  `${typeof path === 'string' ? path : `/app/${page}/:id`} for ${stage ?? 'nobody'}`;
const table = pageStates.map((state) => [nameOf(state), state] as const);

test('every page of the application is looked at', () => {
  const looked = new Set(pageStates.map(({ page }) => page));
  expect([...Object.keys(pages), 'missing'].filter((page) => !looked.has(page as PageState['page']))).toEqual(
    [],
  );
});

/** One browser of each person for all that they look at, so that most comes from its cache. */
const visits = new Map<string, Visit>();
const keyOf = ({ stage }: PageState, language: Language): string => `${stage ?? 'nobody'} ${language}`;

async function visitOf(
  state: PageState,
  language: Language,
  size: typeof phone | typeof desktop,
): Promise<Visit> {
  const key = keyOf(state, language);
  const known = visits.get(key);
  visits.delete(key);
  const visit = known ?? (await visitFor(state, town, { language, ...calm }));
  if (known === undefined) await bringChecks(visit.context);
  await visit.page.setViewportSize(size);
  return visit;
}

/** Not where something went wrong. */
const keep = (visit: Visit, state: PageState, language: Language): void =>
  void visits.set(keyOf(state, language), visit);

describe.each(table)('%s', (_name, state) => {
  test('is sound in English on a phone, when it is loaded', async () => {
    const visit = await visitOf(state, 'en', phone);
    await visit.open(addressOf(state, town));
    await expectSoundPage(visit, 'en');
    expect(unexpectedFaults(visit, state)).toEqual([]);
    keep(visit, state, 'en');
  });

  test('is sound in French on a desk, when it is opened from another page', async () => {
    const visit = await visitOf(state, 'fr', desktop);
    if (visit.page.url() === 'about:blank') await visit.open('/app/advisor');
    await visit.follow(addressOf(state, town));
    await expectFocusOnHeading(visit.page);
    await expectSoundPage(visit, 'fr');
    expect(unexpectedFaults(visit, state)).toEqual([]);
    keep(visit, state, 'fr');
  });
});
