import { describe, expect, test } from '@jest/globals';
import {
  onPage,
  pageOf,
  pages,
  pathToStatement,
  statementsPerPage,
  viewAt,
} from '../../../../../../src/adapters/inbound/web/pages/assessment/paging.ts';
import { itemBank } from '../../../../../../src/domain/scoring/item-bank.ts';

const statements = itemBank.items;

describe('the pages', () => {
  test('hold every statement once, in the order of the service', () => {
    expect(pages.flatMap((page) => onPage(statements, page))).toEqual(statements);
  });

  test('are all of the same length', () => {
    expect(new Set(pages.map((page) => onPage(statements, page).length))).toEqual(
      new Set([statementsPerPage]),
    );
  });

  test('bring no more answers than a save may bring for its time to be known', () => {
    expect(statementsPerPage).toBeLessThanOrEqual(6);
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

  test('leads to every page and to the review', () => {
    for (const page of pages) expect(viewAt(String(page))).toBe(page);
    expect(viewAt('review')).toBe('review');
  });

  test.each(['0', '20', '99', '100', '-1', '1.5', '01', '1e1', ' 1', 'nowhere', '__proto__', ''])(
    'with the part "%s" shows the introduction',
    (part) => {
      expect(viewAt(part)).toBe('introduction');
    },
  );

  test('leads to a single statement', () => {
    const [, , , , , , , , ninth] = statements;
    expect(ninth && pathToStatement(statements, ninth)).toBe('/app/assessment/3#statement-9');
  });
});
