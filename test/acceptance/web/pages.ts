import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  bringChecks,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectTargets,
} from '#test/support/browser/checks.ts';
import { addressOf, type PageState, pageStates, visitFor } from '#test/support/browser/page-states.ts';
import { populate, type SeededService } from '#test/support/browser/people.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import type { Visit } from '#test/support/browser/visit.ts';

export const phone = { width: 320, height: 640 } as const;
export const desktop = { width: 1280, height: 800 } as const;

/** Avoids waiting for colour transitions. */
const calm = { reducedMotion: 'reduce' } as const;

interface Reader {
  readonly language: 'en' | 'fr';
  readonly size: typeof phone | typeof desktop;
  /** How these readers open a page. */
  readonly open: (visit: Visit, path: string) => Promise<void>;
}

const nameOf = ({ page, path, stage }: PageState): string =>
  `${typeof path === 'string' ? path : `/app/${page}/:id`} for ${stage ?? 'nobody'}`;
const table = pageStates.map((state) => [nameOf(state), state] as const);

/** Opens every page in every state that looks different, as one kind of reader does. */
export function describePages(name: string, { language, size, open }: Reader): void {
  let seeded: SeededService;
  /** One browser for each person and all their pages, so that most files come from its cache. */
  const visits = new Map<PageState['stage'], Visit>();

  beforeAll(async () => {
    seeded = await populate();
  });

  afterAll(() => seeded.close());

  async function visitOf(state: PageState): Promise<Visit> {
    const known = visits.get(state.stage);
    // After an error, the next check starts with a new browser.
    visits.delete(state.stage);
    const visit = known ?? (await visitFor(state, seeded, { language, ...calm }));
    if (known === undefined) await bringChecks(visit.context);
    await visit.page.setViewportSize(size);
    return visit;
  }

  describe(`for people who read ${name}`, () => {
    test.each(table)('%s has no faults', async (_name, state) => {
      const visit = await visitOf(state);
      await open(visit, addressOf(state, seeded));
      await expectSoundPage(visit, language);
      expect(unexpectedFaults(visit, state)).toEqual([]);
      visits.set(state.stage, visit);
    });
  });
}

/** All checks that apply to every page. Their order avoids loading the page again. */
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
