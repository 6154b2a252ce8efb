import { describe, expect, test } from '@jest/globals';
import { purposeAt } from '#adapters/inbound/web/pages/login/purpose.ts';
import { placeAt } from '#adapters/inbound/web/paths.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';

const all = itemBank.items.length;

describe('an address is asked for', () => {
  test.each([
    ['to log in', '/app/login', 0, 'logIn'],
    ['to log in, whatever was answered', '/app/login', all, 'logIn'],
    ['in place of a page of one person', '/app/account', all, 'goOn'],
    ['in place of a page of one person without answers', '/app/assessment/save', 0, 'goOn'],
    ['for answers that are not all', '/app/assessment/save', all - 1, 'answers'],
    ['for a result', '/app/assessment/save', all, 'result'],
  ] as const)('%s', (_, path, answered, purpose) => {
    expect(purposeAt(placeAt(path), answered)).toBe(purpose);
  });
});
