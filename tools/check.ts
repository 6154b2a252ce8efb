// npm run check: runs every `check:*` script of package.json, continues after a failure, and reports all failures at
// the end.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Outcome {
  readonly script: string;
  readonly passed: boolean;
  readonly seconds: number;
}

function checkScripts(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}

function run(script: string): Outcome {
  console.log(`\n== ${script}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['--run', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { script, passed: status === 0, seconds: (performance.now() - start) / 1000 };
}

const outcomes = checkScripts().map(run);

console.log('');
for (const { script, passed, seconds } of outcomes)
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${script} (${seconds.toFixed(1)} s)`);
process.exitCode = outcomes.length > 0 && outcomes.every(({ passed }) => passed) ? 0 : 1;
