import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  bringChecks,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectTargets,
} from '../../support/browser-checks.ts';
import { addressOf, type PageState, pageStates, visitFor } from '../../support/browser-page-states.ts';
import { populate, type Town } from '../../support/browser-people.ts';
import { textsOf } from '../../support/browser-texts.ts';
import type { Visit } from '../../support/browser-visit.ts';

export const phone = { width: 320, height: 640 } as const;
export const desktop = { width: 1280, height: 800 } as const;

/** Nobody waits for colours to fade. */
const calm = { reducedMotion: 'reduce' } as const;

interface Reader {
  readonly language: 'en' | 'fr';
  readonly size: typeof phone | typeof desktop;
  /** How they come to a page. */
  readonly open: (visit: Visit, path: string) => Promise<void>;
}

const nameOf = ({ page, path, stage }: PageState): string =>
  `${typeof path === 'string' ? path : `/app/${page}/:id`} for ${stage ?? 'nobody'}`;
const table = pageStates.map((state) => [nameOf(state), state] as const);

/** Looks at every page in every state that looks different, as one kind of reader does. */
export function describePages(name: string, { language, size, open }: Reader): void {
  let town: Town;
  /** One browser of each person for all that they look at, so that most comes from its cache. */
  const visits = new Map<PageState['stage'], Visit>();

  beforeAll(async () => {
    town = await populate();
  });

  afterAll(() => town.close());

  async function visitOf(state: PageState): Promise<Visit> {
    const known = visits.get(state.stage);
    // Where something goes wrong, the next look begins with a new one.
    visits.delete(state.stage);
    const visit = known ?? (await visitFor(state, town, { language, ...calm }));
    if (known === undefined) await bringChecks(visit.context);
    await visit.page.setViewportSize(size);
    return visit;
  }

  describe(`for whoever reads ${name}`, () => {
    test.each(table)('%s is sound', async (_name, state) => {
      const visit = await visitOf(state);
      await open(visit, addressOf(state, town));
      await expectSoundPage(visit, language);
      expect(unexpectedFaults(visit, state)).toEqual([]);
      visits.set(state.stage, visit);
    });
  });
}

/** All that is held against a page, whatever is on it. The order spares loading it anew. */
async function expectSoundPage({ page }: Visit, language: Reader['language']): Promise<void> {
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
