import { eq } from 'drizzle-orm';
import { outbox, projects } from '../../testing/all-tables.ts';
import { enqueueTrustMail } from '../../mail/outbox.store.ts';
import { startMailDelivery, type Mail } from '../../mail/mail-delivery.ts';
import { DONOR as ANU, preparePaymentsApi } from '../../testing/payments-api.ts';
import { removeSpaces, readPdfText } from '@trust/shared/testing/pdf/pdf-text';
import { REPORT, writeStatement } from '../../testing/reported-gift.ts';
import { importStatement, listWaitingReports, matchGift } from '../payments/direct-gifts/index.ts';
import { eraseOldDonors } from '../payments/index.ts';
import { refundPayment } from '../payments/providers/index.ts';
import { issueReceipt } from './issued-receipt.ts';
import { deadLetterMailDaily, createReceiptMailQueue } from './mail/receipt-mail.ts';

const DONOR = { ...ANU, firstName: 'Anu Thomas', amount: 1_23_456_50 };
const HOSTILE = '#panic("x") *b* $x$ <script>alert(1)</script> \\u{41} {name}';

const {
  api,
  fake,
  db,
  deps,
  post,
  postForm,
  takeReference,
  createOrder,
  beginDonation,
  payOrder,
  payDonation,
  deliverEvents,
  listOutboxEvents,
  findTransaction,
} = preparePaymentsApi(DONOR);

let sent: Mail[] = [];
let mailServerIsUp = true;
beforeEach(() => {
  sent = [];
  mailServerIsUp = true;
});

const getReceipt = (
  query: { token?: string; tran_id?: string; lang?: string },
  headers: Record<string, string> = {},
) => api.app.inject({ url: `/payments/receipt?${new URLSearchParams(query).toString()}`, headers });

/** What the receipt of a token says, without its spaces. */
async function readReceipt(token: string, lang?: string): Promise<string> {
  const reply = await getReceipt({ token, ...(lang !== undefined && { lang }) });
  expect(reply.statusCode).toBe(200);
  return (await readPdfText(reply.rawPayload)).join('');
}

const startDelivery = () =>
  startMailDelivery(
    createReceiptMailQueue({
      ...api.receipts,
      database: db(),
      siteUrl: 'https://site.example',
      now: () => api.clock.now,
      send: async (mail) => {
        if (!mailServerIsUp) throw new Error('connection refused');
        sent.push(mail);
      },
    }),
    () => api.clock.now,
    () => undefined,
  );

/** Sends what is due now. */
async function deliverMails(): Promise<Mail[]> {
  const delivery = startDelivery();
  await delivery.deliver();
  await delivery.stop();
  return sent;
}

