import { signCheckout } from '../../../../testing/fake-card-provider.ts';
import { DONOR, preparePaymentsApi } from '../../../../testing/payments-api.ts';
import { TEST_BANK as BANK } from '../../../../testing/test-bank.ts';

const { fake, postForm, beginDonation, payOrder, getStatus, listTransactions, whileCompleted } =
  preparePaymentsApi();

test('a whole form leads on to the provider’s own page', async () => {
  const reply = await postForm('start', { ...DONOR, amount: '500.50', nid: '101' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('action="https://provider.example/checkout"');
  const [stored] = await listTransactions();
  expect(stored).toMatchObject({ amount: 50_050, state: 'ORDER_CREATED', projectId: '101' });
  expect(reply.body).toContain(stored?.orderId);
  expect(reply.headers['content-security-policy']).toContain("form-action 'self' https://provider.example");
});

test('a form that goes to the bank leads on to the bank’s page, with what is stored and no secret', async () => {
  const reply = await postForm('start', { ...DONOR, amount: '500.50', nid: '101', way: 'bank' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`action="${BANK.payUrl}"`);
  expect(reply.body).toContain('name="amount" value="50050"');
  expect(reply.body).not.toMatch(/pass-code|hash-key/);
  expect(reply.headers['content-security-policy']).toContain("form-action 'self' https://bank.example");
  const [stored] = await listTransactions();
  expect(stored).toMatchObject({ amount: 50_050, state: 'SENT_TO_BANK' });
});

test('a donation that scripts had recorded goes on under its reference and order', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { project, ...donor } = DONOR;
  const reply = await postForm('start', {
    ...donor,
    amount: String(DONOR.amount / 100),
    nid: project,
    tran_id,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`value="${order_id}"`);
  expect(await listTransactions()).toHaveLength(1);
  const another = await postForm('start', { ...donor, amount: '7', nid: project, tran_id });
  expect(another.statusCode).toBe(409);
});

test('a form with errors is answered with each field’s message, in the visitor’s language', async () => {
  const reply = await postForm('start?lang=ml', {
    firstName: 'Asha',
    phone: '1',
    amount: '1.234',
    nid: '101',
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    errors: [
      { field: 'amount', message: expect.stringContaining('രണ്ടക്കം') },
      { field: 'email', message: 'ദയവായി നിങ്ങളുടെ ഇമെയിൽ നൽകുക.' },
      { field: 'address' },
    ],
  });
});

test('a form without scripts is read as people write, and what it cannot store is refused, not cut', async () => {
  const typed = { amount: 'Rs.500/- only', phone: '٩٨٤٧٠٠٠٠٠١', email: '\u200banu@donor.example.' };
  expect((await postForm('start', { ...DONOR, ...typed, nid: '101' })).statusCode).toBe(200);
  const [stored] = await listTransactions();
  expect(stored).toMatchObject({ amount: 500_00, phone: '9847000001', email: 'anu@donor.example' });
  const refused = { ...DONOR, amount: '500,00', email: 'anu@donor,example', address: 'a'.repeat(301) };
  expect((await postForm('start', { ...refused, nid: '101' })).json()).toMatchObject({
    errors: [
      { field: 'amount', message: expect.stringContaining('such as 500.50') },
      { field: 'email', message: expect.stringContaining('There is a comma') },
      { field: 'address', message: expect.stringContaining('longer than we can store') },
    ],
  });
});

test('a form for what is not there, and one for what is closed, are refused with the reason', async () => {
  const unknown = await postForm('start', { ...DONOR, amount: '500', nid: '999999' });
  expect(unknown.statusCode).toBe(422);
  expect(unknown.json()).toMatchObject({
    errors: [{ field: 'project', message: 'There is no such thing here' }],
  });
  const closed = await whileCompleted(() => postForm('start', { ...DONOR, amount: '500', nid: '101' }));
  expect(closed.statusCode).toBe(409);
  expect(closed.json()).toMatchObject({ detail: expect.stringContaining('no more money') });
  expect(await listTransactions()).toHaveLength(0);
});

test('an amount above the server’s own limit is refused', async () => {
  const reply = await postForm('start', { ...DONOR, amount: '99999999999', nid: '101' });
  expect(reply.json()).toMatchObject({ errors: [{ field: 'amount' }] });
});

test.each([
  ['101', 'en', 'Project 101'],
  ['101', 'ml', 'പദ്ധതി 101'],
  ['bmz', 'en', 'Baithul Mal Zakat'],
])('the page that leads on says what the gift to %s is for, in %s', async (nid, lang, purpose) => {
  const { project: _, ...donor } = DONOR;
  const { body } = await postForm(`start?lang=${lang}`, { ...donor, amount: '500', nid });
  expect(body).toContain(`<dd>${purpose}</dd>`);
  expect(body).toContain('പണം ഇതുവരെ അടച്ചിട്ടില്ല');
  expect(body).toContain('Nothing is paid yet');
});

test('the page that leads on says that no money moves where none does', async () => {
  expect((await postForm('start', { ...DONOR, amount: '500', nid: '101' })).body).toContain(
    'no money moves here',
  );
});

test('a form within an app leads on to the mobile payment server, and is noted as one', async () => {
  const { amount: _, project, ...donor } = DONOR;
  const reply = await postForm('start?lang=ml', { ...donor, amount: '500', nid: project, way: 'app' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`action="${BANK.mobilePayUrl}"`);
  const listLinks = (html: string) => [...html.matchAll(/<a [^>]*href="([^#"]+)"/g)].map(([, href]) => href);
  expect(listLinks(reply.body)).toEqual(['/payments-mobile/101?lang=ml']);
  expect(reply.body).not.toContain('<header');
  const location = (await postForm('bank-return', { tran_id: 'SCT/2026/000001' })).headers.location;
  expect(location).toBe('/payments-mobile/done/SCT/2026/000001?lang=ml&reason=not-confirmed&nid=101');
});

test('who comes back from the provider’s page is led to what the server knows', async () => {
  const { tran_id, order_id } = await beginDonation();
  const failed = fake.card.fail(order_id, 'insufficient_funds');
  const metadata = JSON.stringify({ order_id, payment_id: failed.id });
  const followReturn = async (reason: object) =>
    (await postForm('checkout-return', { ...reason, 'error[metadata]': metadata })).headers.location;
  const page = '/payments-complete/failed?reason=';
  expect(await followReturn({ 'error[reason]': 'insufficient_funds' })).toContain(
    `${page}insufficient_funds&`,
  );
  expect(await followReturn({ 'error[reason]': '<b>&nid=1' })).toContain(`${page}declined&`);
  expect(await followReturn({})).toContain(`${page}declined&`);
  const { id } = payOrder(order_id);
  const paid = await postForm('checkout-return', {
    razorpay_order_id: order_id,
    razorpay_payment_id: id,
    razorpay_signature: signCheckout(order_id, id).signature,
  });
  expect(paid.headers.location).toBe(`/payments-complete/success/${tran_id}`);
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});
