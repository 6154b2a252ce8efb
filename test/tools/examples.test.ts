import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { examplesFolder, makeExamples } from '#tools/examples.ts';

test('the example reports are those that the service creates now (`npm run examples` updates them)', async () => {
  const fresh = await makeExamples();
  expect(readdirSync(examplesFolder).toSorted()).toEqual([...fresh.keys()].toSorted());
  const outdated = [...fresh].filter(
    ([name, content]) => !readFileSync(join(examplesFolder, name)).equals(content),
  );
  expect(outdated.map(([name]) => name)).toEqual([]);
});