describe('Receipts', () => {
  test('a receipt of a gift by UPI or bank transfer says so, with the bank’s number and the statement’s day', async () => {
    const report = { ...REPORT, paidOn: '2026-02-27', way: 'bank', utr: 'SBIN524012345678' };
    const reported = await post('report-gift', report);
    const { tran_id, receiptToken } = reported.json<{ tran_id: string; receiptToken: string }>();
    expect((await getReceipt({ token: receiptToken })).statusCode).toBe(404);
    await importStatement(
      deps(),
      Buffer.from(writeStatement([{ day: '28/02/2026', rupees: '500.50', reference: report.utr }])),
      'office',
    );
    const [waiting] = await listWaitingReports(db());
    await matchGift(deps(), { tranId: tran_id, lineId: waiting?.proposals[0]?.line.id ?? 0, by: 'office' });
    const text = await readReceipt(receiptToken, 'en');
    for (const words of [
      '2025-26/000001',
      '28 February 2026',
      '₹500.50',
      tran_id,
      'Bank transfer, UTR SBIN524012345678',
    ])
      expect(text).toContain(removeSpaces(words));
    expect(text).not.toContain('statement:');
    const malayalam = await readReceipt(receiptToken, 'ml');
    expect(malayalam).toContain('SBIN524012345678');
    expect((await deliverMails())[0]).toMatchObject({ to: REPORT.email });
  });

  test('a receipt says who gave how much for what, in figures and words, and by which number', async () => {
    const { tran_id, token, paymentId } = await payDonation({ pan: 'abcde1234f', anonymous: true });
    const reply = await getReceipt({ token });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="receipt-2025-26-000001.pdf"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-language': 'en',
    });
    const pages = await readPdfText(reply.rawPayload);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Shelter Charitable Trust',
      'Example Road, Malappuram',
      'Donation receipt',
      '2025-26/000001',
      '1 March 2026',
      'Anu Thomas',
      'House 1, Tirur',
      'ABCDE1234F',
      '₹1,23,456.50',
      'Rupees one lakh twenty-three thousand four hundred and fifty-six and paise fifty only',
      'Project 101',
      tran_id,
      paymentId,
      'DEMOT0000D',
      'DEMO/80G',
      'DEMO/12A',
      'DEMO/80G of 24 September 2023; valid from 24 September 2023 to 31 March 2028',
      'section 80G of the Income-tax Act, 1961',
      'Form 10BE',
      'computer-generated',
    ])
      expect(pages[0]).toContain(removeSpaces(words));
  });

  test('a receipt is in the donor’s language, or in the one that is asked for', async () => {
    const { token } = await payDonation({ lang: 'ml', firstName: 'സ്ത്രീ വാർഡ് മെമ്പർ' });
    const malayalam = await readReceipt(token);
    for (const words of [
      'ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
      'സംഭാവന രസീത്',
      'സ്ത്രീ വാർഡ് മെമ്പർ',
      'ഒരു ലക്ഷത്തി ഇരുപത്തിമൂവായിരത്തി നാനൂറ്റി അമ്പത്താറ് രൂപ അമ്പത് പൈസ മാത്രം',
      'പദ്ധതി 101',
      '₹1,23,456.50',
      'ഒപ്പ് ആവശ്യമില്ല',
    ])
      expect(malayalam).toContain(removeSpaces(words));
    const english = await readReceipt(token, 'en');
    expect(english.indexOf('Donationreceipt')).toBeLessThan(english.indexOf(removeSpaces('സംഭാവന രസീത്')));
    expect(await readReceipt(token, 'fr')).toBe(malayalam);
  });

  test('a receipt in Malayalam says the same in English, which an officer reads, on one page', async () => {
    const { token } = await payDonation({
      lang: 'ml',
      pan: 'ABCDE1234F',
      firstName: 'Anu '.repeat(25).trim(),
      address: 'House 1, Tirur '.repeat(20).trim(),
    });
    const pages = await readPdfText((await getReceipt({ token })).rawPayload);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Donation receipt',
      'Date of payment',
      '1 March 2026',
      'Project 101',
      'Rupees one lakh twenty-three thousand four hundred and fifty-six and paise fifty only',
      'section 80G of the Income-tax Act, 1961',
      'certificate in Form 10BE',
    ])
      expect(pages[0]).toContain(removeSpaces(words));
  });

  test.each([
    ['2026-03-31T18:29:00Z', 'section 80G of the Income-tax Act, 1961'],
    ['2026-03-31T18:30:00Z', 'section 133 of the Income-tax Act, 2025'],
  ])('a receipt of a payment at %s names the law of that day in India: %s', async (paidAt, provision) => {
    api.clock.now = new Date(paidAt);
    const { token } = await payDonation();
    expect(await readReceipt(token)).toContain(removeSpaces(provision));
  });

  test.each([
    ['upi', 'Online, by UPI'],
    ['netbanking', 'Online, by net banking'],
    ['wallet', 'Online, from a wallet'],
  ] as const)('a receipt says that it was paid by %s, as the provider reports it', async (method, words) => {
    const { token, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id, method).id);
    await deliverEvents();
    expect(await readReceipt(token)).toContain(removeSpaces(words));
  });

  test('a receipt keeps the logo with which it was printed first', async () => {
    const { tran_id } = await payDonation();
    const issue = async (logo: string) => {
      const transaction = await findTransaction(tran_id);
      const deps = { database: db(), trust: { ...api.receipts.trust, logo } };
      return transaction && (await issueReceipt(deps, transaction))?.logo;
    };
    expect(await issue('<svg id="first"/>')).toBe('<svg id="first"/>');
    expect(await issue('<svg id="second"/>')).toBe('<svg id="first"/>');
  });

  test('a receipt prints a sign for each picture in a name, since no letter type has them, and old letters', async () => {
    const { token } = await payDonation({ lang: 'ml', firstName: 'കൃഷ്ണന്\u200d 🌸 നായര്\u200d 👨‍👩‍👧 🇮🇳❤️' });
    const text = await readReceipt(token);
    expect(text).toContain('◌നായര്');
    expect(text).not.toMatch(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufffd/u);
  });

  test('a receipt printed again is the same to the byte, also when the project has another name by then', async () => {
    const { token } = await payDonation();
    const first = (await getReceipt({ token })).rawPayload;
    await db()
      .update(projects)
      .set({ name: { en: 'Renamed' } })
      .where(eq(projects.id, '101'));
    api.clock.pass(60 * 24 * 400);
    expect((await getReceipt({ token })).rawPayload.equals(first)).toBe(true);
    await db()
      .update(projects)
      .set({ name: { en: 'Project 101', ml: 'പദ്ധതി 101' } })
      .where(eq(projects.id, '101'));
  });

  test('a receipt shows whatever was typed as text', async () => {
    const { token } = await payDonation({ firstName: HOSTILE, address: `= ${HOSTILE} -- // /* @ref` });
    const words = await readReceipt(token);
    expect(words).toContain(removeSpaces(HOSTILE));
    expect(words).toContain(removeSpaces(`= ${HOSTILE} -- // /* @ref`));
  });

  test('a receipt of zakat says that it is restricted', async () => {
    const { token } = await payDonation({ project: 'bmz' });
    expect(await readReceipt(token)).toContain(removeSpaces('it is spent on the purposes of zakat only'));
  });

  test('a receipt without a PAN says what follows from that', async () => {
    const { token } = await payDonation();
    expect(await readReceipt(token)).toContain(removeSpaces('no certificate in Form 10BE can be issued'));
  });

  test('a receipt of test money says that none moved', async () => {
    const { token } = await payDonation();
    expect(await readReceipt(token)).toContain(removeSpaces('No money moved.'));
  });

  test('a receipt of a booking is no receipt of a donation, and says nothing of tax', async () => {
    const booking = {
      project: '',
      programme: '90',
      place: 'Tirur',
      district: 'Malappuram',
      amount: 1_500_00,
    };
    const { token } = await payDonation(booking);
    const words = await readReceipt(token);
    expect(words).toContain(removeSpaces('Booking receipt'));
    expect(words).toContain(removeSpaces('Solace day'));
    expect(words).not.toMatch(/80G|Donationreceipt|PAN/);
  });

  test('a receipt of which a part was given back says what is left, in words too', async () => {
    const { token, paymentId } = await payDonation({ amount: 1_000_00 });
    fake.card.refund(paymentId, 250_00, null);
    await deliverEvents();
    const words = await readReceipt(token);
    expect(words).toContain(removeSpaces('₹250.00 was returned. Only ₹750.00 may be claimed.'));
    expect(words).toContain(removeSpaces('Rupees seven hundred and fifty only'));
    expect(words).toContain(removeSpaces('Amount that counts'));
    expect(words).toContain('80G');
  });

  test('a receipt of which all was given back is cancelled: nothing may be claimed', async () => {
    const { token, paymentId } = await payDonation();
    fake.card.refund(paymentId, undefined, null);
    await deliverEvents();
    const words = await readReceipt(token);
    expect(words).toContain(removeSpaces('Cancelled'));
    expect(words).toContain(removeSpaces('may not be used for any tax claim'));
    expect(words).toContain('2025-26/000001');
    expect(words).not.toContain(removeSpaces('Amount that counts'));
    expect(words).not.toContain('80G');
  });
});

