import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const wanted = join(folder, 'package-lock.json');
/** A copy of the lock file that the packages were installed from. `npm ci` removes it before it starts. */
const installed = join(folder, 'node_modules/.installed-package-lock.json');

/** Installs the packages that only benches need, if they are missing or the required versions have changed. */
export function installPackages(): void {
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')) return;
  console.log('Installing the packages that only the benches need, into bench/node_modules.');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    // On Windows npm is a script, elsewhere a program.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `npm ci in bench/ ${error === undefined ? 'failed' : `did not start: ${error.message}`}. It needs the npm registry. ` +
        'The benches start, pdf, maps and hostile do without: npm run bench -- start pdf maps hostile',
    );
    process.exit(1);
  }
  copyFileSync(wanted, installed);
}
