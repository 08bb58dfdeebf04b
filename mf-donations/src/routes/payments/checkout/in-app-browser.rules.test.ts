import { needsRedirect } from './in-app-browser.rules.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A145F';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['WhatsApp', `${ANDROID}; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 WhatsApp/2.24`],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0;FBLC/en_GB]`],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 320.0.0`],
  ['Line', `${IPHONE} Mobile/15E148 Safari/604.1 Line/13.20.0`],
  ['an app’s web view on Android', `${ANDROID} Build/TP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0`],
  ['an app’s web view on an iPhone', `${IPHONE} Mobile/15E148`],
])('%s is led to the provider’s page', (_name, userAgent) => {
  expect(needsRedirect(userAgent)).toBe(true);
});

test.each([
  [
    'Chrome on Android',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36`,
  ],
  ['Safari on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/120.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['Chrome on a desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36'],
])('%s pays in the pop-up', (_name, userAgent) => {
  expect(needsRedirect(userAgent)).toBe(false);
});
