import { eq } from 'drizzle-orm';
import { outbox, projects } from '../../database/schema.ts';
import { startMailDelivery, type Mail } from '../../mail/mail-delivery.ts';
import { contentFolder } from '../../testing/content-folder.ts';
import { ProviderAtHand, signedEvent } from '../../testing/provider-at-hand.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';
import { solid, textOfPdf } from '../../testing/text-of-pdf.ts';
import { withoutPayments } from '../../testing/without-payments.ts';
import { giveUpMailDaily, receiptMail } from './receipt-mail.ts';

const DONOR = {
  firstName: 'Anu Thomas',
  email: 'anu@donor.example',
  phone: '+91 98460 12345',
  address: 'House 1, Tirur',
  amount: 1_23_456_50,
  project: '101',
};
const HOSTILE = '#panic("x") *b* $x$ <script>alert(1)</script> \\u{41} {name}';

let api: TestApi;
const at = new ProviderAtHand();
let sent: Mail[] = [];
let mailServerIsUp = true;
beforeAll(async () => {
  api = await testApi({}, { payments: { card: at.provider } });
  const folder = await contentFolder();
  await folder.importInto(api);
  await folder.remove();
});
beforeEach(async () => {
  await withoutPayments(api, at);
  sent = [];
  mailServerIsUp = true;
});
afterAll(() => api.close());

