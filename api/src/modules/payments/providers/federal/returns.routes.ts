import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { failurePath, successPath } from './return-paths.rules.ts';
import { handleBankReturn } from './bank-payment.ts';
import { emptyResponse, problemResponses } from '../../../../plugins/problems.ts';
import { registerFormParser } from '../../../../plugins/form-body.ts';
import type { PaymentDeps } from '../../deps.ts';
import { setReceiptCookie } from '../../checkout/receipt-cookie.ts';
import { reportStatus } from '../../checkout/report-status.ts';
import { findByOrder } from '../../transactions.store.ts';

const PaidReturn = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
const FailedReturn = z.object({
  'error[metadata]': z.pipe(z.string(), z.transform(readOrderId)),
  // It becomes part of an address, so only a code of the provider's is accepted.
  'error[reason]': z.catch(z.string().check(z.regex(/^[a-z_]{1,60}$/)), 'declined'),
});

function readOrderId(metadata: string): string | undefined {
  try {
    const { data } = z.object({ order_id: z.string() }).safeParse(JSON.parse(metadata));
    return data?.order_id;
  } catch {
    return undefined;
  }
}

/** Registers the calls to which the bank and the card provider's hosted page return a browser; each redirects to a page. */
export function registerReturnRoutes(server: FastifyInstance, deps: PaymentDeps): void {
  registerFormParser(server);
  void server.register(fastifyCookie);

  server.post(
    '/bank-return',
    {
      schema: {
        tags: ['payments'],
        operationId: 'handleBankReturn',
        summary: 'The bank’s answer; leads to a page',
        response: { 303: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const bankReturn = await handleBankReturn(deps, request.body);
      if (bankReturn.outcome === 'failed')
        return reply.redirect(failurePath(bankReturn.reason, bankReturn.transaction), 303);
      // Only the browser that paid brings an answer signed by the bank. Without scripts it has no other way to the receipt.
      setReceiptCookie(reply, deps, bankReturn.transaction);
      return reply.redirect(successPath(bankReturn.transaction), 303);
    },
  );

  server.post(
    '/checkout-return',
    {
      schema: {
        tags: ['payments'],
        operationId: 'handleCheckoutReturn',
        summary: 'The answer of the card provider’s hosted page; leads to a page',
        response: { 303: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const paid = PaidReturn.safeParse(request.body);
      const failed = FailedReturn.safeParse(request.body);
      const orderId = paid.data?.razorpay_order_id ?? failed.data?.['error[metadata]'];
      const found = orderId === undefined ? undefined : await findByOrder(deps.database, orderId);
      if (!found) return reply.redirect(failurePath('not-confirmed'), 303);
      const reported = await reportStatus(
        deps,
        found.tranId,
        paid.success
          ? {
              status: 'SUCCESS',
              paymentId: paid.data.razorpay_payment_id,
              signature: paid.data.razorpay_signature,
            }
          : { status: 'FAILED' },
      );
      const isPaid = reported.outcome === 'answered' && (paid.success || reported.status === 'SUCCESS');
      if (isPaid || reported.outcome === 'not-allowed') return reply.redirect(successPath(found), 303);
      const reason = paid.success ? 'not-confirmed' : (failed.data?.['error[reason]'] ?? 'not-confirmed');
      return reply.redirect(failurePath(reason, found), 303);
    },
  );
}
