import { availableParallelism } from 'node:os';
import { testLimitMs } from './test/support/wait-limits.ts';

const common = {
  testEnvironment: '<rootDir>/tools/plain-globals-environment.mjs',
  roots: ['<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.ts$': '<rootDir>/tools/strip-types.mjs' },
};

const inRoot = (path) => `<rootDir>/test/${path}`;
const testsIn = (folder) => inRoot(`${folder}/**/*.test.ts`);

const inMemoryDatabase = 'adapters/outbound/database/in-memory.test.ts';

/** Tests in these folders start threads or small programs. */
const onThreads = ['adapters/outbound/pdf', 'adapters/outbound/style-lint', 'bootstrap', 'tools'];

/** Tests in these folders use databases or whole processes. What those share is prepared once a run. */
const onDatabases = ['adapters/outbound/database', 'acceptance', 'bootstrap/doctor'];

/** Tests in this folder use a browser. */
const inBrowser = 'acceptance/web';

export default {
  testTimeout: testLimitMs,
  coverageProvider: 'v8',
  // Many tests wait for another process, so more of them run at once than there are processors.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testSequencer: '<rootDir>/tools/slow-tests-first.mjs',
  reporters: ['default', '<rootDir>/tools/slowest-files-reporter.mjs'],
  projects: [
    {
      ...common,
      displayName: 'quick',
      testMatch: ['domain', 'application', 'adapters'].map(testsIn),
      testPathIgnorePatterns: [...onThreads, 'adapters/outbound/database/(?!in-memory)'].map(inRoot),
    },
    {
      ...common,
      displayName: 'threads',
      testMatch: onThreads.map(testsIn),
      testPathIgnorePatterns: onDatabases.map(inRoot),
    },
    {
      ...common,
      displayName: 'databases',
      testMatch: onDatabases.map(testsIn),
      testPathIgnorePatterns: [inBrowser, inMemoryDatabase].map(inRoot),
      globalSetup: inRoot('support/processes/prepare-processes.ts'),
      globalTeardown: inRoot('support/processes/end-processes.ts'),
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: [testsIn(inBrowser)],
      globalSetup: inRoot('support/browser/prepare-browser.ts'),
      globalTeardown: inRoot('support/browser/end-browser.ts'),
    },
  ],
};
