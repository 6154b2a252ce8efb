import { afterAll, describe, expect, test } from '@jest/globals';
import { fingerprintOf } from '#bootstrap/web-client/fingerprint.ts';
import { makeWebProject } from '#test/support/browser/web-projects.ts';

const web = 'src/adapters/inbound/web';
const project = makeWebProject();
const other = makeWebProject();
afterAll(() => {
  project.remove();
  other.remove();
});

describe('the fingerprint of the sources of a bundle', () => {
  test('is the same for the same files in another folder', () => {
    expect(fingerprintOf(other.root)).toBe(fingerprintOf(project.root));
  });

  test.each([
    ['the application', `${web}/page.tsx`],
    ['its texts', `${web}/texts/en/start.json`],
    ['its styles', `${web}/styles.css`],
    ['a new file of it', `${web}/further/new.ts`],
    ['what it shares with reports', 'src/adapters/presentation/mark.ts'],
    ['the domain', 'src/domain/scoring/thing.ts'],
    ['the installed packages', 'package-lock.json'],
    ['the way to compile', 'tsconfig.json'],
    ['the way to bundle', 'src/bootstrap/web-client/bundler.ts'],
    ['the way to compress', 'src/adapters/inbound/http/requests/content-encoding.ts'],
  ])('changes with %s', (_, path) => {
    const before = fingerprintOf(project.root);
    project.write(path, '{"other":"content"}');
    expect(fingerprintOf(project.root)).not.toBe(before);
  });

  test('changes if a file is renamed or removed', () => {
    const seen = [fingerprintOf(project.root)];
    project.write(`${web}/idle.ts`, 'export {};\n');
    seen.push(fingerprintOf(project.root));
    project.delete(`${web}/idle.ts`);
    project.write(`${web}/idler.ts`, 'export {};\n');
    seen.push(fingerprintOf(project.root));
    expect(new Set(seen).size).toBe(3);
    project.delete(`${web}/idler.ts`);
    expect(fingerprintOf(project.root)).toBe(seen[0]);
  });

  test.each(['README.md', 'src/bootstrap/main.ts', 'src/application/login/log-out.ts'])(
    'ignores %s',
    (path) => {
      const before = fingerprintOf(project.root);
      project.write(path, 'export {};\n');
      expect(fingerprintOf(project.root)).toBe(before);
    },
  );
});
