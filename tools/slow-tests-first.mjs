// Jest test sequencer: on a machine that has not run the tests yet, begins with the folders whose files take longest, so that
// none of those is left for the end. After the first run Jest knows how long each file takes, and goes by that.
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
