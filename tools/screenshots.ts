// npm run screenshots [-- FOLDER | --readme]: takes pictures of every page in its states, for people to look at.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { bringToTop } from '#test/support/browser/in-page.mjs';
import { populate, type SeededService } from '#test/support/browser/people.ts';
import { endShared, shareChromium } from '#test/support/browser/shared.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { prepareDataTemplate, removeDataTemplate } from '#test/support/databases/data-folders.ts';
import { addressOf, type PageState, pageStates, visitFor } from '#test/support/browser/page-states.ts';

const root = join(import.meta.dirname, '..');
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const readmeSize = { width: 1000, height: 640 };
const mostReadmeBytes = 120 * 1024;

/** Such as `07-start-reader-of-a-map`, numbered in the order of the table. */
const nameOf = ({ page, path, stage }: PageState, number: number): string =>
  [
    String(number).padStart(2, '0'),
    typeof path === 'string' ? path.replace('/app/', '') || page : `${page} one`,
    stage ?? 'nobody',
  ]
    .join('-')
    .replaceAll(/[^a-z0-9]+/g, '-');

async function shoot(page: Page, file: string): Promise<void> {
  for (const [device, size] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${file}.${device}.png`, fullPage: true });
  }
}

/** Pages that show many styles are also taken in dark colours, in French and as PDF. */
async function photograph(seeded: SeededService, state: PageState, file: string): Promise<void> {
  const visit = await open(seeded, state, 'en');
  await shoot(visit.page, file);
  if (state.isRich) {
    await writeFile(`${file}.pdf`, await visit.page.pdf({ format: 'A4' }));
    await visit.page.emulateMedia({ colorScheme: 'dark' });
    await shoot(visit.page, `${file}.dark`);
    const inFrench = await open(seeded, state, 'fr');
    await shoot(inFrench.page, `${file}.fr`);
    await inFrench.end();
  }
  await visit.end();
}

async function open(
  seeded: SeededService,
  state: PageState,
  language: 'en' | 'fr',
  size = phone,
): Promise<Visit> {
  const visit = await visitFor(state, seeded, { ...size, language, reducedMotion: 'reduce' });
  await visit.open(addressOf(state, seeded));
  return visit;
}

async function photographAll(seeded: SeededService, folder: string): Promise<void> {
  const waiting = pageStates.map((state, index) => ({ state, name: nameOf(state, index + 1) }));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await photograph(seeded, next.state, join(folder, next.name));
  };
  await Promise.all([work(), work()]);
}

/** In the README, the picture of a page starts with the element that `from` selects. */
const readmePictures: Readonly<Record<string, { readonly state: PageState; readonly from?: string }>> = {
  start: { state: { page: 'start', path: '/app/' } },
  assessment: {
    state: { page: 'assessment', path: '/app/assessment/2', stage: 'half-way through the statements' },
  },
  result: { state: { page: 'result', path: '/app/result', stage: 'assessed' }, from: 'h2:has(~ table)' },
  map: { state: { page: 'map', path: ({ map }) => `/app/map/${map}`, stage: 'reader of a map' } },
};

/** Small pictures that are part of the repository. */
async function photographForReadme(seeded: SeededService, folder: string): Promise<void> {
  for (const [name, { state, from }] of Object.entries(readmePictures)) {
    const visit = await open(seeded, state, 'en', readmeSize);
    if (from !== undefined) await visit.page.locator(from).first().evaluate(bringToTop);
    const picture = await visit.page.screenshot();
    if (picture.length > mostReadmeBytes) throw new Error(`${name} has ${picture.length} bytes.`);
    await writeFile(join(folder, `${name}.png`), picture);
    await visit.end();
  }
}

const [wanted = 'var/screenshots'] = process.argv.slice(2);
const isForReadme = wanted === '--readme';
const target = resolve(root, isForReadme ? 'docs/images' : wanted);
await mkdir(target, { recursive: true });
await Promise.all([shareChromium(), prepareDataTemplate()]);
try {
  const people = await populate();
  try {
    await (isForReadme ? photographForReadme : photographAll)(people, target);
  } finally {
    await people.close();
  }
} finally {
  removeDataTemplate();
  await endShared();
}
console.log(`The pictures are in ${target}.`);
