import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { activeMsAtSubmission, bankFor, continueDraft, type AssessmentDraft } from '#domain/scoring/draft.ts';
import { itemBank, itemBankOf } from '#domain/scoring/item-bank.ts';
import type { Answer } from '#domain/scoring/responses.ts';

const start = Date.UTC(2026, 10, 21, 9, 0, 0);
const at = (seconds: number): Date => new Date(start + seconds * 1000);
const answersTo = (count: number): Answer[] =>
  Array.from({ length: count }, (_, index) => ({ itemId: index + 1, value: 3 }));
/** Saves at these seconds; each adds a page of six answers. */
const savedAt = (...seconds: number[]): AssessmentDraft | undefined =>
  seconds.reduce<AssessmentDraft | undefined>(
    (draft, second, index) => continueDraft(draft, answersTo(6 * (index + 1)), at(second)),
    undefined,
  );

describe('a draft', () => {
  test('starts with the first save', () => {
    expect(continueDraft(undefined, answersTo(6), at(0))).toEqual({
      responses: answersTo(6),
      itemBankVersion: itemBank.version,
      savedAt: at(0),
      activeMs: 0,
      firstSaveCount: 6,
      isTimed: true,
    });
  });

  test('is replaced as a whole by the last save, but keeps its start', () => {
    const first = continueDraft(undefined, answersTo(6), at(0));
    const changed: Answer[] = [{ itemId: 2, value: 5 }];
    expect(continueDraft(first, changed, at(20))).toEqual({
      responses: changed,
      itemBankVersion: itemBank.version,
      savedAt: at(20),
      activeMs: 20_000,
      firstSaveCount: 6,
      isTimed: true,
    });
  });

  test('keeps the bank that it was started with, even after later releases', () => {
    const begun = { ...continueDraft(undefined, answersTo(6), at(0)), itemBankVersion: '1.0.0' };
    const goneOn = continueDraft(begun, answersTo(12), at(20));
    expect(goneOn.itemBankVersion).toBe('1.0.0');
    expect(bankFor(goneOn)).toBe(itemBankOf('1.0.0'));
    expect(bankFor(undefined)).toBe(itemBank);
  });

  test('adds up the time between saves', () => {
    expect(savedAt(0, 20, 50, 51)!.activeMs).toBe(51_000);
  });

  test('counts a break as one minute at most', () => {
    expect(savedAt(0, 60)!.activeMs).toBe(60_000);
    expect(savedAt(0, 61)!.activeMs).toBe(60_000);
    expect(savedAt(0, 20, 86_400, 86_410)!.activeMs).toBe(90_000);
  });

  test('counts no time if the clock is set back', () => {
    expect(savedAt(0, 20, 10, 15)!.activeMs).toBe(25_000);
  });
});

describe('the working time at submission', () => {
  /** Submits one page more than the draft contains. */
  const submittedAt = (draft: AssessmentDraft | undefined, seconds: number) =>
    activeMsAtSubmission(draft, (draft?.responses.length ?? 0) + 6, at(seconds));
  const first = (count: number) => continueDraft(undefined, answersTo(count), at(0));

  test('is that of the draft plus the gap since its last save', () => {
    expect(submittedAt(continueDraft(first(0), answersTo(6), at(50)), 60)).toBe(60_000);
  });

  test('estimates the time of the first save from the others', () => {
    expect(submittedAt(first(6), 10)).toBe(20_000);
    expect(submittedAt(savedAt(0, 20, 40), 60)).toBe(80_000);
  });

  test('of a person who takes 2.1 seconds an item, page by page, is more than 152 seconds', () => {
    const pages = Array.from({ length: 12 }, (_, page) => page * 12.6);
    expect(activeMsAtSubmission(savedAt(...pages), 76, at(70 * 2.1))).toBeGreaterThan(152_000);
  });

  test('counts the last gap as one minute at most', () => {
    expect(submittedAt(first(0), 3600)).toBe(60_000);
  });

  test('is unknown without a draft', () => {
    expect(submittedAt(undefined, 0)).toBeNull();
  });

  test('is unknown if the first save contained more than one page', () => {
    expect(submittedAt(first(7), 10)).toBeNull();
    expect(submittedAt(continueDraft(first(7), answersTo(1), at(5)), 10)).toBeNull();
  });

  test('is unknown if a later save or the submission added more than one page', () => {
    const leap = continueDraft(savedAt(0), answersTo(13), at(30));
    expect(submittedAt(continueDraft(leap, answersTo(14), at(40)), 50)).toBeNull();
    expect(activeMsAtSubmission(savedAt(0), 13, at(600))).toBeNull();
  });

  test('is never negative, and never longer than saves and clock allow', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 600 }), { minLength: 1, maxLength: 11 }), (gaps) => {
        const seconds = gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0));
        const active = submittedAt(savedAt(0, ...seconds), seconds.at(-1)!);
        const pages = gaps.length + 2;
        const stretched = pages / (pages - 1);
        expect(active).toBeGreaterThanOrEqual(0);
        expect(active).toBeLessThanOrEqual(Math.ceil(seconds.at(-1)! * 1000 * stretched));
        expect(active).toBeLessThanOrEqual(Math.ceil(gaps.length * 60_000 * stretched));
      }),
    );
  });
});