describe('Where there is no receipt', () => {
  test('no receipt is there for an unknown token, nor before the money has arrived', async () => {
    const { token } = await beginDonation();
    const unknown = ['x'.repeat(43), 'x'.repeat(4_000), '\u0000', '', '../..'];
    for (const query of [{ token }, ...unknown.map((other) => ({ token: other })), {}]) {
      const reply = await getReceipt(query, { cookie: 'receipt=%00' });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toContain('application/problem+json');
    }
  });

  test('that there is no receipt is told on a page to who follows a link, in the language of the visit', async () => {
    const reply = await getReceipt({ token: 'nobody', lang: 'ml' }, { accept: 'text/html,*/*' });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.body).toContain('ഇവിടെ രസീതില്ല');
    expect(reply.body).toContain('href="/payments-check"');
    expect(reply.body).toContain('href="/payments/receipt?token=nobody&amp;lang=en"');
    expect(reply.body).toContain('ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്');
  });

  test('within an app that page has no header, and leads to pages for apps', async () => {
    const query = { token: 'nobody', lang: 'ml', inApp: 'yes' };
    const { body } = await getReceipt(query, { accept: 'text/html,*/*' });
    expect(body).not.toContain('<header');
    expect([...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/payments/receipt?token=nobody&amp;lang=en&amp;inApp=yes',
      '/payments-mobile/check?lang=ml',
    ]);
  });
});

