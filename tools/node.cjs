// Runs a script on the Node release that this project brings along, whatever release was on the machine: `node
// tools/node.cjs [options] script`. That a plain `node` in an npm script finds it cannot be relied on: npm 10 links no
// command when several optional packages, one for each platform, offer the same name.
// Written for old releases, so: CommonJS, no types.
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

/** Takes the place of this process where the release knows how to; else runs beside it and passes signals on. */
function become(node, args, env) {
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env);
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function runOnNode(args) {
  const node = findNode();
  become(node, args, { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` });
}

module.exports = { runOnNode };
if (require.main === module) runOnNode(process.argv.slice(2));
