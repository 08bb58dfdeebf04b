import { readPdfText, removeSpaces } from '@trust/shared/testing/pdf/pdf-text';
import { startMailDelivery, type Mail } from '../../mail/mail-delivery.ts';
import { signCheckout, signEvent } from '../../testing/fake-card-provider.ts';
import { DONOR, preparePaymentsApi } from '../../testing/payments-api.ts';
import { refundPayment } from '../payments/providers/index.ts';
import { createTributeMailQueue } from './index.ts';

const sent: Mail[] = [];
let mailServerIsUp = true;
const send = async (mail: Mail) => {
  if (!mailServerIsUp) throw new Error('connection refused');
  sent.push(mail);
};
const {
  api,
  fake,
  db,
  deps,
  post,
  postForm,
  takeReference,
  createOrder,
  recordDonation,
  beginDonation,
  payOrder,
  payDonation,
  deliverEvents,
  deliverAllAtOnce,
  getStatus,
  listTransactions,
} = preparePaymentsApi(undefined, { send });
beforeEach(() => {
  sent.splice(0);
  mailServerIsUp = true;
});

const TRIBUTE = {
  tributeKind: 'memory',
  tributeName: 'Mariam Beevi',
  tributeEmail: 'son@family.example',
  tributeMessage: 'She kept a light in every house.\nWe think of her.',
};
const OTHER_DONOR = { phone: '+91 98460 54321', email: 'another@donor.example' };

const startDelivery = () => {
  const now = () => api.clock.now;
  const queue = createTributeMailQueue({
    ...api.receipts,
    database: db(),
    siteUrl: 'https://site.example',
    now,
    send,
  });
  return startMailDelivery(queue, now, () => undefined);
};

/** Sends what is due now; resolves to the mails to addressees. */
async function deliverMails(): Promise<Mail[]> {
  const delivery = startDelivery();
  await delivery.deliver();
  await delivery.stop();
  return sent.splice(0);
}

const getSummary = async (tran_id: string, token: string) =>
  (await post('donation', { tran_id, token })).json<{ tribute?: object }>().tribute;