describe('Without scripts', () => {
  async function startWithoutScripts(): Promise<{ cookie: string; order_id: string; tran_id: string }> {
    const reply = await postForm('start', { ...DONOR, amount: '500', nid: '101' });
    const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat();
    const order_id = /name="order_id" value="(\w+)"/.exec(reply.body)?.[1] ?? '';
    const tran_id = /name="description" value="([^"]+)"/.exec(reply.body)?.[1] ?? '';
    return { cookie, order_id, tran_id };
  }

  test('the browser that gave has its receipt by a cookie that no script reads', async () => {
    const { cookie, order_id, tran_id } = await startWithoutScripts();
    expect(cookie).toMatch(/^receipt=[\w-]{43}; Max-Age=3600; Path=\/payments; HttpOnly; SameSite=Lax$/);
    payOrder(order_id);
    await deliverEvents();
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await getReceipt({ tran_id }, headers)).headers['content-type']).toBe('application/pdf');
  });

  test('the cookie opens only the donation that the address names, and a reference alone opens none', async () => {
    const { cookie, order_id } = await startWithoutScripts();
    payOrder(order_id);
    await deliverEvents();
    const other = await payDonation();
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await getReceipt({ tran_id: other.tran_id }, headers)).statusCode).toBe(404);
    expect((await getReceipt({}, headers)).statusCode).toBe(404);
    expect((await getReceipt({ tran_id: other.tran_id })).statusCode).toBe(404);
  });
});