const db = () => api.connection.database;
const post = (call: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/payments/${call}`, payload });
const receipt = (
  query: { token?: string; tran_id?: string; lang?: string },
  headers: Record<string, string> = {},
) => api.app.inject({ url: `/payments/receipt?${new URLSearchParams(query).toString()}`, headers });
const arrive = async () => {
  for (const event of at.events.splice(0)) await api.app.inject(signedEvent(event));
};

/** A donation that is not paid yet. */
async function begun(change: object = {}) {
  const { tran_id } = (await post('getNextSequence', { prefix: 'SCT' })).json<{ tran_id: string }>();
  const stored = await post('newTrans', { tran_id, ...DONOR, ...change });
  const { receiptToken: token, amount } = stored.json<{ receiptToken: string; amount: number }>();
  const order = await post('get-orderid-for-razorpay', { receipt: tran_id, amount });
  return { tran_id, token, order_id: order.json<{ order_id: string }>().order_id };
}

/** One that is paid. */
async function paid(change: object = {}) {
  const donation = await begun(change);
  const { id } = at.card.capture(at.card.authorise(donation.order_id).id);
  await arrive();
  return { ...donation, paymentId: id };
}

/** What the receipt of a token says, without its spaces. */
async function said(token: string, lang?: string): Promise<string> {
  const reply = await receipt({ token, ...(lang !== undefined && { lang }) });
  expect(reply.statusCode).toBe(200);
  return (await textOfPdf(reply.rawPayload)).join('');
}

const mails = () =>
  startMailDelivery(
    receiptMail({
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
async function mailed(): Promise<Mail[]> {
  const delivery = mails();
  await delivery.deliver();
  await delivery.stop();
  return sent;
}

describe('A receipt', () => {
  test('says who gave how much for what, in figures and words, and by which number', async () => {
    const { tran_id, token, paymentId } = await paid({ pan: 'abcde1234f', anonymous: true });
    const reply = await receipt({ token });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="receipt-2025-26-000001.pdf"',
      'cache-control': 'no-store',
      'content-language': 'en',
    });
    const pages = await textOfPdf(reply.rawPayload);
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
      'section 80G of the Income-tax Act',
      'Form 10BE',
      'computer-generated',
    ])
      expect(pages[0]).toContain(solid(words));
  });

  test('is in the donor’s language, or in the one that is asked for', async () => {
    const { token } = await paid({ lang: 'ml', firstName: 'സ്ത്രീ വാർഡ് മെമ്പർ' });
    const malayalam = await said(token);
    for (const words of [
      'ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
      'സംഭാവന രസീത്',
      'സ്ത്രീ വാർഡ് മെമ്പർ',
      'ഒരു ലക്ഷത്തി ഇരുപത്തിമൂവായിരത്തി നാനൂറ്റി അമ്പത്താറ് രൂപ അമ്പത് പൈസ മാത്രം',
      'പദ്ധതി 101',
      '₹1,23,456.50',
      'ഒപ്പ് ആവശ്യമില്ല',
    ])
      expect(malayalam).toContain(solid(words));
    expect(await said(token, 'en')).toContain(solid('Donation receipt'));
    expect(await said(token, 'fr')).toBe(malayalam);
  });

  test('prints a name without the pictures in it, which no letter type has, and with its old letters', async () => {
    const { token } = await paid({ lang: 'ml', firstName: 'കൃഷ്ണന്\u200d 🌸 നായര്\u200d 👨‍👩‍👧 🇮🇳❤️' });
    const text = await said(token);
    expect(text).toContain('നായര്');
    expect(text).not.toMatch(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufffd/u);
  });

  test('printed again is the same to the byte, also when the project has another name by then', async () => {
    const { token } = await paid();
    const first = (await receipt({ token })).rawPayload;
    await db()
      .update(projects)
      .set({ name: { en: 'Renamed' } })
      .where(eq(projects.id, '101'));
    api.clock.pass(60 * 24 * 400);
    expect((await receipt({ token })).rawPayload.equals(first)).toBe(true);
    await db()
      .update(projects)
      .set({ name: { en: 'Project 101', ml: 'പദ്ധതി 101' } })
      .where(eq(projects.id, '101'));
  });

  test('shows whatever was typed as text', async () => {
    const { token } = await paid({ firstName: HOSTILE, address: `= ${HOSTILE} -- // /* @ref` });
    const words = await said(token);
    expect(words).toContain(solid(HOSTILE));
    expect(words).toContain(solid(`= ${HOSTILE} -- // /* @ref`));
  });

  test('of zakat says that it is restricted', async () => {
    const { token } = await paid({ project: 'bmz' });
    expect(await said(token)).toContain(solid('it is spent on the purposes of zakat only'));
  });

  test('without a PAN says what follows from that', async () => {
    const { token } = await paid();
    expect(await said(token)).toContain(solid('no certificate in Form 10BE can be issued'));
  });

  test('of test money says that none moved', async () => {
    const { token } = await paid();
    expect(await said(token)).toContain(solid('No money moved.'));
  });

  test('of a booking is no receipt of a donation, and says nothing of tax', async () => {
    const booking = {
      project: '',
      programme: '90',
      place: 'Tirur',
      district: 'Malappuram',
      amount: 1_500_00,
    };
    const { token } = await paid(booking);
    const words = await said(token);
    expect(words).toContain(solid('Booking receipt'));
    expect(words).toContain(solid('Solace day'));
    expect(words).not.toMatch(/80G|Donationreceipt/);
  });

  test('of which a part was given back says what is left, in words too', async () => {
    const { token, paymentId } = await paid({ amount: 1_000_00 });
    at.card.refund(paymentId, 250_00, null);
    await arrive();
    const words = await said(token);
    expect(words).toContain(solid('₹250.00 was given back. Only ₹750.00 may be claimed.'));
    expect(words).toContain(solid('Rupees seven hundred and fifty only'));
    expect(words).toContain('80G');
  });

  test('of which all was given back is cancelled: nothing may be claimed', async () => {
    const { token, paymentId } = await paid();
    at.card.refund(paymentId, undefined, null);
    await arrive();
    const words = await said(token);
    expect(words).toContain(solid('Cancelled'));
    expect(words).toContain(solid('may not be used for any tax claim'));
    expect(words).toContain('2025-26/000001');
    expect(words).not.toContain('80G');
  });
});

describe('No receipt', () => {
  test('is there for an unknown token, nor before the money has arrived', async () => {
    const { token } = await begun();
    const unknown = ['x'.repeat(43), 'x'.repeat(4_000), '\u0000', '', '../..'];
    for (const query of [{ token }, ...unknown.map((other) => ({ token: other })), {}]) {
      const reply = await receipt(query, { cookie: 'receipt=%00' });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toContain('application/problem+json');
    }
  });

  test('is told on a page to who follows a link, in the language of the visit', async () => {
    const reply = await receipt({ token: 'nobody', lang: 'ml' }, { accept: 'text/html,*/*' });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.body).toContain('ഇവിടെ രസീതില്ല');
    expect(reply.body).toContain('href="/payments-check"');
  });
});

