import { expect, test } from '@jest/globals';
import { torture } from '../support/torture/torture.ts';

const seed = 7;
const forMs = 6_000;

test('what was acknowledged while parts of the installation failed is neither lost nor doubled', async () => {
  const { lost, doubled, wrong, faults, acknowledged, history } = await torture(seed, forMs);
  const found = { lost, doubled, wrong };
  if (lost.length + doubled.length + wrong.length > 0) console.error(`seed ${seed}\n${history}`);
  expect(found).toEqual({ lost: [], doubled: [], wrong: [] });
  expect(faults.size).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThan(0);
});