describe('Mail to donors', () => {
  test('the mail to a donor thanks in the donor’s language, with the receipt and where it stays', async () => {
    const { token } = await payDonation({ lang: 'ml' });
    const [mail, ...more] = await deliverMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: DONOR.email,
      subject: 'നിങ്ങളുടെ രസീത് 2025-26/000001 – ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
      body: expect.stringContaining(`https://site.example/payments/receipt?token=${token}&lang=ml`),
      attachment: { filename: 'receipt-2025-26-000001.pdf' },
    });
    expect(await readPdfText(mail?.attachment?.content ?? Buffer.alloc(0))).toEqual([
      await readReceipt(token),
    ]);
    expect(await deliverMails()).toHaveLength(1);
  });

  test('the mail to a donor says it in the second language too, as text and as a page that shows what was typed as text', async () => {
    const { token } = await payDonation({ lang: 'ml', firstName: HOSTILE });
    const [mail] = await deliverMails();
    for (const part of [mail?.body ?? '', mail?.html ?? '']) {
      expect(part.indexOf('ഞങ്ങൾക്കു ലഭിച്ചു')).toBeGreaterThan(0);
      expect(part.indexOf('We have received your payment')).toBeGreaterThan(part.indexOf('ഞങ്ങൾക്കു ലഭിച്ചു'));
    }
    expect(mail?.html).toContain(`href="https://site.example/payments/receipt?token=${token}&amp;lang=en"`);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script');
  });

  test('the mail to a donor comes for money that arrived late, too', async () => {
    const { order_id } = await beginDonation();
    fake.card.fail(order_id, 'insufficient_funds');
    await deliverEvents();
    expect(await deliverMails()).toEqual([]);
    api.clock.pass(24 * 60);
    payOrder(order_id);
    await deliverEvents();
    expect(await deliverMails()).toMatchObject([{ subject: expect.stringContaining('2025-26/000001') }]);
  });

  test('the mail to a donor waits for the mail server, and is sent once', async () => {
    await payDonation();
    mailServerIsUp = false;
    expect(await deliverMails()).toEqual([]);
    mailServerIsUp = true;
    api.clock.pass(2);
    const [first] = await Promise.all([deliverMails(), deliverMails()]);
    expect(first).toHaveLength(1);
    expect(await listOutboxEvents()).toMatchObject([{ outcome: 'mailed', attempts: 2 }]);
  });

  test('the mail to a donor waits until somebody has told whose money it is', async () => {
    const tran_id = await takeReference();
    const order = await createOrder(tran_id);
    payOrder(order.json<{ order_id: string }>().order_id);
    await deliverEvents();
    expect(await deliverMails()).toEqual([]);
    await post('newTrans', { tran_id, ...DONOR });
    expect(await deliverMails()).toHaveLength(1);
  });

  test('the mail to a donor tells of money that is given back, and how much of it', async () => {
    const { paymentId } = await payDonation({ amount: 1_000_00 });
    fake.card.refund(paymentId, 250_00, null);
    await deliverEvents();
    const [, part] = await deliverMails();
    expect(part?.subject).toBe('Refund of ₹250.00 – Shelter Charitable Trust');
    expect(part?.body).toContain('₹750.00 counts');
    fake.card.refund(paymentId, 750_00, null);
    await deliverEvents();
    const [, , rest] = await deliverMails();
    expect(rest?.body).toContain('the receipt is cancelled');
  });

  test('neither mail nor receipt says that the trust gave back what a lost dispute took', async () => {
    const byTrust = /refund|g[ia]ven? back|തിരികെ നൽക/i;
    const { token, paymentId } = await payDonation({ amount: 1_000_00 });
    const mails: Mail[] = [];
    for (const amount of [250_00, 750_00]) {
      const { id } = fake.card.dispute(paymentId, 'open', { amount });
      fake.card.dispute(paymentId, 'lost', { id });
      await deliverEvents();
      for (const language of ['en', 'ml']) expect(await readReceipt(token, language)).not.toMatch(byTrust);
      mails.push(...(await deliverMails()).slice(-1));
    }
    expect(mails).toMatchObject([
      { body: expect.stringMatching(/taken back ₹250\.00[^]*₹750\.00 counts/) },
      { body: expect.stringMatching(/taken back ₹750\.00[^]*the receipt is cancelled/) },
    ]);
    for (const { subject, body, html } of mails) expect(`${subject} ${body} ${html}`).not.toMatch(byTrust);
  });

  test('nobody is mailed of money that is given back when its donor is erased', async () => {
    const { tran_id } = await payDonation();
    await deliverMails();
    await eraseOldDonors(db(), new Date('2037-04-01T00:00:00Z'));
    const refund = {
      amount: DONOR.amount,
      idempotencyKey: 'years-later',
      reason: 'asked for',
      askedBy: 'office',
    };
    const paymentId = (await findTransaction(tran_id))?.capturedPaymentId ?? '';
    expect(await refundPayment(deps(), { ...refund, paymentId })).toMatchObject({ outcome: 'asked' });
    expect(await findTransaction(tran_id)).toMatchObject({ state: 'REFUNDED', refunded: DONOR.amount });
    expect(await deliverMails()).toHaveLength(1);
    const events = await listOutboxEvents();
    expect(events.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['captured', 'mailed'],
      ['refunded', 'not-needed'],
    ]);
  });

  test('the mail to a donor does not thank for what was given back since', async () => {
    const { paymentId } = await payDonation();
    fake.card.refund(paymentId, undefined, null);
    await deliverEvents();
    expect((await deliverMails()).map(({ subject }) => subject)).toEqual([
      'Refund of ₹1,23,456.50 – Shelter Charitable Trust',
    ]);
  });

  test('the mail to the trust is not taken, and is never given up', async () => {
    const mail = { replyTo: 'asha@example.org', subject: '[Contact] A well', body: '-' };
    await enqueueTrustMail(db(), { kind: 'contact', causeId: 'message-1', mail }, api.clock.now);
    expect(await deliverMails()).toEqual([]);
    api.clock.pass(8 * 24 * 60);
    await deadLetterMailDaily({
      database: db(),
      now: () => api.clock.now,
      reportError: () => undefined,
    }).stop();
    expect(await db().select().from(outbox)).toMatchObject([{ mail, doneAt: null, attempts: 0 }]);
  });

  test('the mail to a donor is given up after a week, and the receipt stays', async () => {
    const { token } = await payDonation();
    const deadLetter = () =>
      deadLetterMailDaily({ database: db(), now: () => api.clock.now, reportError: () => undefined }).stop();
    await deadLetter();
    expect(await listOutboxEvents()).toMatchObject([{ doneAt: null }]);
    api.clock.pass(8 * 24 * 60);
    await deadLetter();
    expect(await listOutboxEvents()).toMatchObject([{ outcome: 'given-up' }]);
    expect(await deliverMails()).toEqual([]);
    expect((await getReceipt({ token })).statusCode).toBe(200);
  });
});
