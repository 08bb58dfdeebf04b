import { type Check, readFilters, selectChecks } from './check.ts';

const check = (name: string, needs?: string): Check => ({
  name,
  cores: 1,
  ...(needs === undefined ? {} : { needs }),
  run: () => Promise.resolve({ outcome: 'ran', passed: 1, failed: 0, output: '' }),
});
const CHECKS = [
  check('lint'),
  check('jest:api'),
  check('jest:api:postgres'),
  check('jest:apiary'),
  check('build'),
  check('first-start', 'build'),
  check('e2e:shell', 'first-start'),
];
const names = (filters: string[]) => selectChecks(CHECKS, filters).map(({ name }) => name);

test('without a filter every check runs', () => {
  expect(names(readFilters([]))).toHaveLength(CHECKS.length);
});

test('a filter takes a check and those below it, not one that only begins alike', () => {
  expect(names(readFilters(['--only', 'jest:api,lint']))).toEqual(['lint', 'jest:api', 'jest:api:postgres']);
});

test('a check brings along the one that it needs, and what that one needs', () => {
  expect(names(['e2e'])).toEqual(['build', 'first-start', 'e2e:shell']);
});

test('a filter that fits nothing selects nothing', () => {
  expect(names(['jset'])).toEqual([]);
});
