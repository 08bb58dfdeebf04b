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
  // Fastify's test client and sanitize-html bring ES modules in node_modules of their own: all are transformed, save the
  // other projects' runner, which jest loads while these patterns hold.
  transformIgnorePatterns: ['/node_modules/jest-light-runner/'],
  // Jest's sandbox is slow to look up a global, and Drizzle looks this one up hundreds of times for each query.
  sandboxInjectedGlobals: ['Object'],
};

const databases = {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};

/** Replaces functions of a module, which jest's sandbox alone can. */
const isSandboxed = (file) =>
  readFileSync(file.replace('<rootDir>', api), 'utf8').includes('jest.requireActual');

/**
 * Tests that touch a database: run on each engine. They run in one process without jest's sandbox, which would load the
 * 1,500 modules of the api anew for each file. See docs/decisions/029-api-tests-without-sandbox.md.
 */
const onEachEngine = {
  ...serverProject,
  ...databases,
  displayName: 'each engine',
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/src/testing/without-sandbox.mjs'],
  // The runner and the set-up are loaded by this; tests and what they import are not.
  transformIgnorePatterns: ['/node_modules/'],
  testMatch: databaseTests.filter((file) => !isSandboxed(file)),
};

const onEachEngineSandboxed = {
  ...base,
  ...databases,
  displayName: 'each engine, sandboxed',
  testMatch: databaseTests.filter(isSandboxed),
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
  projects: [...(process.env.TEST_DATABASE_URL ? [] : [once]), onEachEngine, onEachEngineSandboxed],
};