const getCard = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/payments/tribute-card?${new URLSearchParams(query).toString()}`, headers });
const refund = async (paymentId: string, amount: number) => {
  await refundPayment(deps(), {
    paymentId,
    amount,
    reason: 'asked for',
    askedBy: 'office',
    idempotencyKey: `refund-of-${String(amount)}`,
  });
  await deliverEvents();
};

describe('the message to an addressee', () => {
  test('is sent after the money arrived, names whom the donor named and says how to complain, but never the sum', async () => {
    const { tran_id, token, order_id } = await beginDonation(TRIBUTE);
    expect(await deliverMails()).toEqual([]);
    payOrder(order_id);
    await deliverEvents();
    expect(await getSummary(tran_id, token)).toEqual({
      kind: 'memory',
      name: 'Mariam Beevi',
      email: 's••••@family.example',
      message: 'waiting',
    });
    const [mail, ...more] = await deliverMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'son@family.example',
      subject: 'A gift was given in memory of Mariam Beevi',
    });
    for (const words of [
      'Anu has given to',
      TRIBUTE.tributeMessage,
      'Project 101',
      'reply to it',
      'പദ്ധതി 101',
      'Mariam Beevi എന്നവരുടെ ഓർമ്മയ്ക്കായി Anu സംഭാവന നൽകി. സംഭാവന സ്വീകരിച്ചത്: ',
    ])
      expect(mail?.body).toContain(words);
    // The donor's own words once, not again below the other language's.
    expect(mail?.body.split(TRIBUTE.tributeMessage)).toHaveLength(2);
    for (const hidden of ['500', tran_id, token, DONOR.email, '98460'])
      expect(mail?.body).not.toContain(hidden);
    expect(await getSummary(tran_id, token)).toMatchObject({ message: 'sent' });
  });

  test('is sent once when webhook and browser report come together, and when the process was killed in between', async () => {
    const { tran_id, order_id } = await beginDonation(TRIBUTE);
    const { id: paymentId } = payOrder(order_id);
    const events = [...fake.events];
    await Promise.all([
      deliverAllAtOnce(),
      post('update-trans-status', { tran_id, ...signCheckout(order_id, paymentId) }),
    ]);
    await Promise.all(events.map((event) => api.app.inject(signEvent(event))));
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    // As if the process had ended after the claim: the event is claimed and nothing was sent.
    mailServerIsUp = false;
    expect(await deliverMails()).toEqual([]);
    mailServerIsUp = true;
    api.clock.pass(2);
    const first = startDelivery();
    const second = startDelivery();
    await Promise.all([first.deliver(), second.deliver()]);
    await Promise.all([first.stop(), second.stop()]);
    expect(sent.map(({ to }) => to)).toEqual(['son@family.example']);
    api.clock.pass(24 * 60);
    sent.splice(0);
    expect(await deliverMails()).toEqual([]);
  });

  test('is sent also when the money arrived before the donation was recorded', async () => {
    const tran_id = await takeReference();
    const order = await createOrder(tran_id);
    payOrder(order.json<{ order_id: string }>().order_id);
    await deliverEvents();
    await post('newTrans', { tran_id, ...DONOR, ...TRIBUTE });
    expect(await deliverMails()).toHaveLength(1);
  });

  test('is sent by the bank’s way and from a form without scripts, in the donation’s language', async () => {
    const reply = await postForm('start?lang=ml', {
      nid: '101',
      way: 'card',
      ...DONOR,
      amount: '500.50',
      ...TRIBUTE,
      tributeKind: 'behalf',
      tributeMessage: 'ഒരു\r\nസന്ദേശം',
    });
    expect(reply.statusCode).toBe(200);
    const [transaction] = await listTransactions();
    payOrder(transaction?.orderId ?? '');
    await deliverEvents();
    const [mail] = await deliverMails();
    expect(mail?.subject).toBe('Mariam Beevi: ഇവരുടെ പേരിൽ ഒരു സംഭാവന');
    expect(mail?.body).toContain('ഒരു\nസന്ദേശം');

    const form = await post('createFederalHash', { ...DONOR, ...TRIBUTE, tributeName: 'Bank' });
    const { tran_id } = form.json<{ tran_id: string }>();
    expect((await post('newTrans', { tran_id, ...DONOR, ...TRIBUTE, tributeName: 'Bank' })).statusCode).toBe(
      201,
    );
  });

  test('does not name a donor who hides the name, or whose name is a link', async () => {
    await payDonation({ ...TRIBUTE, anonymous: true });
    await payDonation({ ...TRIBUTE, ...OTHER_DONOR, firstName: 'evil.com' });
    for (const { body } of await deliverMails()) {
      expect(body).toContain('Someone has given to');
      expect(body).not.toMatch(/Anu|evil/);
    }
  });

  test('is not sent after all of the gift was given back, and there is no card any more; after a part there is', async () => {
    const { tran_id, token, paymentId } = await payDonation(TRIBUTE);
    await refund(paymentId, 100);
    expect((await getCard({ token })).statusCode).toBe(200);
    await refund(paymentId, DONOR.amount - 100);
    expect(await deliverMails()).toEqual([]);
    expect(await getSummary(tran_id, token)).toMatchObject({ message: 'not-sent' });
    expect((await getCard({ token })).statusCode).toBe(404);
  });

  test('is refused with a link in it, or where a booking has none', async () => {
    const errorsOf = async (change: object) => {
      const reply = await post('newTrans', {
        tran_id: await takeReference(),
        ...DONOR,
        ...TRIBUTE,
        ...change,
      });
      expect(reply.statusCode).toBe(422);
      return reply.json<{ errors: { field: string; message: string }[] }>().errors;
    };
    expect(await errorsOf({ tributeMessage: 'See https://evil.example' })).toEqual([
      { field: 'tributeMessage', message: expect.stringContaining('Write without links') },
    ]);
    expect(await errorsOf({ tributeName: '', tributeEmail: 'a, b' })).toMatchObject([
      { field: 'tributeName' },
      { field: 'tributeEmail' },
    ]);
  });
});

describe('limits of messages', () => {
  const tellErrors = async (change: object) => {
    const reply = await post('newTrans', { tran_id: await takeReference(), ...DONOR, ...TRIBUTE, ...change });
    return reply.statusCode === 201 ? [] : reply.json<{ errors: object[] }>().errors;
  };
  const nth = (at: number) => ({
    phone: `+91 98460 0000${String(at)}`,
    email: `d${String(at)}@donor.example`,
  });

  test('an address gets five a day, in whatever letters; the sixth donor is told before paying and may give without', async () => {
    const early = await beginDonation({ ...TRIBUTE, ...nth(9) });
    await payDonation({ ...TRIBUTE, tributeEmail: 'SON@family.example', ...nth(0) });
    for (let at = 1; at < 5; at += 1) await payDonation({ ...TRIBUTE, ...nth(at) });
    expect(await tellErrors({ tributeEmail: 'Son@Family.example', ...nth(6) })).toEqual([
      { field: 'tributeEmail', message: expect.stringContaining('No more messages can be sent') },
    ]);
    expect(await tellErrors({ tributeEmail: '', ...nth(6) })).toEqual([]);
    // One that was begun before is paid all the same, and its donor is told afterwards.
    payOrder(early.order_id);
    await deliverEvents();
    expect(await getStatus(early.tran_id)).toBe('SUCCESS');
    expect(await getSummary(early.tran_id, early.token)).toMatchObject({ message: 'not-sent' });
    expect(await deliverMails()).toHaveLength(5);
  });

  test.each([
    ['an address', (at: number) => nth(at)],
    ['a donor', (at: number) => ({ tributeEmail: `a${String(at)}@x.example` })],
  ])('%s that has had enough waits a whole day and no longer', async (_who, gift) => {
    for (let at = 0; at < 5; at += 1) await payDonation({ ...TRIBUTE, ...gift(at) });
    api.clock.pass(24 * 60 - 1);
    expect(await tellErrors(gift(5))).toMatchObject([{ field: 'tributeEmail' }]);
    api.clock.pass(1);
    expect(await tellErrors(gift(5))).toEqual([]);
  });

  test('a donor sends five a day, under whichever e-mail address, in whatever letters, or phone number', async () => {
    for (let at = 0; at < 5; at += 1) {
      const email = at === 0 ? DONOR.email.toUpperCase() : DONOR.email;
      await payDonation({ ...TRIBUTE, email, tributeEmail: `a${String(at)}@x.example` });
    }
    for (const change of [{ email: 'new@donor.example' }, { phone: '+91 90000 00000' }])
      expect(await tellErrors(change)).toEqual([
        { field: 'tributeEmail', message: expect.stringContaining('as many messages as we send') },
      ]);
    expect(await tellErrors(OTHER_DONOR)).toEqual([]);
  });

  test('donations that were not paid count for nothing', async () => {
    for (let at = 0; at < 6; at += 1) await recordDonation(TRIBUTE);
    expect(await tellErrors({})).toEqual([]);
  });
});

describe('an addressee who wants no more', () => {
  const openStopPage = (url: string, method: 'GET' | 'POST' = 'GET') => api.app.inject({ method, url });

  test('says so on a page that the mail names; opening it changes nothing, the press counts', async () => {
    await payDonation(TRIBUTE);
    const [mail] = await deliverMails();
    const address = (mail?.stopLink ?? '').replace('https://site.example', '');
    expect(mail?.body).toContain(address);
    const page = await openStopPage(address);
    expect(page.body).toContain('Send me no more messages');
    expect(page.body).not.toContain('family.example');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await payDonation(TRIBUTE);
    expect(await deliverMails()).toHaveLength(1);

    const done = await api.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(done.body).toContain('You get no more messages');
    for (const tributeEmail of [TRIBUTE.tributeEmail, 'Son@Family.example']) {
      const donation = { tran_id: await takeReference(), ...DONOR, ...TRIBUTE, tributeEmail };
      expect((await post('newTrans', donation)).json<{ errors: object[] }>().errors).toEqual([
        { field: 'tributeEmail', message: expect.stringContaining('No more messages can be sent') },
      ]);
    }
  });

  test('is told when the link is none', async () => {
    expect((await openStopPage('/payments/stop-messages?token=x%22y&lang=ml')).statusCode).toBe(200);
    const reply = await openStopPage('/payments/stop-messages?token=nobody', 'POST');
    expect(reply.statusCode).toBe(404);
  });
});

describe('the card', () => {
  test.each([
    ['en', 'In memory of'],
    ['ml', 'ഓർമ്മയ്ക്കായി'],
  ])('is one page in %s with name, message, cause and donor, and without the sum', async (lang, heading) => {
    const { token, tran_id } = await payDonation({
      ...TRIBUTE,
      tributeName: 'കുഞ്ഞിലക്ഷ്മിയമ്മ തെക്കേപ്പാട്ട് 🌼',
      tributeMessage: `${'എന്നും ഓർമ്മയിൽ '.repeat(15)}\n${'W'.repeat(40)}`,
    });
    const reply = await getCard({ token, lang });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="card-${tran_id.replaceAll('/', '-')}.pdf"`,
      'content-language': lang,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const pages = await readPdfText(reply.rawPayload);
    expect(pages).toHaveLength(1);
    for (const words of [heading, 'കുഞ്ഞിലക്ഷ്മിയമ്മ തെക്കേപ്പാട്ട്', 'എന്നും ഓർമ്മയിൽ', 'Anu'])
      expect(pages.join('')).toContain(removeSpaces(words));
    expect(pages.join('')).not.toMatch(/500|🌼/u);
  });

  test('what looks like markup is printed as it is', async () => {
    const { token } = await payDonation({ ...TRIBUTE, tributeName: '#panic("x") *b* $x$ {donor}' });
    const reply = await getCard({ token });
    expect((await readPdfText(reply.rawPayload)).join('')).toContain(
      removeSpaces('#panic("x") *b* $x$ {donor}'),
    );
  });

  test('is for whoever has the donation’s token or its cookie, once the money arrived', async () => {
    const begun = await recordDonation(TRIBUTE);
    const plain = await payDonation(OTHER_DONOR);
    for (const token of [begun.token, plain.token, 'wrong', ''])
      expect((await getCard({ token }, { accept: 'text/html' })).statusCode).toBe(404);
    const { token, tran_id } = await payDonation(TRIBUTE);
    const cookie = { cookie: `receipt=${token}` };
    expect((await getCard({ tran_id }, cookie)).statusCode).toBe(200);
    expect((await getCard({ tran_id: 'SCT/2026/999' }, cookie)).statusCode).toBe(404);
    expect((await getCard({ token, lang: '"><' }, { accept: 'text/html' })).statusCode).toBe(200);
  });
});

test('a gift to nobody in particular has no tribute, and asks for no message', async () => {
  const { tran_id, token } = await payDonation({ tributeKind: 'memory', tributeName: '', tributeEmail: '' });
  expect(await getSummary(tran_id, token)).toBeUndefined();
  expect(await deliverMails()).toEqual([]);
});

test('the same donation with another tribute is another donation', async () => {
  const { tran_id } = await recordDonation(TRIBUTE);
  const again = await post('newTrans', { tran_id, ...DONOR, ...TRIBUTE });
  expect(again.statusCode).toBe(201);
  const changed = await post('newTrans', { tran_id, ...DONOR, ...TRIBUTE, tributeName: 'Another' });
  expect(changed.statusCode).toBe(409);
});
