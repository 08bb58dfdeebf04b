import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverTests } from '../jest.base.mjs';

const api = import.meta.dirname;

/** A test that imports one of these touches a database. */
const DATABASE =
  /from '[./]+\/testing\/(fresh-database|test-api|content-api|payments-api|applications-api|uploads-api)\.ts'/;

const databaseTests = readdirSync(join(api, 'src'), { recursive: true })
  .filter((file) => file.endsWith('.test.ts') && DATABASE.test(readFileSync(join(api, 'src', file), 'utf8')))
  .map((file) => `<rootDir>/src/${file.replaceAll('\\', '/')}`);

// Jest takes these two from the top of a configuration alone.
const { watchman, testTimeout, ...serverProject } = serverTests(api);

const base = {
  ...serverProject,
  // Fastify's test client and sanitize-html bring ES modules in node_modules of their own: all are transformed.
  transformIgnorePatterns: [],
  // Jest's sandbox is slow to look up a global, and Drizzle looks this one up hundreds of times for each query.
  sandboxInjectedGlobals: ['Object'],
};

/** Tests that touch a database: run on each engine. */
const onEachEngine = {
  ...base,
  displayName: 'each engine',
  testMatch: databaseTests,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};

/** All others: run once. They are given no database, so that none that needs one stays here. */
const once = {
  ...base,
  displayName: 'once',
  testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...databaseTests.map((file) => `${file}$`)],
  globalSetup: '<rootDir>/src/testing/once/global-setup.ts',
  setupFiles: ['<rootDir>/src/testing/once/without-database.ts'],
};

export default {
  watchman,
  testTimeout,
  projects: process.env.TEST_DATABASE_URL ? [onEachEngine] : [once, onEachEngine],
};
