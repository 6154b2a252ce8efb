import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf, type PageState, visitFor } from '#test/support/browser/page-states.ts';
import { populate, type SeededService } from '#test/support/browser/people.ts';

const states: readonly PageState[] = [
  { page: 'start', path: '/app/' },
  { page: 'start', path: '/app/', stage: 'reader of a map' },
  { page: 'assessment', path: '/app/assessment' },
  { page: 'assessment', path: '/app/assessment/1', stage: 'newcomer' },
  { page: 'result', path: '/app/result', stage: 'assessed twice' },
  { page: 'map', path: '/app/map' },
  { page: 'map', path: ({ map }) => `/app/map/${map}`, stage: 'reader of a map' },
  { page: 'intake', path: '/app/intake/2', stage: 'owner of the map' },
  { page: 'books', path: '/app/books' },
];

/** Long enough that the page is drawn without its data first. */
const answerDelayMs = 400;

const isOfApi = ({ pathname }: URL): boolean => !/^\/(?:app|static)\b/.test(pathname);

/** Adds up how far parts of the page move without a reason that the reader has given. Runs in the page. */
const watch = `
  globalThis.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

let people: SeededService;

beforeAll(async () => {
  people = await populate();
});
afterAll(() => people.close());

describe('when answers of the service arrive late, nothing moves that is being read', () => {
  test.each(states.map((state) => [`${state.page} for ${state.stage ?? 'nobody'}`, state] as const))(
    '%s',
    async (_, state) => {
      const visit = await visitFor(state, people, { width: 390, height: 844, language: 'en' });
      await visit.page.route(isOfApi, async (route) => {
        await delay(answerDelayMs);
        await route.continue();
      });
      await visit.page.addInitScript({ content: watch });

      await visit.open(addressOf(state, people));

      // Google's limit for a good page is 0.1.
      expect(await visit.page.evaluate<number>('moved')).toBeLessThan(0.05);
      await visit.end();
    },
  );
});
