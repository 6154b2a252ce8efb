import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { secretVariables } from '#bootstrap/configuration/secret-files.ts';
import { variables } from '#bootstrap/configuration/variables.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));

const known = new Set([...Object.keys(variables.shape), ...secretVariables.map((name) => `${name}_FILE`)]);

/** Variables of other programs in the files. */
const ofOthers = /^(?:POSTGRES_|DB_HOST$|POOL_MODE$|DEFAULT_POOL_SIZE$|AUTH_TYPE$|DOMAIN$|BASE$)/;

/** The variables that are set: `NAME: value` or `NAME=value`, possibly several on one line. */
const setIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[\s{,=])(?<name>[A-Z][A-Z0-9_]{2,})(?:=|: )/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );

test('.env.example describes every variable, and no other', () => {
  const described = [...read('.env.example').matchAll(/^#(?<name>[A-Z][A-Z0-9_]+)=/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  expect(described.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});

describe('the files for deployment', () => {
  test.each(files)('%s sets no variable that nobody reads', (file) => {
    const names = setIn(read(file).replaceAll(/^\s*#.*$/gm, '')).filter((name) => !ofOthers.test(name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test('set the variables that production needs, in each of the three ways', () => {
    const ways = [
      read('deploy/compose.yaml'),
      read('deploy/kubernetes/assessment.yaml'),
      read('deploy/systemd/service.env') + read('deploy/systemd/assessment@.service'),
    ];
    const needed = [
      'APP_SECRET_FILE',
      'BASE_URL',
      'DATABASE_URL_FILE',
      'MAIL_FROM',
      'PAYMENT_URL',
      'SMTP_URL_FILE',
    ];
    for (const way of ways) expect(setIn(way)).toEqual(expect.arrayContaining(needed));
  });

  test('copy into the image every file that the service starts from', () => {
    const dockerfile = read('deploy/Dockerfile');
    const runtime = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    for (const path of ['tsconfig.json', 'package-lock.json', 'COPY src src', 'tools/svc.cjs', 'web-client'])
      expect(runtime).toContain(path);
  });
});

/** The words of a query that contain `_`, except functions, labels and their values. */
const metricsIn = (query: string): readonly string[] =>
  [
    ...query
      .replaceAll(/\{.*?\}|\[.*?\]|\bby \(.*?\)/g, '')
      .matchAll(/\b(?<name>[a-z]\w*?_\w+?)(?:_bucket|_count|_sum)?\b(?!\()/g),
  ].map(({ groups }) => groups?.['name'] ?? '');

describe('rules and dashboard for Prometheus', () => {
  const rules = read('deploy/prometheus/alerts.yaml');
  const expressions = [
    ...rules.matchAll(/expr: (?:\|\n)?(?<query>.*(?:\n {10}.*)*)/g),
    ...read('deploy/prometheus/dashboard.json').matchAll(/"expr": "(?<query>.*)"/g),
  ].map(({ groups }) => groups?.['query'] ?? '');
  const sources = [
    'http/http-metrics.ts',
    '../../bootstrap/reporting/job-observer.ts',
    '../../bootstrap/reporting/map-metrics.ts',
  ]
    .concat('../../bootstrap/reporting/advisor-metrics.ts')
    .map((path) => read(join('src/adapters/inbound', path)))
    .join('\n');

  test('ask for metrics that the service has, and labels that they carry', () => {
    const names = expressions.flatMap(metricsIn);
    const ofNode = new Registry();
    collectDefaultMetrics({ register: ofNode });
    const offered = sources + ofNode.getMetricsAsArray().map(({ name }) => `'${name}'`);

    expect(new Set(names).size).toBeGreaterThan(9);
    expect(names.filter((name) => !offered.includes(`'${name}'`))).toEqual([]);
  });

  test('are each explained in the guide and tested', () => {
    const alerts = [...rules.matchAll(/alert: (?<name>\w+)/g)].map(({ groups }) => groups?.['name'] ?? '');
    const guide = read('docs/operating.md');
    const tests = read('deploy/prometheus/alerts.test.yaml');
    expect(alerts.length).toBeGreaterThan(5);
    for (const alert of alerts) {
      expect(guide).toContain(`**${alert}**`);
      expect(tests.match(new RegExp(`alertname: ${alert}\\b`, 'g'))).toHaveLength(2);
    }
  });
});
