import { z } from 'zod';
import type { ModelRequest } from '../../../application/ports/language-model.ts';
import type { ExperimentText, PhrasedSection } from '../../../domain/situation-map/narrative.ts';
import type { ReportScopes } from './model-scopes.ts';

const text = z.string().transform((written) => written.normalize('NFKC').trim());

const experiment = z.strictObject({
  name: text,
  body: text,
  say: z.strictObject({ to: text, words: text }),
  notice: text,
}) satisfies z.ZodType<ExperimentText>;

/** Scenes and experiments by what a model calls their finding. */
const sectionSchemas = {
  letter: z.array(text),
  scenes: z.record(z.string(), z.array(text)),
  experiments: z.record(z.string(), experiment),
} as const satisfies Record<PhrasedSection, z.ZodType>;

/** What a model wrote, section by section; what it left out or misshaped is missing. */
export type ModelAnswer = {
  readonly [section in PhrasedSection]?: z.infer<(typeof sectionSchemas)[section]>;
};

type JsonSchema = Readonly<Record<string, unknown>>;

/** For the sections that are asked for. Without length limits and patterns, which many servers refuse. */
export const answerShape = (
  sections: readonly PhrasedSection[],
  scopes: ReportScopes,
): ModelRequest<ModelAnswer>['output'] => ({
  name: 'report_texts',
  jsonSchema: objectOf(sections, (section) => jsonSchemaOf(section, scopes)),
  parse: (value) => parseAnswer(value, sections),
});

/** `undefined` where not even one section can be used. */
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