describe('Without scripts', () => {
  async function started(): Promise<{ cookie: string; order_id: string; tran_id: string }> {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/payments/start',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...DONOR, amount: '500', nid: '101' }).toString(),
    });
    const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat();
    const order_id = /name="order_id" value="(\w+)"/.exec(reply.body)?.[1] ?? '';
    const tran_id = /name="description" value="([^"]+)"/.exec(reply.body)?.[1] ?? '';
    return { cookie, order_id, tran_id };
  }

  test('the browser that gave has its receipt by a cookie that no script reads', async () => {
    const { cookie, order_id, tran_id } = await started();
    expect(cookie).toMatch(/^receipt=[\w-]{43}; Max-Age=3600; Path=\/payments; HttpOnly; SameSite=Lax$/);
    at.card.capture(at.card.authorise(order_id).id);
    await arrive();
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await receipt({ tran_id }, headers)).headers['content-type']).toBe('application/pdf');
  });

  test('the cookie opens no other donation’s receipt, and a reference alone opens none', async () => {
    const { cookie } = await started();
    const other = await paid();
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await receipt({ tran_id: other.tran_id }, headers)).statusCode).toBe(404);
    expect((await receipt({ tran_id: other.tran_id })).statusCode).toBe(404);
  });
});

describe('The mail to a donor', () => {
  test('thanks in the donor’s language, with the receipt and where it stays', async () => {
    const { token } = await paid({ lang: 'ml' });
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: DONOR.email,
      subject: 'നിങ്ങളുടെ രസീത് 2025-26/000001 – ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
      body: expect.stringContaining(`https://site.example/payments/receipt?token=${token}&lang=ml`),
      attachment: { filename: 'receipt-2025-26-000001.pdf' },
    });
    expect(await textOfPdf(mail?.attachment?.content ?? Buffer.alloc(0))).toEqual([await said(token)]);
    expect(await mailed()).toHaveLength(1);
  });

  test('comes for money that arrived late, too', async () => {
    const { order_id } = await begun();
    at.card.fail(order_id, 'insufficient_funds');
    await arrive();
    expect(await mailed()).toEqual([]);
    api.clock.pass(24 * 60);
    at.card.capture(at.card.authorise(order_id).id);
    await arrive();
    expect(await mailed()).toMatchObject([{ subject: expect.stringContaining('2025-26/000001') }]);
  });

  test('waits for the mail server, and is sent once', async () => {
    await paid();
    mailServerIsUp = false;
    expect(await mailed()).toEqual([]);
    mailServerIsUp = true;
    api.clock.pass(2);
    const [first] = await Promise.all([mailed(), mailed()]);
    expect(first).toHaveLength(1);
    expect(await db().select().from(outbox)).toMatchObject([{ outcome: 'mailed', attempts: 2 }]);
  });

  test('waits until somebody has told whose money it is', async () => {
    const { tran_id } = (await post('getNextSequence', { prefix: 'SCT' })).json<{ tran_id: string }>();
    const order = await post('get-orderid-for-razorpay', { receipt: tran_id, amount: DONOR.amount });
    at.card.capture(at.card.authorise(order.json<{ order_id: string }>().order_id).id);
    await arrive();
    expect(await mailed()).toEqual([]);
    await post('newTrans', { tran_id, ...DONOR });
    expect(await mailed()).toHaveLength(1);
  });

  test('tells of money that is given back, and how much of it', async () => {
    const { paymentId } = await paid({ amount: 1_000_00 });
    at.card.refund(paymentId, 250_00, null);
    await arrive();
    const [, part] = await mailed();
    expect(part?.subject).toBe('₹250.00 is given back – Shelter Charitable Trust');
    expect(part?.body).toContain('₹750.00 counts');
    at.card.refund(paymentId, 750_00, null);
    await arrive();
    const [, , rest] = await mailed();
    expect(rest?.body).toContain('the receipt is cancelled');
  });

  test('does not thank for what was given back since', async () => {
    const { paymentId } = await paid();
    at.card.refund(paymentId, undefined, null);
    await arrive();
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      '₹1,23,456.50 is given back – Shelter Charitable Trust',
    ]);
  });

  test('is given up after a week, and the receipt stays', async () => {
    const { token } = await paid();
    const giveUp = () =>
      giveUpMailDaily({ database: db(), now: () => api.clock.now, report: () => undefined }).stop();
    await giveUp();
    expect(await db().select().from(outbox)).toMatchObject([{ doneAt: null }]);
    api.clock.pass(8 * 24 * 60);
    await giveUp();
    expect(await db().select().from(outbox)).toMatchObject([{ outcome: 'given-up' }]);
    expect(await mailed()).toEqual([]);
    expect((await receipt({ token })).statusCode).toBe(200);
  });
});
