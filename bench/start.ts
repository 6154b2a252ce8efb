import { ServiceProcess } from '../test/support/processes/service-process.ts';
import { temporaryFolder } from '../test/support/processes/temporary-folder.ts';
import { median, printTable } from './report.ts';

const rounds = 5;

/** Measures the time from the start of the process until it is ready, with the embedded database. */
export async function benchStart(): Promise<void> {
  const first: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = temporaryFolder();
    first.push(await timeOfStart(folder.path));
    warm.push(await timeOfStart(folder.path));
    folder.remove();
  }
  const seconds = (times: readonly number[]): string => (median(times) / 1000).toFixed(2);
  printTable(
    ['start on the embedded database', 'median, s'],
    [
      ['first (makes the database)', seconds(first)],
      ['warm', seconds(warm)],
    ],
  );
}

async function timeOfStart(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const service = await ServiceProcess.start({ DATA_DIR: dataDir });
  const taken = performance.now() - startedAt;
  await service.stop();
  return taken;
}
