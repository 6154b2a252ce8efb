import { Err, Ok, type Result } from 'ts-results';
import type { Dimension } from './dimensions.ts';

/** The part of an item that scoring needs. All items are keyed positively, so the dimension is enough. */
export interface ScoredItem {
  readonly id: number;
  readonly dimension: Dimension;
}

/** From 1, "Not at all like me", to 5, "Very much like me". */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** A response as sent: any item id, any number. */
export interface Response {
  readonly itemId: number;
  readonly value: number;
}

export interface Answer {
  readonly itemId: number;
  readonly value: Rating;
}

declare const answers: unique symbol;
/** One answer to every item, always in the bank's order. */
export type Answers = readonly Answer[] & { readonly [answers]: true };

/** `index` is the position in the list of responses; a missing item has none. */
export type ResponseFault =
  | { readonly kind: 'unknown_item'; readonly index: number }
  | { readonly kind: 'duplicate_item'; readonly index: number }
  | { readonly kind: 'value_out_of_range'; readonly index: number }
  | { readonly kind: 'missing_item'; readonly itemId: number };

/** Accepts every item exactly once with an integer from 1 to 5; otherwise names every fault. */
export function parseResponses(
  items: readonly ScoredItem[],
  responses: readonly Response[],
): Result<Answers, readonly ResponseFault[]> {
  const faults = [...entryFaults(items, responses), ...missingItems(items, responses)];
  if (faults.length > 0) return Err(faults);
  const sorted = items.flatMap(({ id }) => responses.filter(({ itemId }) => itemId === id).map(toAnswer));
  return Ok(sorted as readonly Answer[] as Answers);
}

/** Accepts any subset of the items, each at most once, and keeps their order: a draft is returned unchanged. */
export function parseDraftResponses(
  items: readonly ScoredItem[],
  responses: readonly Response[],
): Result<readonly Answer[], readonly ResponseFault[]> {
  const faults = entryFaults(items, responses);
  return faults.length > 0 ? Err(faults) : Ok(responses.map(toAnswer));
}

function entryFaults(items: readonly ScoredItem[], responses: readonly Response[]): ResponseFault[] {
  const known = new Set(items.map(({ id }) => id));
  const seen = new Set<number>();
  return responses.flatMap(({ itemId, value }, index) => {
    const faults: ResponseFault[] = [];
    if (!known.has(itemId)) faults.push({ kind: 'unknown_item', index });
    else if (seen.has(itemId)) faults.push({ kind: 'duplicate_item', index });
    if (!isRating(value)) faults.push({ kind: 'value_out_of_range', index });
    seen.add(itemId);
    return faults;
  });
}

function missingItems(items: readonly ScoredItem[], responses: readonly Response[]): ResponseFault[] {
  const given = new Set(responses.map(({ itemId }) => itemId));
  return items.filter(({ id }) => !given.has(id)).map(({ id }) => ({ kind: 'missing_item', itemId: id }));
}

const isRating = (value: number): value is Rating => Number.isInteger(value) && value >= 1 && value <= 5;

/** Copies the two known fields only, so that nothing else is stored. */
const toAnswer = ({ itemId, value }: Response): Answer => ({ itemId, value: value as Rating });
