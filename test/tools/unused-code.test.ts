import { expect, test } from '@jest/globals';
import { makeScratchProject } from './scratch-project.ts';

const scripts = { start: 'node src/bootstrap/main.ts' };
const dependencies = { koa: '3.3.0', zod: '4.6.7' };

test('unused files, exports, types and dependencies are reported', () => {
  const project = makeScratchProject({
    'package.json': JSON.stringify({ type: 'module', scripts, dependencies }),
    'src/bootstrap/main.ts': `import 'koa';\nimport 'pg';\nimport { used } from '../domain/thing.ts';\nused();`,
    'src/domain/thing.ts': 'export const used = () => 1;\nexport const idle = 2;\nexport type Idle = 3;',
    'src/domain/alone.ts': 'export const alone = 1;',
  });
  const { status, lines } = project.run('knip', ['--reporter=compact']);
  project.remove();
  expect(lines).toEqual(
    expect.arrayContaining([
      'src/domain/alone.ts: src/domain/alone.ts',
      'package.json: zod',
      'src/bootstrap/main.ts: pg',
      'src/domain/thing.ts: idle',
      'src/domain/thing.ts: Idle',
    ]),
  );
  expect(lines).not.toContain('package.json: koa');
  expect(status).toBe(1);
});
