const common = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.ts$': '<rootDir>/tools/strip-types.mjs' },
};

/** Tests in these folders use a PostgreSQL server or whole processes, prepared once a run and only if one of them is in it. */
const onPostgres = ['adapters/outbound/database', 'acceptance'];

/** Tests in this folder use a browser. */
const inABrowser = 'acceptance/web';

export default {
  coverageProvider: 'v8',
  // Many tests wait for a clock or a server, so that every processor has time for a worker.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: onPostgres.map((folder) => `<rootDir>/test/${folder}/`),
    },
    {
      ...common,
      displayName: 'postgres',
      testMatch: onPostgres.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts`),
      testPathIgnorePatterns: [`<rootDir>/test/${inABrowser}/`],
      globalSetup: '<rootDir>/test/support/prepare-processes.ts',
      globalTeardown: '<rootDir>/test/support/stop-postgres.ts',
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: [`<rootDir>/test/${inABrowser}/**/*.test.ts`],
      globalSetup: '<rootDir>/test/support/browser-unpacking.ts',
    },
  ],
};
