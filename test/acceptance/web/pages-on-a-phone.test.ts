import { expect, test } from '@jest/globals';
import { pages } from '#adapters/inbound/web/paths.ts';
import { pageStates } from '#test/support/browser/page-states.ts';
import { describePages, phone } from './pages.ts';

test('every page of the application is checked', () => {
  const looked: ReadonlySet<string> = new Set(pageStates.map(({ page }) => page));
  expect([...Object.keys(pages), 'missing'].filter((page) => !looked.has(page))).toEqual([]);
});

describePages('in English on a phone', {
  language: 'en',
  size: phone,
  open: (visit, path) => visit.open(path),
});
