import type { Extra, IntakeFault } from '../intake.ts';
import { extraFields } from '../intake-fields.ts';
import { cleanText, codePointsIn } from './clean-text.ts';
import { faultAt, pointerTo, type UnknownField } from './reading.ts';

interface KeptFields {
  readonly extra: Extra;
  readonly warnings: readonly IntakeFault[];
  readonly faults: readonly IntakeFault[];
}

/** Stores unknown fields as text, within limits. */
export function keepUnknown(unknown: readonly UnknownField[]): KeptFields {
  const kept = unknown.map(({ path, value }) => ({ path, text: textOf(value) }));
  return {
    extra: Object.fromEntries(kept.map(({ path, text }) => [pointerTo(path), text])),
    warnings: kept.map(({ path }) => faultAt(path, 'unknown_field', warning)),
    faults: [
      ...unknown
        .slice(extraFields.most, extraFields.most + 1)
        .map(({ path }) => faultAt(path, 'too_many', fewer)),
      ...kept
        .filter(({ text }) => codePointsIn(text) > extraFields.longest)
        .map(({ path }) => faultAt(path, 'too_long', shorter)),
    ],
  };
}

const warning = 'There is no such field. It is stored, but not used.';
const fewer = `Send at most ${extraFields.most} unknown fields.`;
const shorter = `There is no such field. Leave it out or send at most ${extraFields.longest} characters.`;

const textOf = (value: unknown): string =>
  cleanText(typeof value === 'string' ? value : JSON.stringify(value));
