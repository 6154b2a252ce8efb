import type {
  ChoiceField,
  ChoicesField,
  IntakeField,
  NaturesField,
  TextField,
  WholeNumberField,
} from '../intake-fields.ts';
import { cleanText, codePointsIn } from './clean-text.ts';
import { expectationOf } from './expectations.ts';
import { natureNamed } from './nature-names.ts';
import { readRatings } from './read-ratings.ts';
import { faultAt, isJsonObject, nothing, type Path, read, type Reading, refuse } from './reading.ts';
import { isWithin, positiveZero } from './whole-numbers.ts';

/** Reads a value that is present; the caller treats `null` as absent. */
export function readField(field: IntakeField, value: unknown, path: Path): Reading<unknown> {
  switch (field.kind) {
    case 'text':
      return readText(field, value, path);
    case 'whole_number':
      return readWholeNumber(field, value, path);
    case 'choice':
      return readChoice(field, value, path);
    case 'choices':
    case 'natures':
      return readList(field, value, path);
    case 'nature_ratings':
      return isJsonObject(value) ? readRatings(field, value, path) : wrongType(field, path);
  }
}

const wrongType = (field: IntakeField, path: Path): Reading<never> =>
  refuse(faultAt(path, 'wrong_type', expectationOf(field)));

/** Empty text counts as no answer, unless the field must not be empty. */
export function readText(field: TextField, value: unknown, path: Path): Reading<string> {
  if (typeof value !== 'string') return wrongType(field, path);
  const text = cleanText(value);
  const length = codePointsIn(text);
  if (length < field.shortest) return refuse(faultAt(path, 'too_short', expectationOf(field)));
  if (length > field.longest) return refuse(faultAt(path, 'too_long', expectationOf(field)));
  return length === 0 ? nothing : read(text);
}

function readWholeNumber(field: WholeNumberField, value: unknown, path: Path): Reading<number> {
  if (typeof value !== 'number') return wrongType(field, path);
  return isWithin(field, value)
    ? read(positiveZero(value))
    : refuse(faultAt(path, 'out_of_range', expectationOf(field)));
}

function readChoice(field: ChoiceField, value: unknown, path: Path): Reading<string | number> {
  const chosen = field.choices.find((one) => one === value);
  return chosen === undefined ? refuse(faultAt(path, 'unknown_choice', expectationOf(field))) : read(chosen);
}

/** The entries of a list that is too long are not read. */
function readList(
  field: ChoicesField | NaturesField,
  value: unknown,
  path: Path,
): Reading<readonly string[]> {
  if (!Array.isArray(value)) return wrongType(field, path);
  if (value.length > field.longest) return refuse(faultAt(path, 'too_many', expectationOf(field)));
  const chosen = value.map((one: unknown) => choiceIn(field, one));
  const faults = chosen.flatMap((one, index) => {
    if (one === undefined) return [faultAt([...path, index], 'unknown_choice', expectationOf(field))];
    return chosen.indexOf(one) < index ? [faultAt([...path, index], 'duplicate', 'Name it once.')] : [];
  });
  if (faults.length > 0) return refuse(...faults);
  return chosen.length === 0 ? nothing : read(chosen.filter((one) => one !== undefined));
}

function choiceIn(field: ChoicesField | NaturesField, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return field.kind === 'natures' ? natureNamed(value) : field.choices.find((one) => one === value);
}
