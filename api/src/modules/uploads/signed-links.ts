import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { UPLOADS_PATH } from '@trust/shared/contract/applications/uploads';

const LIFETIME_S = 60 * 60;

export type SignedLinks = {
  /** A site-relative address that shows the upload for an hour. */
  sign(id: string, now: Date): string;
  verify(id: string, link: { expires: string; signature: string }, now: Date): boolean;
};

/** Links to uploads, signed with a key of their own that is made of the applications' key of hashes (base64). */
export function createSignedLinks(hashKey: string): SignedLinks {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(hashKey, 'base64'), '', 'links to uploads', 32));
  const signatureOf = (id: string, expires: string) =>
    createHmac('sha256', key).update(`${id}.${expires}`).digest();
  return {
    sign(id, now) {
      const expires = String(Math.floor(now.getTime() / 1_000) + LIFETIME_S);
      const signature = signatureOf(id, expires).toString('base64url');
      return `${UPLOADS_PATH}${id}?expires=${expires}&signature=${signature}`;
    },
    verify(id, { expires, signature }, now) {
      const expected = signatureOf(id, expires);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(expires) * 1_000 > now.getTime();
    },
  };
}
