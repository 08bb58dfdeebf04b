import type { Language } from '@trust/shared/contract/languages';
import { REMOTES } from '@trust/shared/contract/pages/remotes';
import { LOCALES } from '@trust/shared/contract/languages';
import { findTransaction } from '../../../api/src/modules/payments/ledger/index.ts';
import { issueReceipt, type IssuedReceipt } from '../../../api/src/modules/receipts/issued-receipt.ts';
import { formatSection } from '../../../api/src/modules/receipts/mail/receipt-mail.rules.ts';
import { buildReceiptSheet } from '../../../api/src/modules/receipts/sheet/receipt.rules.ts';
import { signEvent } from '../../../api/src/testing/fake-card-provider.ts';
import { addOfflineNote, renderOfflinePage } from '../../../shell/src/offline/page/offline-pages.ts';
import { loadRemote, renderFromSources, type ProbedGateway } from './probed-gateway.ts';
import { typeDonation, type ProbedApi } from './probed-api.ts';
import type { Probe } from '../probes.ts';
import { sampleConfig } from '@trust/shared/testing/sample-config';

/** What the api tells in its answers: messages of refused calls, the news feed. */
export async function probeApi({ app }: ProbedApi, language: Language): Promise<Probe[]> {
  const headers = { 'accept-language': LOCALES[language] };
  const refused: Probe[] = [];
  const calls: [string, object][] = [
    ['/api/contact', {}],
    ['/api/project/add-application', {}],
    ['/api/users/create', { email: 'x', password: '1' }],
    ['/api/users/authenticate', { email: 'asha@donor.example', password: 'not the one' }],
    ['/payments/newTrans', { tran_id: 'SCT/2026/1', amount: 1 }],
    ['/payments/newTrans', {}],
    ['/payments/check', { reference: 'x', phone: '1' }],
    ['/no-such-call', {}],
  ];
  for (const [url, payload] of calls) {
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    const { detail = '', errors = [] } = answer.json<{ detail?: string; errors?: { message: string }[] }>();
    if (answer.statusCode < 400) throw new Error(`${url} was not refused.`);
    refused.push({ name: `POST ${url}`, texts: [detail, ...errors.map(({ message }) => message)] });
  }
  const feed = await app.inject({ url: `/rss.xml?lang=${language}` });
  const texts = Array.from(feed.body.matchAll(/<(?:title|description)>([^<]*)</g), ([, text = '']) => text);
  const html = texts.map((text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).join(' ');
  return [...refused, { name: 'GET /rss.xml', html }];
}

/** Receipts and mails of a donation that is paid, given back in part and given back, and of a booking. */
export function probeReceipts(issued: IssuedReceipt, language: Language): Probe[] {
  const { transaction, receipt } = issued;
  const refunded = { ...issued, transaction: { ...transaction, refunded: 10_000 } };
  const cancelled = {
    ...issued,
    transaction: { ...transaction, refunded: transaction.amount },
    receipt: { ...receipt, cancelledAt: new Date() },
  };
  const booking = { ...issued, transaction: { ...transaction, purpose: 'solace' as const } };
  return [issued, refunded, cancelled, booking].map((variant, index) => {
    const { content } = variant;
    const {
      language: _language,
      fonts: _fonts,
      ...sheet
    } = buildReceiptSheet({ ...variant, content }, language);
    const mail = {
      linkIn: () => 'https://site.example/receipt',
      refundAmount: index % 2 === 0 ? undefined : 10_000,
      isAgain: index === 2,
    };
    return {
      name: `receipt ${index}`,
      texts: [...listTexts(sheet), ...listTexts(formatSection(variant, mail, language))],
    };
  });
}

/** Donates, pays and issues the receipt. */
export async function payDonation(
  { app, card, database, trust }: ProbedApi,
  language: Language,
): Promise<IssuedReceipt> {
  const post = async (call: string, payload: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/payments/${call}`,
      headers: { 'accept-language': LOCALES[language] },
      payload,
    });
    if (answer.statusCode >= 300) throw new Error(`${call} was refused: ${answer.body}`);
    return answer.json<Record<string, string>>();
  };
  const { tran_id = '' } = await post('getNextSequence', { prefix: 'SCT' });
  await post('newTrans', { tran_id, ...typeDonation(), amount: 50_050, lang: language, project: '1020' });
  const { order_id = '' } = await post('get-orderid-for-razorpay', { amount: 50_050, receipt: tran_id });
  card.card.capture(card.card.authorise(order_id).id);
  for (const event of card.events.splice(0)) await app.inject(signEvent(event));
  const transaction = await findTransaction(database, tran_id);
  const issued = transaction && (await issueReceipt({ database, trust }, transaction));
  if (!issued) throw new Error('No receipt was issued.');
  return issued;
}

/** What browsers show without a network, and the parcels that no page has in it from the server. */
export async function probeBrowserPages(apiUrl: string, language: Language): Promise<Probe[]> {
  const offline = (['giving', 'payment'] as const).map((kind) =>
    renderOfflinePage({
      language,
      topic: { kind, nid: 'home' },
      inApp: false,
      // Names of accounts and banks are content.
      contact: { ...sampleConfig.trust, bankAccounts: [] },
      stored: [],
      styles: '',
      nonce: 'nonce',
    }),
  );
  const note = addOfflineNote(`<html lang="${language}"><main ></main>`, language, new Date());
  const bases = { api: `${apiUrl}/api`, content: `${apiUrl}/content`, payments: `${apiUrl}/payments` };
  const parcels: Probe[] = [];
  for (const name of REMOTES) {
    const { parcels: listed } = await loadRemote(name);
    for (const parcel of Object.keys(listed)) {
      for (const mode of ['login', 'register']) {
        const request = { parcel, props: { mode }, slot: 's', language, config: sampleConfig, bases };
        const { html } = (await renderFromSources({
          module: name,
          file: `${name}/server.js`,
          integrity: undefined,
          what: 'parcel',
          request,
        })) as { html: string };
        parcels.push({ name: `parcel ${name}/${parcel}`, html: `<html lang="${language}">${html}` });
      }
    }
  }
  return [
    // The trust's name is content, and all that its header says.
    ...offline.map((html) => ({ name: 'offline page', html: html.replace(/<header>.*<\/header>/, '') })),
    { name: 'offline note', html: note },
    ...parcels,
  ];
}

/** A page where nothing of it can be rendered: what the frame says in its place. */
export async function probeUnrendered(gateway: ProbedGateway, language: Language): Promise<Probe[]> {
  const answers = [`/projects?lang=${language}`, `/no/such/page?lang=${language}`].map((url) =>
    gateway.inject({ url, headers: { accept: 'text/html' } }),
  );
  return (await Promise.all(answers)).map(({ body }, index) => ({
    name: `unrendered page ${index}`,
    html: body,
  }));
}

/** All texts but those of a paper's second language. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'second' || key === 'language' ? [] : listTexts(each),
  );
}
