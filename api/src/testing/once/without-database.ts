// For test files that run once only: `createFreshDatabase` refuses them. See api/README.md.
delete process.env.TEST_DATABASE_URL;
delete process.env.TEST_EMBEDDED_URLS;
