import { describe, expect, test } from '@jest/globals';
import {
  nextOpen,
  numberOf,
  onPage,
  pageOf,
  pages,
  pathToStatement,
  statementsPerPage,
  viewAt,
} from '#adapters/inbound/web/pages/assessment/paging.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';

const statements = itemBank.items;
type Item = (typeof statements)[number];

describe('the pages', () => {
  test('contain every statement once, in the order of the service', () => {
    expect(pages.flatMap((page) => onPage(statements, page))).toEqual(statements);
  });

  test('are all of the same length', () => {
    expect(new Set(pages.map((page) => onPage(statements, page).length))).toEqual(
      new Set([statementsPerPage]),
    );
  });

  test('are quarters', () => {
    expect(pages.map((page) => (page * statementsPerPage) / statements.length)).toEqual([0.25, 0.5, 0.75, 1]);
  });

  test('are found by their statements', () => {
    for (const statement of statements)
      expect(onPage(statements, pageOf(statements, statement))).toContain(statement);
  });
});

describe('an address', () => {
  test('without a part shows the introduction', () => {
    expect(viewAt(undefined)).toBe('introduction');
  });

  test('leads to every page, to the review and to an account', () => {
    for (const page of pages) expect(viewAt(String(page))).toBe(page);
    expect(viewAt('review')).toBe('review');
    expect(viewAt('save')).toBe('save');
  });

  test.each(['0', '5', '99', '100', '-1', '1.5', '01', '1e1', ' 1', 'nowhere', '__proto__', ''])(
    'with the part "%s" shows the introduction',
    (part) => {
      expect(viewAt(part)).toBe('introduction');
    },
  );

  test('leads to a single statement', () => {
    const twentieth = statements[19];
    expect(twentieth && pathToStatement(statements, twentieth)).toBe('/app/assessment/2#statement-20');
    expect(twentieth && numberOf(statements, twentieth)).toBe(20);
  });
});

describe('after an answer', () => {
  const shown = onPage(statements, 1);
  const [first, second, third] = shown as [Item, Item, Item];

  test('the next statement without an answer follows', () => {
    expect(nextOpen(shown, shown, first)).toBe(second);
    expect(nextOpen(shown, [first, third], first)).toBe(third);
  });

  test('one that was passed over follows at the end', () => {
    expect(nextOpen(shown, [first, third], third)).toBe(first);
  });

  test('nothing follows on a page without gaps, whatever is open elsewhere', () => {
    expect(nextOpen(shown, [first], first)).toBeUndefined();
    expect(nextOpen(shown, onPage(statements, 2), first)).toBeUndefined();
  });
});
