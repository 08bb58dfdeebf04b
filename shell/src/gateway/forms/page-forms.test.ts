/** @jest-environment node */
import Fastify from 'fastify';
import { registerPageForms } from './page-forms.ts';

async function post(path: string, body: string, type = 'application/x-www-form-urlencoded') {
  const gateway = Fastify();
  await registerPageForms(gateway, (_request, reply, posted) => Promise.resolve(reply.send(posted)));
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  try {
    const answer = await fetch(address + path, { method: 'POST', body, headers: { 'content-type': type } });
    return { status: answer.status, body: (await answer.json()) as unknown };
  } finally {
    await gateway.close();
  }
}

test('what a browser without scripts sends to a page is told to the page, as it was typed', async () => {
  const answer = await post('/payments-check', 'tran_id=SCT%2F2026%2F000042&phone=+1234');
  expect(answer.body).toEqual({
    values: { tran_id: 'SCT/2026/000042', phone: ' 1234' },
    status: 200,
    errors: [],
  });
});

test.each(['home', 'medicare', 'bmz'])(
  'the quick form’s fields reach the page of the fund %s',
  async (fund) => {
    const { body } = await post(`/payments/${fund}`, 'firstName=Asha&amount=750');
    expect(body).toMatchObject({ values: { firstName: 'Asha', amount: '750' } });
  },
);

test('a page that answers no form takes none', async () => {
  expect((await post('/payments/42', 'a=b')).status).toBe(404);
});

test('more than a few fields, and what is no form, are refused', async () => {
  expect((await post('/payments-check', `phone=${'1'.repeat(10_000)}`)).status).toBe(413);
  expect((await post('/payments-check', '{}', 'application/xml')).status).toBe(415);
});
