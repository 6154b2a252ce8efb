import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filesOf, type Finish, makeScratchProject, runHere } from './scratch-project.ts';

const leaf = 'export type Thing = string;\nexport const thing = 1;\n';

/** The files that the ones below import. */
const leaves = [
  'src/domain/leaf.ts',
  'src/domain/catalog/leaf.ts',
  'src/domain/purchases/leaf.ts',
  'src/application/leaf.ts',
  'src/application/ports/leaf.ts',
  'src/adapters/presentation/leaf.ts',
  'src/adapters/inbound/jobs/leaf.ts',
  'src/adapters/outbound/database/leaf.ts',
  'src/adapters/outbound/mailer/leaf.ts',
  'src/bootstrap/leaf.ts',
  'test/leaf.ts',
];

const allowed = {
  'src/domain/ok.ts': `import { Ok } from 'ts-results';`,
  'src/domain/situation-map/ok.ts': `
    import { thing } from '../catalog/leaf.ts';
    import type { Thing } from '../leaf.ts';`,
  'src/application/ok.ts': `
    import { thing } from '../domain/leaf.ts';
    import type { Result } from 'ts-results';`,
  'src/adapters/presentation/ok.ts': `import type { Thing } from '../../domain/leaf.ts';`,
  'src/adapters/inbound/http/ok.ts': `
    import Koa from 'koa';
    import { Router } from '@koa/router';
    import { parseCookie } from 'cookie';
    import type { Logger } from 'pino';
    import { readFile } from 'node:fs/promises';
    import { thing } from '../../../application/leaf.ts';
    import type { Thing } from '../../presentation/leaf.ts';`,
  'src/adapters/inbound/web/ok.tsx': `
    import { render } from 'preact';
    import { useState } from 'preact/hooks';
    import { thing } from '../../presentation/leaf.ts';`,
  'src/adapters/outbound/mailer/ok.ts': `
    import { createTransport } from 'nodemailer';
    import { randomBytes } from 'node:crypto';
    import type { Thing } from '../../../application/ports/leaf.ts';`,
  'src/application/ring.ts': `
    import type { Gem } from './gem.ts';
    export type Ring = Gem;`,
  'src/bootstrap/ok.ts': `
    import 'reflect-metadata';
    import { thing } from '../adapters/outbound/database/leaf.ts';
    import type { Server } from 'node:http';`,
};

