import { DAY_MS } from '@trust/shared/contract/values/durations';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KNOWN_FOR_DAYS = 180;
const ISSUED_AND_SIGNATURE = /^(\d{1,6})\.([\w-]{43})$/;

/** The cookie that marks a browser as one that has logged in to an account. It holds no name and opens nothing. */
export type KnownDevices = {
  /** The `set-cookie` header after a login. */
  issueCookie(username: string, now: Date): string;
  /** Whether a `cookie` header shows that this browser has logged in to the account in the last 180 days. */
  isKnown(username: string, cookies: string | undefined, now: Date): boolean;
};

/** `hashKey` in base64. The cookie goes to logins alone, over https only where the site's address is https. */
export function createKnownDevices(hashKey: string, siteUrl: string): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(hashKey, 'base64'), '', 'known devices', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  // A name per account, so that a family's accounts do not replace each other's cookie.
  const nameOf = (username: string) => `device_${sign(`name\n${username}`).slice(0, 12)}`;
  const attributes = [
    'Path=/api/users/authenticate',
    `Max-Age=${(KNOWN_FOR_DAYS * DAY_MS) / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  return {
    issueCookie(username, now) {
      const day = String(dayNumber(now));
      return `${nameOf(username)}=${day}.${sign(`${username}\n${day}`)}; ${attributes}`;
    },
    isKnown(username, cookies, now) {
      const value = findCookie(nameOf(username), cookies ?? '');
      const [, day = '', signature = ''] = ISSUED_AND_SIGNATURE.exec(value) ?? [];
      const expected = sign(`${username}\n${day}`);
      if (signature.length !== expected.length) return false;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return false;
      return dayNumber(now) - Number(day) <= KNOWN_FOR_DAYS;
    },
  };
}

function dayNumber(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}

function findCookie(name: string, cookies: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
