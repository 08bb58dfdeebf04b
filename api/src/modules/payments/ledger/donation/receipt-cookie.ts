import type { FastifyReply } from 'fastify';
import type { TransactionRow } from '../transactions.store.ts';

/** Holds the receipt token of the donation that a browser without scripts began last. */
export const RECEIPT_COOKIE = 'receipt';
const ONE_HOUR_SECONDS = 60 * 60;

/** Lets this browser open the donation's receipt for an hour, also without scripts. Needs the cookie plugin. */
export function setReceiptCookie(
  reply: FastifyReply,
  { siteUrl }: { siteUrl: string },
  { receiptToken }: TransactionRow,
): void {
  void reply.setCookie(RECEIPT_COOKIE, receiptToken ?? '', {
    path: '/payments',
    maxAge: ONE_HOUR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  });
}
