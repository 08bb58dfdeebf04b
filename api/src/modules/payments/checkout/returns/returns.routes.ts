import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { failurePath, paidPath, successPath } from './return-paths.rules.ts';
import { handleBankReturn } from './handle-bank-return.ts';
import { registerFormParser } from '../../../../plugins/bodies/form-body.ts';
import { emptyResponse, problemResponses } from '../../../../plugins/problems.ts';
import type { PaymentDeps } from '../../providers/deps.ts';
import { setReceiptCookie } from '../../ledger/donation/receipt-cookie.ts';
import { reportStatus } from '../report-status.ts';
import { findByOrder } from '../../ledger/transactions.store.ts';

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
      return reply.redirect(paidPath(bankReturn.transaction), 303);
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
      const result = deps.card?.readReturn(request.body);
      const found = result && (await findByOrder(deps.database, result.orderId));
      if (!found) return reply.redirect(failurePath('not-confirmed'), 303);
      const reported = await reportStatus(
        deps,
        found.tranId,
        result.outcome === 'paid'
          ? { status: 'SUCCESS', paymentId: result.paymentId, signature: result.signature }
          : { status: 'FAILED' },
      );
      const isPaid =
        reported.outcome === 'answered' && (result.outcome === 'paid' || reported.status === 'SUCCESS');
      if (isPaid || reported.outcome === 'not-allowed') return reply.redirect(successPath(found), 303);
      return reply.redirect(
        failurePath(result.outcome === 'paid' ? 'not-confirmed' : result.reason, found),
        303,
      );
    },
  );
}
