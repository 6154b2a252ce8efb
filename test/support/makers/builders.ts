import { itemBank } from '#domain/scoring/item-bank.ts';
import type { Response } from '#domain/scoring/responses.ts';
import { type EmailAddress, parseEmailAddress } from '#domain/sessions/email-address.ts';
import { expectOk } from '../expect-ok.ts';

export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => minutes(60 * n);
export const days = (n: number): number => hours(24 * n);

export const addressOf = (typed: string): EmailAddress => expectOk(parseEmailAddress(typed));

/** The same rating for every item of the bank. */
export const allRated = (value: number): readonly Response[] =>
  itemBank.items.map(({ id }) => ({ itemId: id, value }));
