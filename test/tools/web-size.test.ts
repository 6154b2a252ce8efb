import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { fileSizes, isFault, sizesOf } from '#tools/web-size.ts';

const inventory = {
  'assets/index.js': { sources: ['frame/page.tsx', 'main.tsx'], imports: ['assets/shared.js'] },
  'assets/shared.js': { sources: ['parts/field.tsx'], imports: ['assets/index.js'] },
  'assets/start.js': { sources: ['pages/start/start-page.tsx'], imports: ['assets/parts.js'] },
  'assets/parts.js': { sources: ['parts/heading.tsx'], imports: [] },
  'assets/books.js': { sources: ['pages/books/books-page.tsx'], imports: ['assets/shared.js'] },
  'assets/frame-en.json': { sources: ['texts/en/frame.json'], imports: [] },
  'assets/start-en.json': { sources: ['texts/en/start.json'], imports: [] },
  'assets/books-en.json': { sources: ['texts/en/books.json'], imports: [] },
  'assets/frame-fr.json': { sources: ['texts/fr/frame.json'], imports: [] },
  'assets/start-fr.json': { sources: ['texts/fr/start.json'], imports: [] },
  'assets/books-fr.json': { sources: ['texts/fr/books.json'], imports: [] },
  'assets/style.css': { sources: ['style.css'], imports: [] },
};

const files = Object.keys(inventory);

/** A bundle of files of 100 bytes, except those with another size. */
function bundleWith(sizes: Readonly<Record<string, number>> = {}, listed: object = inventory) {
  const contents = files.map((file) => [file, Buffer.alloc(sizes[file] ?? 100, 'x')] as const);
  return new Map([...contents, ['inventory.json', Buffer.from(JSON.stringify(listed))]]);
}

const faultsOf = (sizes: Readonly<Record<string, number>>): readonly string[] =>
  sizesOf(bundleWith(sizes))
    .filter(isFault)
    .map(({ what }) => what);

const kilobyte = 1024;

describe('the sizes of the application', () => {
  test('are sums of the loaded files, each in its larger language', () => {
    const sizes = sizesOf(bundleWith({ 'assets/frame-fr.json': 150, 'assets/books-en.json': 400 }));
    expect(sizes.map(({ what, bytes }) => [what, bytes])).toEqual([
      ['scripts', 500],
      ['scripts of the first view', 400],
      ['scripts and texts of the first view', 650],
      ['scripts and texts', 1100],
      ['styles', 100],
    ]);
    expect(sizes.some(isFault)).toBe(false);
  });

  test('are those of separately compressed files', () => {
    const text = Buffer.from(randomBytes(1000).toString('hex'));
    const bundle = bundleWith().set('assets/style.css', text).set('assets/style.css.gzip', gzipSync(text));
    const size = gzipSync(text).length;
    expect(sizesOf(bundle).at(-1)).toMatchObject({ what: 'styles', bytes: size });
    expect(fileSizes(bundle)[0]).toEqual(['assets/style.css', size]);
    expect(fileSizes(bundle)).toHaveLength(files.length);
  });

  test.each([
    ['assets/books.js', 45, ['scripts']],
    ['assets/start.js', 17, ['scripts of the first view', 'scripts and texts of the first view']],
    ['assets/shared.js', 17, ['scripts of the first view', 'scripts and texts of the first view']],
    ['assets/parts.js', 17, ['scripts of the first view', 'scripts and texts of the first view']],
    ['assets/index.js', 15, ['scripts of the first view']],
    ['assets/start-fr.json', 17, ['scripts and texts of the first view']],
    ['assets/frame-en.json', 17, ['scripts and texts of the first view']],
    ['assets/books-fr.json', 75, ['scripts and texts']],
    ['assets/style.css', 14.1, ['styles']],
  ])('have limits: a %s of %d KB is too large', (file, kilobytes, faults) => {
    expect(faultsOf({ [file]: kilobytes * kilobyte })).toEqual(faults);
  });

  test('may reach their limit', () => {
    expect(faultsOf({ 'assets/style.css': 14 * kilobyte })).toEqual([]);
    expect(faultsOf({ 'assets/style.css': 14 * kilobyte + 1 })).toEqual(['styles']);
    expect(faultsOf({ 'assets/books.js': 45 * kilobyte - 400 })).toEqual([]);
    expect(faultsOf({ 'assets/books.js': 45 * kilobyte - 399 })).toEqual(['scripts']);
  });
});

describe('a bundle with missing files', () => {
  test('is not a small one: nothing at all', () => {
    expect(() => sizesOf(new Map())).toThrow(/has no inventory/);
    expect(() => sizesOf(bundleWith({}, {}))).toThrow(/has nothing of main\.tsx/);
  });

  test.each(['main.tsx', 'pages/start/start-page.tsx', 'texts/en/start.json', 'texts/fr/frame.json'])(
    'is not a small one: %s',
    (source) => {
      const others = Object.entries(inventory).filter(([, { sources }]) => !sources.includes(source));
      expect(() => sizesOf(bundleWith({}, Object.fromEntries(others)))).toThrow(
        `The bundle has nothing of ${source}: was it renamed?`,
      );
    },
  );

  test.each(['assets/start.js', 'assets/parts.js', 'assets/start-fr.json'])(
    'is not a small one: %s, which is announced',
    (file) => {
      const bundle = bundleWith();
      bundle.delete(file);
      expect(() => sizesOf(bundle)).toThrow(`The bundle lacks ${file}.`);
    },
  );

  test('is not a small one: all styles', () => {
    const bundle = bundleWith();
    bundle.delete('assets/style.css');
    expect(sizesOf(bundle).filter(isFault)).toMatchObject([{ what: 'styles', bytes: 0 }]);
  });

  test('is not a small one: all texts', () => {
    const scripts = Object.entries(inventory).filter(([file]) => !file.endsWith('.json'));
    const sizes = sizesOf(bundleWith({}, Object.fromEntries(scripts)));
    expect(sizes.filter(isFault).map(({ what }) => what)).toEqual([
      'scripts and texts of the first view',
      'scripts and texts',
    ]);
  });
});
