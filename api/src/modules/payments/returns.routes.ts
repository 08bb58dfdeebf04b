import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { failedPage, successPage } from './addresses.rules.ts';
import { returnFromBank } from './bank-payment.ts';
import { takeForms } from './form-body.ts';
import type { PaymentParts } from './parts.ts';
import { keepReceipt } from './receipt-cookie.ts';
import { reportStatus } from './report-status.ts';
import { findByOrder } from './transactions.store.ts';

const Paid = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
const Failed = z.object({
  'error[metadata]': z.pipe(z.string(), z.transform(orderIn)),
  // It goes into an address: nothing but a word of the provider's does.
  'error[reason]': z.catch(z.string().check(z.regex(/^[a-z_]{1,60}$/)), 'declined'),
});

function orderIn(metadata: string): string | undefined {
  try {
    const { data } = z.object({ order_id: z.string() }).safeParse(JSON.parse(metadata));
    return data?.order_id;
  } catch {
    return undefined;
  }
}

/** Where a donor's browser is sent back to, by the bank and by the provider's hosted page; it is led on to a page. */
export function returnCalls(server: FastifyInstance, parts: PaymentParts): void {
  takeForms(server);
  void server.register(fastifyCookie);

  server.post(
    '/bank-return',
    { schema: { tags: ['payments'], summary: 'The bank’s answer; leads to a page' } },
    async (request, reply) => {
      const came = await returnFromBank(parts, request.body);
      if (came.outcome === 'failed') return reply.redirect(failedPage(came.reason, came.transaction), 303);
      // Only the browser that paid brings an answer that the bank has signed; a booking by pages has nothing else.
      keepReceipt(reply, parts, came.transaction);
      return reply.redirect(successPage(came.transaction), 303);
    },
  );

  server.post(
    '/checkout-return',
    {
      schema: {
        tags: ['payments'],
        summary: 'The answer of the card provider’s hosted page; leads to a page',
      },
    },
    async (request, reply) => {
      const paid = Paid.safeParse(request.body);
      const failed = Failed.safeParse(request.body);
      const orderId = paid.data?.razorpay_order_id ?? failed.data?.['error[metadata]'];
      const found = orderId === undefined ? undefined : await findByOrder(parts.database, orderId);
      if (!found) return reply.redirect(failedPage('not-confirmed'), 303);
      const reported = await reportStatus(
        parts,
        found.tranId,
        paid.success
          ? {
              status: 'SUCCESS',
              paymentId: paid.data.razorpay_payment_id,
              signature: paid.data.razorpay_signature,
            }
          : { status: 'FAILED' },
      );
      const isPaid = reported.outcome === 'told' && (paid.success || reported.status === 'SUCCESS');
      if (isPaid || reported.outcome === 'not-allowed') return reply.redirect(successPage(found), 303);
      const reason = paid.success ? 'not-confirmed' : (failed.data?.['error[reason]'] ?? 'not-confirmed');
      return reply.redirect(failedPage(reason, found), 303);
    },
  );
}
