import { setTimeout as delay } from 'node:timers/promises';
import { populate, type SeededService } from '../test/support/browser/people.ts';
import { endShared, shareChromium } from '../test/support/browser/shared.ts';
import { addressOf, type PageState, visitFor } from '../test/support/browser/page-states.ts';
import { prepareDataTemplate, removeDataTemplate } from '../test/support/databases/data-folders.ts';
import { median, printTable } from './report.ts';

const loads = 3;
const settleMs = 1500;
const phone = { width: 390, height: 844 };
const slowProcessor = { rate: 4 };
/** "Slow 4G", as Lighthouse has it. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const pages: readonly PageState[] = [
  { page: 'start', path: '/app/' },
  { page: 'start', path: '/app/', stage: 'reader of a map' },
  { page: 'login', path: '/app/login' },
  { page: 'assessment', path: '/app/assessment' },
  { page: 'assessment', path: '/app/assessment/1', stage: 'newcomer' },
  { page: 'result', path: '/app/result', stage: 'assessed twice' },
  { page: 'map', path: '/app/map' },
  { page: 'map', path: ({ map }) => `/app/map/${map}`, stage: 'reader of a map' },
  { page: 'intake', path: '/app/intake/2', stage: 'owner of the map' },
  { page: 'books', path: '/app/books' },
  { page: 'advisor', path: '/app/advisor' },
  { page: 'account', path: '/app/account', stage: 'newcomer' },
];

/** Runs in the page, before anything else. */
const watch = `
  globalThis.figures = { firstText: 0, largest: 0, shift: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstText = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => { figures.largest = startTime; });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) figures.shift += value; });`;

interface Figures {
  /** First contentful paint, in milliseconds. */
  readonly firstText: number;
  /** Largest contentful paint, in milliseconds. */
  readonly largest: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** When the pages of the application can be read for the first time, on a slow phone with a slow connection. */
export async function benchPages(): Promise<void> {
  await Promise.all([shareChromium(), prepareDataTemplate()]);
  try {
    const people = await populate();
    try {
      await measure(people);
    } finally {
      await people.close();
    }
  } finally {
    removeDataTemplate();
    await endShared();
  }
}

async function measure(people: SeededService): Promise<void> {
  const rows: string[][] = [];
  for (const state of pages) {
    const figures: Figures[] = [];
    for (let load = 0; load < loads; load += 1) figures.push(await loadOnce(people, state));
    const { stage = 'nobody' } = state;
    rows.push([
      `${state.page}, ${stage}`,
      median(figures.map(({ firstText }) => firstText)).toFixed(0),
      median(figures.map(({ largest }) => largest)).toFixed(0),
      Math.max(...figures.map(({ shift }) => shift)).toFixed(3),
    ]);
  }
  printTable(['page, and who opens it', 'first text, ms', 'largest part, ms', 'layout shift'], rows);
  console.log('\nGoals: 1500 ms for the start page, and a layout shift of at most 0.05.');
}

/** Opens a page in a new browser, whose caches are empty. */
async function loadOnce(people: SeededService, state: PageState): Promise<Figures> {
  const visit = await visitFor(state, people, { ...phone, language: 'en' });
  const devTools = await visit.context.newCDPSession(visit.page);
  await devTools.send('Emulation.setCPUThrottlingRate', slowProcessor);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  await visit.page.addInitScript({ content: watch });
  await visit.open(addressOf(state, people));
  await delay(settleMs);
  const figures = await visit.page.evaluate<Figures>('figures');
  await visit.end();
  return figures;
}
