import { describe, expect, test } from '@jest/globals';
import { makeScratchProject } from './scratch-project.ts';

function runScripts(scripts: Readonly<Record<string, string>>) {
  const project = makeScratchProject({ 'package.json': JSON.stringify({ type: 'module', scripts }) });
  const finish = project.run('node', ['tools/check.ts']);
  project.remove();
  return finish;
}

describe('npm run check', () => {
  test('continues after a failure and fails at the end', () => {
    const { status, output } = runScripts({
      'check:one': 'exit 2',
      'check:two': 'echo second',
      other: 'echo other',
    });
    expect(output).toMatch(/FAILED +check:one/);
    expect(output).toMatch(/ok +check:two/);
    expect(output).toContain('\nsecond\n');
    expect(output).not.toContain('other');
    expect(status).toBe(1);
  });

  test('succeeds when every check does', () => {
    expect(runScripts({ 'check:one': 'true', 'check:two': 'true' }).status).toBe(0);
  });

  test('fails when there is nothing to check', () => {
    expect(runScripts({ other: 'true' }).status).toBe(1);
  });
});
