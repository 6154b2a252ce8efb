import { describe, expect, test } from '@jest/globals';
import { cutoffsAt } from '#adapters/outbound/database/retention.ts';
import { bandOf, likelyRangeOf } from '#domain/scoring/breakdown.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { magicLinkLifetimeMs } from '#domain/sessions/magic-link.ts';
import { sessionIdleMs } from '#domain/sessions/session.ts';
import { reportLinkExpiry } from '#domain/situation-map/situation-map.ts';
import { textsOf } from '#test/support/browser/texts.ts';

const now = new Date('2026-05-04T08:00:00Z');
const dayMs = 24 * 60 * 60_000;
const daysAgo = (time: Date): number => Math.round((now.getTime() - time.getTime()) / dayMs);
const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

describe.each(['en', 'fr'] as const)('the texts about the service: %s', (language) => {
  const { sections } = textsOf('about', language);
  const sectionOf = (id: string) => {
    const section = sections.find((one) => one.id === id);
    if (section === undefined) throw new Error(`Nothing is said about ${id}.`);
    const { paragraphs, table, after = [] } = section;
    return { rows: table?.rows ?? [], prose: [...paragraphs, ...after].join(' ') };
  };

  test('name the bands as results do, and every score is in one', () => {
    const { bands } = textsOf('result', language);
    const listed = sectionOf('method').rows.flatMap(([scores = '', name]) => {
      const [from = -1, to = -1] = numbersIn(scores);
      return Array.from({ length: to - from + 1 }, (_, index) => [from + index, name]);
    });
    expect(listed).toEqual(Array.from({ length: 101 }, (_, score) => [score, bands[bandOf(score)]]));
  });

  test('name the real numbers of statements and points', () => {
    const { prose } = sectionOf('method');
    expect(prose).toContain(`${itemBank.items.length} `);
    expect(numbersIn(prose)).toContain(likelyRangeOf(50)[1] - 50);
  });

  test('say how long everything is stored', () => {
    const [, , , drafts, login, links, , checkouts, messages] = sectionOf('data').rows.map(([, time = '']) =>
      numbersIn(time),
    );
    const cutoffs = cutoffsAt(now);
    expect(drafts).toEqual([daysAgo(cutoffs.draftSaved)]);
    expect(login).toEqual([sessionIdleMs / dayMs]);
    expect(links).toEqual([magicLinkLifetimeMs / 60_000]);
    expect(checkouts).toEqual([daysAgo(cutoffs.checkoutStarted)]);
    expect(messages).toEqual([daysAgo(cutoffs.paymentEventReceived)]);
    expect(messages).toEqual([daysAgo(cutoffs.mailSettled)]);
  });

  test('say how long a report link works', () => {
    const days = (reportLinkExpiry(now).getTime() - now.getTime()) / dayMs;
    expect(numbersIn(sectionOf('data').prose)).toContain(days);
  });
});
