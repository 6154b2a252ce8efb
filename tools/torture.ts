// npm run torture [-- FIRST_SEED HOW_MANY SECONDS]: runs the service under faults, and reports whether anything that it
// acknowledged was lost.
import { torture } from '#test/support/torture/torture.ts';

const [first = 1, count = 20, seconds = 30] = process.argv.slice(2).map(Number);
let failed = 0;
console.log('seed  faults  acknowledged  lost  doubled  wrong');
for (let seed = first; seed < first + count; seed += 1) {
  const { faults, acknowledged, lost, doubled, wrong, history } = await torture(seed, seconds * 1000);
  const injected = [...faults.values()].reduce((sum, times) => sum + times, 0);
  const figures = [seed, injected, acknowledged, lost.length, doubled.length, wrong.length];
  console.log(
    figures.map((figure, column) => String(figure).padStart([4, 8, 14, 6, 9, 7][column] ?? 0)).join(''),
  );
  if (lost.length + doubled.length + wrong.length === 0) continue;
  failed += 1;
  console.log([...lost, ...doubled, ...wrong].join('\n'), `\n${history}`);
}
process.exit(failed === 0 ? 0 : 1);
