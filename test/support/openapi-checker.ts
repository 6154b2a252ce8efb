import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Media {
  readonly schema?: object;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}

export interface SeenResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

const base = 'service.json';

/** Compares responses of the service with its own OpenAPI document: status, content type and body. */
export class OpenApiChecker {
  readonly #document: OpenApiDocument;
  readonly #templates: readonly (readonly [template: string, pattern: RegExp])[];
  // `openapi.test.ts` checks that the schemas are valid. Checking it here too would take a tenth of a second in each
  // test file.
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  readonly #validators = new Map<object, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#templates = Object.keys(document.paths).map((template) => [template, patternOf(template)]);
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: base, components: document.components });
  }

  /** The differences between the response and the document; empty if there are none. */
  contradictions(seen: SeenResponse): readonly string[] {
    const operation = this.#operationOf(seen);
    if (operation === undefined) return undocumented(seen, this.#hasPath(seen.path));
    if (operation === 'answered by CORS') return [];
    const response = operation.responses[seen.status];
    if (response === undefined) return [`${name(seen)}: status ${seen.status} is not documented`];
    return this.#bodyContradictions(seen, response.content);
  }

  #bodyContradictions(seen: SeenResponse, content: Readonly<Record<string, Media>> | undefined): string[] {
    const type = seen.contentType?.split(';')[0];
    if (content === undefined)
      return seen.text === '' ? [] : [`${name(seen)}: ${seen.status} documents no body`];
    const media = type === undefined ? undefined : content[type];
    if (media === undefined) return [`${name(seen)}: ${seen.status} does not document the type ${type}`];
    if (media.schema === undefined || seen.method === 'HEAD') return [];
    const validate = this.#validatorOf(media.schema);
    if (validate(JSON.parse(seen.text))) return [];
    return [`${name(seen)}: ${seen.status}: ${this.#ajv.errorsText(validate.errors)}`];
  }

  #operationOf({ method, path }: SeenResponse): Operation | 'answered by CORS' | undefined {
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operations = this.#pathItemOf(path);
    if (verb === 'options' && operations !== undefined) return 'answered by CORS';
    return operations?.[verb];
  }

  #hasPath(path: string): boolean {
    return this.#pathItemOf(path) !== undefined;
  }

  /** A literal path has priority over one with parameters. */
  #pathItemOf(path: string): Readonly<Record<string, Operation>> | undefined {
    const { paths } = this.#document;
    const [template = ''] = this.#templates.find(([, pattern]) => pattern.test(path)) ?? [];
    return paths[path] ?? paths[template];
  }

  #validatorOf(schema: object): ValidateFunction {
    const known = this.#validators.get(schema);
    if (known !== undefined) return known;
    const compiled = this.#ajv.compile(withAbsoluteReferences(schema) as object);
    this.#validators.set(schema, compiled);
    return compiled;
  }
}

const name = ({ method, path }: SeenResponse): string => `${method} ${path}`;

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const undocumented = (seen: SeenResponse, hasPath: boolean): readonly string[] => {
  const expected = hasPath ? 405 : 404;
  return seen.status === expected ? [] : [`${name(seen)} is not documented, yet it answered ${seen.status}`];
};

const withAbsoluteReferences = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${base}#/components/`));
