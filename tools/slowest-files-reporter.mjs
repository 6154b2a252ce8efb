// Jest reporter: after a run of many files, lists the files that took longest.
import { relative } from 'node:path';

const listed = 10;

const secondsOf = ({ perfStats: { start, end } }) => (end - start) / 1000;

export default class SlowestFilesReporter {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= listed) return;
    const slowest = testResults
      .toSorted((one, other) => secondsOf(other) - secondsOf(one))
      .slice(0, listed)
      .map(
        (result) =>
          `${secondsOf(result).toFixed(1).padStart(7)} s  ${relative(process.cwd(), result.testFilePath)}`,
      );
    process.stderr.write(`\nThe slowest files:\n${slowest.join('\n')}\n`);
  }
}
