import { TrustedProxies } from './trusted-proxies.ts';

test.each([
  ['', ['loopback']],
  ['10.0.0.4', ['loopback', '10.0.0.4']],
  ['10.0.0.0/8, 2001:db8::/32  ::1', ['loopback', '10.0.0.0/8', '2001:db8::/32', '::1']],
])('%j names %j', (text, proxies) => {
  expect(TrustedProxies.parse(text)).toEqual(proxies);
});

test.each(['everyone', '10.0.0', '10.0.0.0/33', '::1/129', '10.0.0.1/x'])('%j is refused', (text) => {
  expect(TrustedProxies.safeParse(text).success).toBe(false);
});
