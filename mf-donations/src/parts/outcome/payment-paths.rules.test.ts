import { outcomePath, pathInApp } from './payment-paths.rules.ts';

test('a reference’s slashes stay slashes in its page’s address', () => {
  expect(outcomePath('SCT/2026/000042')).toBe('/payments-complete/success/SCT/2026/000042');
  expect(pathInApp('SCT/2026/000042', 'ml')).toBe('/payments-mobile/done/SCT/2026/000042?lang=ml');
});
