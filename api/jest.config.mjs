import { serverTests } from '../jest.base.mjs';

export default {
  ...serverTests(import.meta.dirname),
  // Fastify's test client and sanitize-html bring ES modules in node_modules of their own: all are transformed.
  transformIgnorePatterns: [],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
