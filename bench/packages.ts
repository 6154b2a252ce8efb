import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const wanted = join(folder, 'package-lock.json');
/** A copy of the lock file that the packages were installed from. `npm ci` removes it before it begins. */
const installed = join(folder, 'node_modules/.installed-package-lock.json');

/** Installs the packages that only benches need, where they are missing or other versions are wanted by now. */
export function installPackages(): void {
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')) return;
  console.log('Installing the packages that only the benches need, into bench/node_modules.');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    // Elsewhere npm is a program, there a script.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `npm ci in bench/ ${error === undefined ? 'failed' : `did not start: ${error.message}`}. It needs the npm registry. ` +
        'The benches start, pdf and maps do without: npm run bench -- start pdf maps',
    );
    process.exit(1);
  }
  copyFileSync(wanted, installed);
}
