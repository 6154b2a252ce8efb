import { startPostgres } from '../../test/support/databases/native-postgres.ts';
import { temporaryFolder } from '../../test/support/processes/temporary-folder.ts';
import { median, printTable } from '../report.ts';
import { describe, type Effort, type Found, randomNumbers, Search } from './search.ts';
import { Stage } from './stage.ts';
import { type Target, targetsOf } from './targets.ts';
import type { Draft } from './wire.ts';

const seed = 20_261_122;
const effort: Effort = { tries: 250, changes: 120 };
const warmUps = 20;
/** In milliseconds of the server's processor time. */
const goals = { before: 25, after: 100 };

/** Finds the most expensive request of less than 64 KiB for each route, for each kind of access. */
export async function benchHostile(): Promise<void> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  const stage = await Stage.open({ DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder.path });
  try {
    const rows = await attackAll(stage);
    console.log(`\nSeed ${seed}.`);
    printTable(
      [
        'route',
        'by',
        'costliest request found',
        'KiB',
        'answer',
        'CPU, ms',
        'ms per KiB',
        'of JSON.parse',
        'goal, ms',
        'met',
      ],
      rows,
    );
  } finally {
    await stage.close();
    await postgres.dispose();
    folder.remove();
  }
}

async function attackAll(stage: Stage): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for (const target of chosen(targetsOf(await stage.openApi()))) {
    await stage.restore();
    const measure = (draft: Draft) => stage.cost(target, draft);
    for (let n = 0; n < warmUps; n += 1) await measure(target.draft());
    const row = rowOf(target, await new Search(target, measure, randomNumbers(seed)).run(effort));
    console.error(row.join(' | '));
    rows.push(row);
  }
  return rows;
}

/** `HOSTILE_ROUTES=/books,/me` limits the search to those routes. */
function chosen(targets: readonly Target[]): readonly Target[] {
  const only = process.env['HOSTILE_ROUTES']?.split(',');
  return only === undefined ? targets : targets.filter(({ path }) => only.includes(path));
}

function rowOf({ method, path, access }: Target, found: Found): readonly string[] {
  const goal = access === 'nobody' ? goals.before : goals.after;
  const kib = found.size / 1024;
  const { ms, status } = found.cost;
  return [
    `${method} ${path}`,
    access,
    describe(found).replaceAll('|', '\\|'),
    kib.toFixed(1),
    status === 0 ? 'none' : String(status),
    ms.toFixed(1),
    (ms / kib).toFixed(2),
    (ms / speed()).toFixed(2),
    `≤ ${goal}`,
    ms <= goal ? 'yes' : 'no',
  ];
}

/**
 * Measures the milliseconds for parsing a megabyte of JSON at the same moment, to compare different machines and loads.
 */
function speed(): number {
  const entry = { item_id: 1, value: 5, note: 'a text of a few words', nested: [0.5, null, true] };
  const text = JSON.stringify(Array.from({ length: 12_500 }, () => entry));
  const times = Array.from({ length: 9 }, () => {
    const startedAt = performance.now();
    JSON.parse(text);
    return performance.now() - startedAt;
  });
  return median(times);
}
