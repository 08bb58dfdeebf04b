import { axe, toHaveNoViolations } from 'jest-axe';

// Here and not in every test's set-up: axe takes longer to load than many a test to run.
expect.extend(toHaveNoViolations);

export { axe };
