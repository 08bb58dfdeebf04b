import { appPage, appPageAt } from './app-page.rules.ts';

test.each([
  ['/payments-check', undefined],
  ['/payments-mobile/check', { language: 'en', nid: '1001' }],
  ['/Payments-Mobile/report', { language: 'en', nid: '1001' }],
])('%s stands within an app: %o', (pathname, app) => {
  expect(appPageAt({ pathname }, 'en', '1001')).toEqual(app);
});

test('a page within an app leads back to what is there, whatever its address names', () => {
  expect(appPage('en', '', '//evil.example', 'check', undefined, 'medicare').nid).toBe('medicare');
  expect(appPage('en', 'elsewhere').nid).toBeUndefined();
});
