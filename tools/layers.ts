import type { Import } from './imports.ts';

/** A folder of `src` and everything that its files may import. Everything else is refused. */
interface Layer {
  readonly folder: string;
  readonly folders: readonly string[];
  /** A name that ends in `/` means all packages of that scope. */
  readonly packages: readonly string[];
  readonly node: boolean;
}

interface Needs {
  readonly packages?: readonly string[];
  /** Whether the `node:` built-ins may be used. */
  readonly node?: boolean;
}

const inbound = (name: string, { packages = [], node = false }: Needs = {}): Layer => ({
  folder: `adapters/inbound/${name}`,
  folders: ['domain', 'application', 'adapters/presentation', `adapters/inbound/${name}`],
  packages,
  node,
});

/** Every implementation of a port needs Results, because the ports return them. */
const outbound = (name: string, { packages = [], node = true }: Needs = {}): Layer => ({
  folder: `adapters/outbound/${name}`,
  folders: ['domain', 'application/ports', 'adapters/presentation', `adapters/outbound/${name}`],
  packages: ['ts-results', ...packages],
  node,
});

const httpPackages = [
  '@koa/',
  'content-type',
  'cookie',
  'fresh',
  'ipaddr.js',
  'koa',
  'negotiator',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'raw-body',
  'swagger-ui-dist',
  'zod',
  'zod-openapi',
];

const databasePackages = [
  '@electric-sql/pglite',
  '@mikro-orm/',
  'kysely',
  'pg',
  'pg-boss',
  'rate-limiter-flexible',
];

/** `bootstrap` connects everything and is not listed: it may import everything, and no other layer may import it. */
const layers: readonly Layer[] = [
  { folder: 'domain', folders: ['domain'], packages: ['ts-results'], node: false },
  { folder: 'application', folders: ['application', 'domain'], packages: ['ts-results'], node: false },
  {
    folder: 'adapters/presentation',
    folders: ['adapters/presentation', 'domain'],
    packages: [],
    node: false,
  },
  inbound('http', { packages: httpPackages, node: true }),
  inbound('cli', { packages: ['commander', 'ts-results', 'zod'], node: true }),
  inbound('jobs'),
  {
    folder: 'adapters/inbound/web',
    // The questions of the application follow from the fields of the questionnaire.
    folders: ['adapters/presentation', 'adapters/inbound/web', 'domain/situation-map/intake'],
    packages: ['preact'],
    node: false,
  },
  outbound('advisor', { packages: ['minisearch', 'zod'], node: false }),
  outbound('database', { packages: databasePackages }),
  outbound('files', { packages: ['@aws-sdk/', 'tar-stream'] }),
  outbound('language', { packages: ['tinyld'], node: false }),
  outbound('llm', { packages: ['@ai-sdk/', 'ai', 'cockatiel'] }),
  outbound('mailer', { packages: ['nodemailer'] }),
  outbound('narrator', { packages: ['zod'], node: false }),
  outbound('payment', { packages: ['stripe', 'zod'] }),
  outbound('pdf', {
    packages: ['@expo-google-fonts/', 'dejavu-fonts-ttf', 'pdfmake', 'piscina'],
  }),
  outbound('style-lint', { packages: ['harper.js', 'markdown-it', 'piscina'] }),
  outbound('system'),
  outbound('telemetry'),
];

export const isInALayer = (file: string): boolean =>
  isIn('bootstrap', file) || layers.some(({ folder }) => isIn(folder, file));

export interface Rule {
  readonly name: string;
  readonly comment: string;
  readonly refuses: (one: Import) => boolean;
}

const allowListOf = ({ folder, folders, packages, node }: Layer): Rule => ({
  name: folder,
  comment: `may import ${[...folders, ...packages, ...(node ? ['node:*'] : [])].join(', ')} only`,
  refuses: ({ from, to, kind }) => {
    if (!isIn(folder, from)) return false;
    if (kind === 'file') return !folders.some((allowed) => isIn(allowed, to));
    if (kind === 'package') return !packages.some((allowed) => isPackage(allowed, to));
    return kind === 'node' && !node;
  },
});

