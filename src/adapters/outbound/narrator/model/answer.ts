import { z } from 'zod';
import type { ModelRequest } from '#application/ports/texts/language-model.ts';
import type { ExperimentText, PhrasedSection } from '#domain/situation-map/report/narrative.ts';
import type { ReportScopes } from './scopes.ts';

const text = z.string().transform((written) => written.normalize('NFKC').trim());

const experiment = z.strictObject({
  name: text,
  body: text,
  say: z.strictObject({ to: text, words: text }),
  notice: text,
}) satisfies z.ZodType<ExperimentText>;

/** Scenes and experiments are stored under the key that the model uses for their finding. */
const sectionSchemas = {
  letter: z.array(text),
  scenes: z.record(z.string(), z.array(text)),
  experiments: z.record(z.string(), experiment),
} as const satisfies Record<PhrasedSection, z.ZodType>;

/** A model's texts by section. A section that the model left out, or that has the wrong form, is missing. */
export type ModelAnswer = {
  readonly [section in PhrasedSection]?: z.infer<(typeof sectionSchemas)[section]>;
};

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The schema for the requested sections only. It has no length limits or patterns, because many servers refuse them.
 */
export const answerShape = (
  sections: readonly PhrasedSection[],
  scopes: ReportScopes,
): ModelRequest<ModelAnswer>['output'] => ({
  name: 'report_texts',
  jsonSchema: objectOf(sections, (section) => jsonSchemaOf(section, scopes)),
  parse: (value) => parseAnswer(value, sections),
});

/** `undefined` if no section can be used. */
function parseAnswer(value: unknown, sections: readonly PhrasedSection[]): ModelAnswer | undefined {
  const answer = z.record(z.string(), z.unknown()).safeParse(value);
  if (!answer.success) return undefined;
  const usable = sections.flatMap((section) => {
    const parsed = sectionSchemas[section].safeParse(answer.data[section]);
    return parsed.success ? [[section, parsed.data] as const] : [];
  });
  return usable.length === 0 ? undefined : Object.fromEntries(usable);
}

const string: JsonSchema = { type: 'string' };
const strings: JsonSchema = { type: 'array', items: string };

function jsonSchemaOf(section: PhrasedSection, { findings }: ReportScopes): JsonSchema {
  switch (section) {
    case 'letter':
      return strings;
    case 'scenes':
      return objectOf([...findings.keys()], () => strings);
    case 'experiments':
      return objectOf([...findings.keys()], () => experimentSchema);
  }
}

const objectOf = <K extends string>(keys: readonly K[], schemaOf: (key: K) => JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, schemaOf(key)])),
  required: keys,
  additionalProperties: false,
});

const experimentSchema: JsonSchema = objectOf(['name', 'body', 'say', 'notice'], (part) =>
  part === 'say' ? objectOf(['to', 'words'], () => string) : string,
);
