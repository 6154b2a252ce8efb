import { Ajv2020 } from 'ajv/dist/2020.js';

const text = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const uri = { type: 'string', minLength: 1 };
const count = { type: 'integer', minimum: 0 };
const fromOne = { type: 'integer', minimum: 1 };
const level = { enum: ['none', 'note', 'warning', 'error'] };

const region = {
  type: 'object',
  additionalProperties: false,
  properties: {
    startLine: fromOne,
    startColumn: fromOne,
    endLine: fromOne,
    endColumn: fromOne,
    charOffset: count,
    charLength: count,
    snippet: text,
  },
};

const artifactLocation = { type: 'object', required: ['uri'], properties: { uri } };

const fix = {
  type: 'object',
  required: ['artifactChanges'],
  additionalProperties: false,
  properties: {
    description: text,
    artifactChanges: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['artifactLocation', 'replacements'],
        additionalProperties: false,
        properties: {
          artifactLocation,
          replacements: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              required: ['deletedRegion'],
              additionalProperties: false,
              properties: { deletedRegion: region, insertedContent: text },
            },
          },
        },
      },
    },
  },
};

/** SARIF 2.1.0, section 3.52: a descriptor that is not the driver's. */
const ruleOfExtension = {
  type: 'object',
  required: ['id', 'index', 'toolComponent'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    index: count,
    toolComponent: {
      type: 'object',
      required: ['index'],
      additionalProperties: false,
      properties: { index: count },
    },
  },
};

const result = {
  type: 'object',
  required: ['ruleId', 'level', 'message', 'locations', 'partialFingerprints'],
  additionalProperties: false,
  oneOf: [{ required: ['ruleIndex'] }, { required: ['rule'] }],
  properties: {
    ruleId: { type: 'string' },
    ruleIndex: count,
    rule: ruleOfExtension,
    level,
    message: text,
    locations: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['physicalLocation'],
        properties: {
          physicalLocation: {
            type: 'object',
            required: ['artifactLocation', 'region'],
            properties: {
              artifactLocation,
              region: { ...region, required: ['startLine', 'charOffset', 'charLength'] },
            },
          },
        },
      },
    },
    partialFingerprints: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
    fixes: { type: 'array', items: fix },
  },
};

const driver = {
  type: 'object',
  required: ['name', 'rules'],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    semanticVersion: { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+` },
    informationUri: { type: 'string', pattern: '^https?://' },
    rules: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          shortDescription: text,
          helpUri: { type: 'string', pattern: '^https?://' },
          defaultConfiguration: { type: 'object', properties: { enabled: { type: 'boolean' }, level } },
        },
      },
    },
    properties: { type: 'object' },
  },
};

/** The requirements of the standard for the members that are used here, copied by hand from its text. */
const log = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', pattern: '^https://.*sarif-schema-2\\.1\\.0\\.json$' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results', 'columnKind'],
        additionalProperties: false,
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            additionalProperties: false,
            properties: { driver, extensions: { type: 'array', items: driver } },
          },
          invocations: {
            type: 'array',
            items: { type: 'object', required: ['executionSuccessful'] },
          },
          language: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          newlineSequences: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
          results: { type: 'array', items: result },
          properties: { type: 'object' },
        },
      },
    },
  },
};

const validate = new Ajv2020({ allErrors: true, strict: false }).compile(log);

export const sarifFaults = (value: unknown): readonly string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
