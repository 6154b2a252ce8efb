import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A folder of `src` and everything its files may import; what is not named is refused. */
interface Layer {
  readonly folder: string;
  readonly folders: readonly string[];
  /** A name that ends in `/` stands for all packages of that scope. */
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

/** The ports answer with Results, so that every implementation makes them. */
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

/** `bootstrap` wires everything and is not listed: it may import all, and no other layer names it. */
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
  outbound('files'),
  outbound('language', { packages: ['tinyld'], node: false }),
  outbound('llm', { packages: ['@ai-sdk/', 'ai', 'cockatiel'] }),
  outbound('mailer', { packages: ['nodemailer'] }),
  outbound('narrator', { packages: ['zod'], node: false }),
  outbound('payment', { packages: ['stripe', 'zod'] }),
  outbound('pdf', {
    packages: ['@expo-google-fonts/', 'dejavu-fonts-ttf', 'pdfmake', 'piscina'],
  }),
  outbound('style-lint', { packages: ['markdown-it', 'piscina'] }),
  outbound('system'),
];

export const isInALayer = (file: string): boolean =>
  file.startsWith('src/bootstrap/') || layers.some(({ folder }) => file.startsWith(`src/${folder}/`));

const inFolder = (folder: string): string => `^src/${folder}/`;

const inPackage = (name: string): string =>
  `(^|/)node_modules/(@types/)?${name.replaceAll('.', String.raw`\.`)}${name.endsWith('/') ? '' : '/'}`;

const allowListOf = ({ folder, folders, packages, node }: Layer): IForbiddenRuleType => ({
  name: folder,
  severity: 'error',
  comment: `may import ${[...folders, ...packages, ...(node ? ['node:*'] : [])].join(', ')} only`,
  from: { path: inFolder(folder) },
  to: {
    pathNot: [...folders.map(inFolder), ...packages.map(inPackage)],
    couldNotResolve: false,
    ...(node && { dependencyTypesNot: ['core'] as const }),
  },
});

export const rules: IForbiddenRuleType[] = [
  ...layers.map(allowListOf),
  {
    name: 'logger',
    severity: 'error',
    comment: 'the logger is handed in: pino gives its types only',
    from: { path: inFolder('adapters/inbound/http') },
    to: { path: inPackage('pino'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'production',
    severity: 'error',
    comment: 'the service imports neither tests nor tools',
    from: { path: '^src/' },
    to: { path: '^(test|tools|bench)/' },
  },
  {
    name: 'dependencies',
    severity: 'error',
    comment: 'what the service runs on is declared under dependencies',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'absent',
    severity: 'error',
    comment: 'there is no such file or package',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'cycle',
    severity: 'error',
    comment: 'no cycles, not even of types',
    from: {},
    to: { circular: true },
  },
];