/**
 * The subjects of domain and application, and the other subjects that each may import. There are no circles. Files
 * directly in `domain` are for all subjects.
 */
const subjects: Readonly<Record<string, readonly string[]>> = {
  'domain/advisor': ['domain/catalog', 'domain/products', 'domain/scoring'],
  'domain/api-keys': [],
  'domain/catalog': ['domain/products', 'domain/scoring'],
  'domain/products': [],
  'domain/purchases': ['domain/products', 'domain/sessions'],
  'domain/scoring': ['domain/sessions'],
  'domain/sessions': ['domain/products'],
  'domain/situation-map': ['domain/catalog', 'domain/scoring', 'domain/sessions'],
  'domain/style-lint': [],
  'application/advisor': ['domain/advisor', 'domain/catalog', 'domain/products', 'domain/sessions'],
  'application/api-keys': ['domain/api-keys'],
  'application/assessment': [
    'application/idempotency',
    'application/limits',
    'domain/scoring',
    'domain/sessions',
  ],
  'application/catalog': ['domain/catalog'],
  'application/idempotency': ['domain/sessions'],
  'application/limits': [],
  'application/login': ['application/mails', 'domain/sessions'],
  'application/mails': [],
  'application/operations': [
    'domain/products',
    'domain/purchases',
    'domain/sessions',
    'domain/situation-map',
  ],
  'application/person': [
    'application/limits',
    'domain/products',
    'domain/purchases',
    'domain/scoring',
    'domain/sessions',
    'domain/situation-map',
  ],
  'application/purchases': [
    'application/idempotency',
    'application/limits',
    'application/mails',
    'domain/products',
    'domain/purchases',
    'domain/sessions',
  ],
  'application/situation-map': [
    'application/idempotency',
    'application/mails',
    'domain/catalog',
    'domain/products',
    'domain/scoring',
    'domain/sessions',
    'domain/situation-map',
  ],
  'application/style-lint': ['domain/style-lint'],
  'application/upkeep': [],
};

/** `domain/scoring` for each file in this folder; undefined for files of no subject, such as ports. */
const subjectOf = (file: string): string | undefined =>
  /^src\/(?<subject>(?:domain|application)\/(?!ports\/)[^/]+)\//.exec(file)?.groups?.['subject'];

function crossesSubjects({ from, to, kind }: Import): boolean {
  const [own, other] = [subjectOf(from), subjectOf(to)];
  if (kind !== 'file' || own === undefined || other === undefined || own === other) return false;
  return subjects[own]?.includes(other) !== true;
}

const isIn = (folder: string, file: string): boolean => file.startsWith(`src/${folder}/`);

const isPackage = (allowed: string, name: string): boolean =>
  allowed.endsWith('/') ? name.startsWith(allowed) : name === allowed;

/** The rules about single imports; the given packages are those declared as dependencies. */
export const rulesWith = (dependencies: readonly string[]): readonly Rule[] => [
  ...layers.map(allowListOf),
  {
    name: 'subject',
    comment: 'a subject of domain or application imports only the subjects listed for it in tools/layers.ts',
    refuses: crossesSubjects,
  },
  {
    name: 'logger',
    comment: 'the logger is handed in: pino gives its types only',
    refuses: ({ from, to, isOfTypes }) => isIn('adapters/inbound/http', from) && to === 'pino' && !isOfTypes,
  },
  {
    name: 'production',
    comment: 'the service imports neither tests nor tools',
    refuses: ({ to, kind }) => kind === 'file' && /^(?:test|tools|bench)\//.test(to),
  },
  {
    name: 'dependencies',
    comment: 'what the service runs on is declared under dependencies',
    refuses: ({ to, kind, isOfTypes }) => kind === 'package' && !isOfTypes && !dependencies.includes(to),
  },
  {
    name: 'absent',
    comment: 'there is no such file or package',
    refuses: ({ kind }) => kind === 'absent',
  },
];
