// Runs a script with the Node release of this project, whatever release is installed: `node tools/node.cjs [options]
// script`. A plain `node` in an npm script does not always find it: npm 10 links no command if several optional
// packages, one for each platform, have the same command name. Written for old releases, so it is CommonJS without
// types.
'use strict';

const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const { constants } = require('node:os');
const { delimiter, dirname, join } = require('node:path');

const oldestThatWorks = 24;

function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = join(__dirname, '..', 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) >= oldestThatWorks) return process.execPath;
  console.error(
    `Node ${oldestThatWorks} or later is needed: npm has none for this platform, so install it by hand.`,
  );
  process.exit(1);
}

/** Replaces this process if the release supports that. Otherwise runs next to it and passes on signals. */
function become(node, args, env) {
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env);
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** The cache of compiled modules, which saves a third of each start. `npm ci` removes it. */
const compileCache = join(__dirname, '..', 'node_modules', '.cache', 'compiled');

function runOnNode(args) {
  const node = findNode();
  become(node, args, {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  });
}

module.exports = { runOnNode };
if (require.main === module) runOnNode(process.argv.slice(2));
