import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const web = new URL('../../../../src/adapters/inbound/web/', import.meta.url);
const fonts = readdirSync(new URL('fonts/', web)).filter((name) => name.endsWith('.woff2'));
const styles = readFileSync(new URL('styles/fonts.css', web), 'utf8');
const shell = readFileSync(new URL('index.html', web), 'utf8');
const ranges = readFileSync(new URL('../../../../tools/web-fonts.ts', import.meta.url), 'utf8');

/** The character ranges in the tool that makes the fonts. */
const charactersOfFonts: ReadonlySet<number> = new Set(
  [...ranges.matchAll(/\[(0x[\da-f]+), (0x[\da-f]+)\]/g)].flatMap(([, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  ),
);

test('the fonts of the application weigh 120 KB at most, and each is named by the styles', () => {
  const bytes = fonts.reduce((sum, name) => sum + statSync(new URL(`fonts/${name}`, web)).size, 0);
  expect(bytes).toBeLessThanOrEqual(120 * 1024);
  for (const name of fonts) expect(styles).toContain(`/${name}')`);
});

test('what moves nothing once it is read is loaded ahead, and only that', () => {
  const ahead = [...shell.matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, name = '']) => name);
  const early = styles.split('@font-face').filter((face) => face.includes('font-display: optional'));
  expect(ahead.toSorted()).toEqual(
    early.map((face) => /fonts\/([\w-]+\.woff2)/.exec(face)?.[1] ?? '').toSorted(),
  );
});

test.each(['en', 'fr'])('every sign of the texts is in the fonts: %s', (language) => {
  const folder = new URL(`texts/${language}/`, web);
  const signs = readdirSync(folder).flatMap((name) =>
    Array.from(readFileSync(new URL(name, folder), 'utf8')),
  );
  const missing = [...new Set(signs)].filter(
    (sign) => sign !== '\n' && !charactersOfFonts.has(sign.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});
