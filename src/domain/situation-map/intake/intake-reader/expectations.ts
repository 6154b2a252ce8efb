import { natures } from '#domain/scoring/dimensions.ts';
import type { IntakeField } from '../intake-fields.ts';
import { rangeOf } from './whole-numbers.ts';

/** A message that says what to send, for a value of the wrong type or range or a wrong choice. */
export function expectationOf(field: IntakeField): string {
  switch (field.kind) {
    case 'text':
      return `Send text of ${field.shortest} to ${field.longest} characters.`;
    case 'whole_number':
      return `Send a whole number ${rangeOf(field)}.`;
    case 'choice':
      return `Send one of ${listed(field.choices)}.`;
    case 'choices':
      return `Send a list of at most ${field.longest} of ${listed(field.choices)}.`;
    case 'natures':
      return `Send a list of at most ${field.longest} of ${listed(natures)}.`;
    case 'nature_ratings':
      return `Send an object with a whole number ${rangeOf(field)} for each of ${listed(natures)}.`;
  }
}

/** Choices that are text are quoted, as in JSON. */
const listed = (choices: readonly (string | number)[]): string =>
  choices.map((one) => JSON.stringify(one)).join(', ');