/** File, its content, and the end of the finding about it. */
const refused: readonly (readonly [file: string, source: string, finding: string])[] = [
  [
    'src/domain/value.ts',
    `import { thing } from '../application/leaf.ts';`,
    'src/application/leaf.ts  [domain]',
  ],
  [
    'src/domain/type.ts',
    `import type { Thing } from '../application/leaf.ts';`,
    'src/application/leaf.ts  [domain]',
  ],
  [
    'src/domain/inline.ts',
    `import { type Thing } from '../application/leaf.ts';`,
    'src/application/leaf.ts  [domain]',
  ],
  [
    'src/domain/export.ts',
    `export { thing } from '../application/leaf.ts';`,
    'src/application/leaf.ts  [domain]',
  ],
  ['src/domain/lazy.ts', `void import('../application/leaf.ts');`, 'src/application/leaf.ts  [domain]'],
  ['src/domain/all.ts', `export * from '../application/leaf.ts';`, 'src/application/leaf.ts  [domain]'],
  [
    'src/domain/query.ts',
    `export type Thing = import('../application/leaf.ts').Thing;`,
    'src/application/leaf.ts  [domain]',
  ],
  [
    'src/domain/catalog/neighbour.ts',
    `import type { Thing } from '../purchases/leaf.ts';`,
    'src/domain/purchases/leaf.ts  [subject]',
  ],
  [
    'src/application/advisor/neighbour.ts',
    `import { thing } from '../../domain/purchases/leaf.ts';`,
    'src/domain/purchases/leaf.ts  [subject]',
  ],
  ['src/domain/node.ts', `import { readFileSync } from 'node:fs';`, 'fs  [domain]'],
  ['src/domain/package.ts', `import { z } from 'zod';`, 'zod  [domain]'],
  ['src/domain/absent.ts', `import { gone } from './gone.ts';`, './gone.ts  [absent]'],
  [
    'src/application/adapter.ts',
    `import type { Thing } from '../adapters/outbound/mailer/leaf.ts';`,
    'src/adapters/outbound/mailer/leaf.ts  [application]',
  ],
  ['src/application/node.ts', `import type { Server } from 'node:http';`, 'http  [application]'],
  ['src/application/package.ts', `import type { Context } from 'koa';`, 'koa  [application]'],
  [
    'src/adapters/presentation/use-case.ts',
    `import { thing } from '../../application/leaf.ts';`,
    'src/application/leaf.ts  [adapters/presentation]',
  ],
  [
    'src/adapters/inbound/http/neighbour.ts',
    `import { thing } from '../jobs/leaf.ts';`,
    'src/adapters/inbound/jobs/leaf.ts  [adapters/inbound/http]',
  ],
  [
    'src/adapters/inbound/http/outbound.ts',
    `import type { Thing } from '../../outbound/mailer/leaf.ts';`,
    'src/adapters/outbound/mailer/leaf.ts  [adapters/inbound/http]',
  ],
  ['src/adapters/inbound/http/logger.ts', `import { pino } from 'pino';`, 'pino  [logger]'],
  ['src/adapters/inbound/jobs/node.ts', `import 'node:os';`, 'os  [adapters/inbound/jobs]'],
  ['src/adapters/inbound/jobs/package.ts', `import 'koa';`, 'koa  [adapters/inbound/jobs]'],
  [
    'src/adapters/inbound/web/domain.tsx',
    `import type { Thing } from '../../../domain/leaf.ts';`,
    'src/domain/leaf.ts  [adapters/inbound/web]',
  ],
  ['src/adapters/inbound/web/node.ts', `import 'node:path';`, 'path  [adapters/inbound/web]'],
  ['src/adapters/inbound/web/package.ts', `import 'zod';`, 'zod  [adapters/inbound/web]'],
  [
    'src/adapters/outbound/mailer/use-case.ts',
    `import { thing } from '../../../application/leaf.ts';`,
    'src/application/leaf.ts  [adapters/outbound/mailer]',
  ],
  [
    'src/adapters/outbound/mailer/neighbour.ts',
    `import type { Thing } from '../database/leaf.ts';`,
    'src/adapters/outbound/database/leaf.ts  [adapters/outbound/mailer]',
  ],
  [
    'src/adapters/outbound/mailer/require.ts',
    `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    require('pg');`,
    'pg  [adapters/outbound/mailer]',
  ],
  ['src/adapters/outbound/mailer/vendor.ts', `import 'pg';`, 'pg  [adapters/outbound/mailer]'],
  [
    'src/adapters/outbound/database/wiring.ts',
    `import { thing } from '../../../bootstrap/leaf.ts';`,
    'src/bootstrap/leaf.ts  [adapters/outbound/database]',
  ],
  ['src/bootstrap/test.ts', `import { thing } from '../../test/leaf.ts';`, 'test/leaf.ts  [production]'],
  ['src/bootstrap/dev.ts', `import 'fast-check';`, 'fast-check  [dependencies]'],
  [
    'src/application/gem.ts',
    `import type { Ring } from './ring.ts';\nexport type Gem = Ring;`,
    'src/application/ring.ts -> src/application/gem.ts  [cycle]',
  ],
];

const unread = {
  'src/domain/silent.ts': '/*\nimport of which the parser says nothing\n*/',
  'src/domain/broken.ts': 'export const thing = ;',
};

describe('the layer check', () => {
  const project = makeScratchProject({
    ...filesOf(leaves.map((file) => [file, leaf])),
    ...allowed,
    ...filesOf(refused),
    'src/adapters/outbound/unlisted/thing.ts': leaf,
    ...unread,
  });
  let finish: Finish;
  beforeAll(() => {
    finish = project.run('node', ['tools/check-layers.ts']);
  });
  afterAll(() => project.remove());

  test.each(refused)('refuses %s: %s', (file, _source, finding) => {
    expect(finish.lines).toContain(`${file} -> ${finding}`);
  });

  test('refuses a folder that has no allow-list', () => {
    expect(finish.lines).toContain('src/adapters/outbound/unlisted/thing.ts  [belongs to no layer]');
  });

  test.each(Object.keys(unread))('reports that it cannot read the imports of %s', (file) => {
    expect(finish.lines).toContain(`${file}  [was not read]`);
  });

  test('reports nothing else, and fails', () => {
    const files = leaves.length - 1 + Object.keys(allowed).length + refused.length + 3;
    expect(finish.lines.filter((line) => line.startsWith('src/'))).toHaveLength(refused.length + 3);
    expect(finish.output).toContain(`files: ${files} on disk, ${files - 2} read;`);
    expect(finish.status).toBe(1);
  });

  test('fails if there is nothing to read', () => {
    const empty = makeScratchProject({ 'src/nothing.txt': '' });
    const { status, output } = empty.run('node', ['tools/check-layers.ts']);
    empty.remove();
    expect(output).toContain('files: 0 on disk, 0 read;');
    expect(status).toBe(1);
  });

  test('finds nothing in this project', () => {
    expect(runHere('node', ['tools/check-layers.ts'])).toEqual({
      status: 0,
      output: expect.stringMatching(/^files: (\d+) on disk, \1 read; imports: \d+; findings: 0\n$/),
      lines: expect.anything(),
    });
  });
});
