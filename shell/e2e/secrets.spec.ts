import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { SITE_LOGS, SITE_RELEASES, SITE_SECRETS } from '@trust/shared/testing/playwright';
import { addressIn, SITE_PAGES } from './site-pages.ts';

/** A donor whose every value is unique and can be searched for. */
const DONOR = {
  firstName: 'Zubeida Quillon',
  email: 'zubeida.quillon@donor.example',
  phone: '7012345698',
  address: 'Quillon House, Zed Lane',
  pan: 'ZQZQZ4711Z',
};
const PAYMENT_PAGES = [
  '/payments/home',
  '/payments-federal-legacy/home',
  '/payments-mobile/home',
  '/payments-mobile/check',
  '/payments-mobile/report',
  '/payments-check',
  '/payments-report',
];
const COMPRESSED = /\.(br|gz)$/;

/** The words that occur in a text. */
const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));
const hidden = Object.values(SITE_SECRETS);
const ofDonor = Object.values(DONOR);

async function textsUnder(folder: string): Promise<[path: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  return Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [path, await readFile(path, 'latin1')] as [string, string];
    }),
  );
}

/** Donates through the sandbox, by the calls and by the form without scripts; returns the reference. */
async function donate(request: APIRequestContext): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), `${path} was answered with ${answer.status()}`).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  const { tran_id = '' } = await post('/payments/getNextSequence', { prefix: 'SCT' });
  const amount = 50_000;
  await post('/payments/newTrans', { ...DONOR, tran_id, amount, project: 'home' });
  const { order_id = '' } = await post('/payments/get-orderid-for-razorpay', { amount, receipt: tran_id });
  const paid = await post('/sandbox/razorpay/outcome', { order_id, outcome: 'pay' });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
  await post('/payments/update-trans-status', { tran_id, status: 'SUCCESS', paymentId, signature });
  await request.post('/payments/start', { form: { ...DONOR, nid: 'home', amount: '500' } });
  await request.get(`/payments/home?${new URLSearchParams(DONOR).toString()}`);
  return tran_id;
}

test(
  'no secret and no donor is in what the site serves or logs',
  { tag: '@on-desktop' },
  async ({ request }) => {
    const tranId = await donate(request);

    for (const [path, text] of await textsUnder(SITE_RELEASES)) {
      expect(found(text, hidden), path).toEqual([]);
    }
    const pages = SITE_PAGES.flatMap((page) => [addressIn('en', page), addressIn('ml', page)]);
    for (const path of [...pages, ...PAYMENT_PAGES, '/search?q=Quillon', '/sitemap.xml', '/robots.txt']) {
      expect(found(await (await request.get(path)).text(), [...hidden, ...ofDonor]), path).toEqual([]);
    }
    const status = await request.post('/payments/status', { data: { tran_id: tranId } });
    expect(await status.json()).toEqual({ status: 'SUCCESS' });

    const logs = await textsUnder(SITE_LOGS);
    expect(logs.some(([, text]) => text.includes('/payments/newTrans'))).toBe(true);
    for (const [path, text] of logs) {
      expect(found(text, [...hidden, ...ofDonor, encodeURIComponent(DONOR.email)]), path).toEqual([]);
    }
  },
);
