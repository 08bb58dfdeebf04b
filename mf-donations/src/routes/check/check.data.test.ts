import type { LoadContext } from '@trust/shared/remote';
import { createQueryClient } from '@trust/shared/remote/queries/query-client';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { PaymentNetwork, refusedReply } from '../../testing/payment-network.ts';
import { loadCheck } from './check.data.ts';

/** The page's data on the server for a form that was posted to it. */
function posted(values: Record<string, string>, http: PaymentNetwork) {
  const context: LoadContext = {
    url: new URL('https://trust.example/payments-check'),
    params: {},
    language: 'en',
    config: sampleConfig,
    t: (key) => key,
    queries: createQueryClient(),
    http,
    posted: { values, status: 200, errors: [] },
  };
  return loadCheck(context);
}

test('a form that was posted is looked up by the server', async () => {
  const network = new PaymentNetwork();
  network.next['check'] = [{ outcome: 'ok', data: { status: 'PENDING' } }];
  expect(await posted({ tran_id: ' SAMPLE/2026/000042\0', phone: '4321' }, network)).toEqual({
    address: '/payments-check',
    form: { tran_id: 'SAMPLE/2026/000042', phone: '4321' },
    outcome: {
      outcome: 'found',
      form: { tran_id: 'SAMPLE/2026/000042', phone: '4321' },
      state: 'PENDING',
      receiptEmail: undefined,
      refunds: undefined,
    },
  });
});

test('a receipt that is asked for without scripts is sent by the server', async () => {
  const network = new PaymentNetwork();
  network.next['check'] = [{ outcome: 'ok', data: { status: 'SUCCESS', receiptEmail: 'a••••@b.example' } }];
  network.next['resend-receipt'] = [{ outcome: 'ok', data: { receiptEmail: 'a••••@b.example' } }];
  const { outcome } = await posted({ tran_id: 'x', phone: '4321', resend: 'yes' }, network);
  expect(outcome).toMatchObject({ resent: { outcome: 'sent', email: 'a••••@b.example' } });
});

test('what is wrong with it comes back with what was typed', async () => {
  const network = new PaymentNetwork();
  const { form, outcome } = await posted({ tran_id: 'SAMPLE/2026/000042', phone: '12' }, network);
  expect(form.phone).toBe('12');
  expect(outcome).toEqual({
    outcome: 'field-errors',
    errors: [{ field: 'phone', message: 'check.error.phone' }],
  });
  expect(network.sent).toEqual([]);
});

test('a refusal comes back in the server’s words', async () => {
  const network = new PaymentNetwork();
  network.next['check'] = [refusedReply(429, 'Try again in 15 minutes')];
  const { outcome } = await posted({ tran_id: 'x', phone: '4321' }, network);
  expect(outcome).toEqual({ outcome: 'locked', message: 'Try again in 15 minutes' });
});

test('of a message that was copied the reference alone is sent', async () => {
  const network = new PaymentNetwork();
  network.next['check'] = [{ outcome: 'ok', data: { status: 'PENDING' } }];
  await posted({ tran_id: 'Transaction reference: sample-2026-42.', phone: '98470 04321' }, network);
  expect(network.sentTo('check')).toEqual([{ tran_id: 'SAMPLE/2026/000042', phone: '98470 04321' }]);
});
