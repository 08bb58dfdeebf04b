import { DAY_MS } from '@trust/shared/contract/values/durations';
import { createKnownDevices } from './known-devices.rules.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const NOW = new Date('2026-03-01T09:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const devices = createKnownDevices(KEY, 'https://trust.example');
const cookie = devices.issueCookie('anu@donor.example', NOW);
const sent = cookie.split(';')[0] ?? '';

test('a device is known for 180 days after a login, and for that account alone', () => {
  expect(devices.isKnown('anu@donor.example', `other=1; ${sent}`, NOW)).toBe(true);
  expect(devices.isKnown('anu@donor.example', sent, after(180))).toBe(true);
  expect(devices.isKnown('anu@donor.example', sent, after(181))).toBe(false);
  expect(devices.isKnown('binu@donor.example', sent, NOW)).toBe(false);
});

test('a device with another account’s value, a changed one or none is not known', () => {
  const [name = '', value = ''] = sent.split('=');
  const other = devices.issueCookie('binu@donor.example', NOW).split(';')[0]?.split('=')[1] ?? '';
  const later = value.replace(/^\d+/, '99999');
  for (const cookies of [undefined, '', `${name}=`, `${name}=${other}`, `${name}=${later}`, `${name}=x.y`])
    expect(devices.isKnown('anu@donor.example', cookies, NOW)).toBe(false);
});

test('a cookie of another key is not known', () => {
  const other = createKnownDevices(Buffer.alloc(32, 8).toString('base64'), 'https://trust.example');
  expect(other.isKnown('anu@donor.example', sent, NOW)).toBe(false);
});

test('the cookie names nobody and goes to logins alone, over https where the site has it', () => {
  expect(cookie).not.toMatch(/anu|donor/);
  expect(cookie).toMatch(
    /; Path=\/api\/users\/authenticate; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(createKnownDevices(KEY, 'http://localhost:8080').issueCookie('a', NOW)).not.toContain('Secure');
});
