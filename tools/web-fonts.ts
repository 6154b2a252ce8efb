// npm run fonts: makes the fonts of the application from Source Sans 3 and Source Serif 4. The result is committed.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Latin with the accents of Western Europe, typographic signs, and the arrows and marks that texts use. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x200a],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2713, 0x2713],
] as const;

const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('');

const sources = {
  'sans-400': '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'sans-600': '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  'serif-400': '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'serif-400-italic':
    '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'serif-600': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const;

/** Without hinting, which modern screens do not need, and without features that no style uses. */
const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum', 'liga'],
};

/** Family name, full name, PostScript name and unique id. */
const namingIds: ReadonlySet<number> = new Set([1, 3, 4, 6, 16]);

/**
 * The licence reserves the name Source for fonts that were not changed, so another word of the same length replaces it.
 * https://learn.microsoft.com/typography/opentype/spec/name
 */
function renamed(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const tables = Array.from({ length: copy.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => copy.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('The font has no names.');
  const table = copy.readUInt32BE(entry + 8);
  const strings = table + copy.readUInt16BE(table + 4);
  for (let index = 0; index < copy.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + 12 * index;
    if (!namingIds.has(copy.readUInt16BE(record + 6))) continue;
    const from = strings + copy.readUInt16BE(record + 10);
    const name = copy.subarray(from, from + copy.readUInt16BE(record + 8));
    name.write(
      name.toString('latin1').replaceAll(/S(\0?)o(\0?)u(\0?)r(\0?)c(\0?)e/g, 'R$1e$2a$3d$4e$5r'),
      'latin1',
    );
  }
  return copy;
}

const packageOf = (source: string): string => source.split('/').slice(0, 2).join('/');
const pathOf = (source: string): string => fileURLToPath(import.meta.resolve(source));

const target = join(import.meta.dirname, '../src/adapters/inbound/web/fonts');
mkdirSync(target, { recursive: true });
for (const [name, source] of Object.entries(sources)) {
  const part = await subsetFont(renamed(readFileSync(pathOf(source))), text, options);
  writeFileSync(join(target, `${name}.woff2`), part);
  copyFileSync(
    pathOf(`${packageOf(source)}/LICENSE_FONT`),
    join(target, `${name.split('-')[0]}-licence.txt`),
  );
  console.log(`${name}.woff2: ${part.length} bytes`);
}
