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
    folders: ['adapters/presentation', 'adapters/inbound/web'],
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

const isIn = (folder: string, file: string): boolean => file.startsWith(`src/${folder}/`);

const isPackage = (allowed: string, name: string): boolean =>
  allowed.endsWith('/') ? name.startsWith(allowed) : name === allowed;

/** The rules about single imports; the given packages are those declared as dependencies. */
export const rulesWith = (dependencies: readonly string[]): readonly Rule[] => [
  ...layers.map(allowListOf),
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
