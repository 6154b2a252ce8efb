import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Finish, makeScratchProject } from './scratch-project.ts';

/** Installs nothing, runs the real Jest, and ends the checks with a given status. */
const npm = `#!/usr/bin/env bash
case "$1" in
  test) shift 2; exec node --experimental-vm-modules node_modules/jest/bin/jest.js "$@" ;;
  ci) exit "\${INSTALL_STATUS:-0}" ;;
  run) exit "\${CHECK_STATUS:-0}" ;;
esac`;

const imports = `import { expect, test } from '@jest/globals';`;
const passing = `${imports} test('a', () => { expect(1).toBe(1); });`;
const failing = `${imports} test('a', () => { expect(1).toBe(2); });`;

function runWith(tests: Readonly<Record<string, string>>, environment = ''): Finish {
  const project = makeScratchProject({
    '.ci/run': readFileSync(join(import.meta.dirname, '../../.ci/run'), 'utf8'),
    'bin/npm': npm,
    'jest.config.mjs': `export default { testMatch: ['**/test/*.mjs'], transform: {} };`,
    ...tests,
  });
  const finish = project.run('bash', [
    '-c',
    `cd / && PATH="$OLDPWD/bin:$PATH" ${environment} "$OLDPWD/.ci/run"`,
  ]);
  project.remove();
  return finish;
}

const closingLine = ({ lines }: Finish) => lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line));

describe('.ci/run', () => {
  test('counts the tests and succeeds when all is well', () => {
    const finish = runWith({ 'test/a.mjs': passing, 'test/b.mjs': passing });
    expect(closingLine(finish)).toEqual(['2 passed, 0 failed']);
    expect(finish.status).toBe(0);
  });

  test('fails when a test fails or a file of tests cannot be loaded, and counts both', () => {
    const broken = `import './absent.mjs';`;
    const finish = runWith({ 'test/a.mjs': passing, 'test/b.mjs': failing, 'test/c.mjs': broken });
    expect(closingLine(finish)).toEqual(['1 passed, 2 failed']);
    expect(finish.status).toBe(1);
  });

  test('fails when a check fails', () => {
    const finish = runWith({ 'test/a.mjs': passing }, 'CHECK_STATUS=1');
    expect(closingLine(finish)).toEqual(['1 passed, 0 failed']);
    expect(finish.status).toBe(1);
  });

  test('fails when the tests did not start', () => {
    const finish = runWith({ 'jest.config.mjs': 'throw new Error();' });
    expect(closingLine(finish)).toEqual(['0 passed, 1 failed']);
    expect(finish.status).toBe(1);
  });

  test('fails when the installation fails, and runs no test', () => {
    const finish = runWith({ 'test/a.mjs': passing }, 'INSTALL_STATUS=3');
    expect(closingLine(finish)).toEqual(['0 passed, 1 failed']);
    expect(finish.status).toBe(3);
  });
});
