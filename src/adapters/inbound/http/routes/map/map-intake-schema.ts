import { natures } from '#domain/scoring/dimensions.ts';
import {
  extraFields,
  intakeFields,
  type IntakeField,
  jsonNameOf,
  type SectionName,
  sectionText,
} from '#domain/situation-map/intake/intake-fields.ts';
import { anyObject } from './map-shapes.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

interface Range {
  readonly least: number;
  readonly most: number;
}

const { general, sections } = intakeFields;

/** Other forms that a section may have, and values that may stand beside its fields or instead of them. */
interface FurtherForms {
  readonly beside?: Readonly<Record<string, JsonSchema>>;
  readonly instead?: readonly JsonSchema[];
}

const { levels } = sections.roleDemands;

const levelList: JsonSchema = {
  type: 'array',
  maxItems: natures.length,
  items: {
    type: 'object',
    properties: { nature: { enum: natures }, level: wholeNumber(levels) },
    required: ['nature', 'level'],
  },
};

const furtherForms: { readonly [Section in SectionName]?: FurtherForms } = {
  roleDemands: {
    beside: { levels: { anyOf: [schemaOf(levels), levelList] }, ...levelsByNature(levels) },
    instead: [levelList],
  },
};

function sectionOf(fields: Readonly<Record<string, IntakeField>>, further: FurtherForms = {}): JsonSchema {
  const { beside, instead = [] } = further;
  const properties = { ...mapEntries(fields, schemaOf), ...beside };
  const plainText = { ...schemaOf(sectionText), description: 'Kept as the notes of the section.' };
  return { anyOf: [{ type: 'object', properties, additionalProperties: true }, ...instead, plainText] };
}

function schemaOf(field: IntakeField): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', minLength: field.shortest, maxLength: field.longest };
    case 'whole_number':
      return wholeNumber(field);
    case 'choice':
      return { enum: field.choices };
    case 'choices':
      return listOf(field.choices, field);
    case 'natures':
      return listOf(natures, field);
    case 'nature_ratings':
      return {
        type: 'object',
        description:
          'By nature, in any case.' +
          (field.sum === undefined ? '' : ` All nine are needed; they add up to ${field.sum}.`),
        properties: levelsByNature(field),
      };
  }
}

function levelsByNature(range: Range): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(natures.map((nature) => [nature, wholeNumber(range)]));
}

function wholeNumber({ least, most }: Range): JsonSchema {
  return { type: 'integer', minimum: least, maximum: most };
}

function listOf(
  choices: readonly string[],
  { longest, apartFrom }: { readonly longest: number; readonly apartFrom?: string },
): JsonSchema {
  return {
    type: 'array',
    items: { enum: choices },
    maxItems: longest,
    uniqueItems: true,
    ...(apartFrom !== undefined && { description: `None of ${jsonNameOf(apartFrom)}.` }),
  };
}

/** With field names as in JSON. */
function mapEntries<T>(
  entries: Readonly<Record<string, T>>,
  map: (entry: T, name: string) => JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [jsonNameOf(name), map(entry, name)]),
  );
}

/** Documents every field and accepts any object. The domain checks the intake and reports all faults at once. */
export const intakeToSend = anyObject.meta({
  id: 'Intake',
  override: {
    type: 'object',
    description:
      'At least one of the four sections, and not empty. Every field may be left out; null is as good as absent. ' +
      `Unknown fields are kept, up to ${extraFields.most}, each of at most ${extraFields.longest} characters.`,
    properties: {
      ...mapEntries(general, schemaOf),
      ...mapEntries(sections, (fields, name) => sectionOf(fields, furtherForms[name as SectionName])),
    },
    additionalProperties: true,
  },
});
