// Jest test sequencer: on a machine that has not run the tests before, starts with the folders whose files take
// longest, so that they are not left for the end. After the first run Jest itself knows how long each file takes.
import Sequencer from '@jest/test-sequencer';

const slowestFirst = ['/test/acceptance/', '/test/adapters/outbound/'];

const rankOf = ({ path }) => {
  const rank = slowestFirst.findIndex((folder) => path.includes(folder));
  return rank < 0 ? slowestFirst.length : rank;
};

export default class SlowTestsFirst extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is no array
    const sorted = super.sort(tests);
    const isFirstRun = sorted.every(({ duration }) => duration === undefined);
    return isFirstRun ? sorted.toSorted((one, other) => rankOf(one) - rankOf(other)) : sorted;
  }
}
