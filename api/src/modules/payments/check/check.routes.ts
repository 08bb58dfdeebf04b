import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  PaymentCheckRequest,
  PaymentCheckResponse,
  StatusResponse,
  StatusRequest,
} from '@trust/shared/contract/donations/payments';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { problemResponses } from '../../../plugins/problems.ts';
import { describeStatus } from '../ledger/donation/describe-money.rules.ts';
import { refundedMark } from '../ledger/states.rules.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { checkPayment, listRefunds, receiptEmailOf, refuseCheck } from './check-payment.ts';
import { findByTranId } from './find-by-reference.ts';

const tags = ['payments'];

/** Registers the calls that answer what became of a payment. */
export function registerCheckRoutes(server: FastifyInstance, deps: PaymentDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/status',
    {
      schema: {
        tags,
        operationId: 'getStatus',
        summary: 'What became of a payment',
        body: StatusRequest,
        response: { 200: StatusResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const found = await findByTranId(deps.database, request.body.tran_id);
      return found
        ? { ...describeStatus(found), ...refundedMark(found.state) }
        : reply.problem(404, 'notFound');
    },
  );

  app.post(
    '/check',
    {
      config: limitPerMinute(deps.paymentsPerMinute),
      schema: {
        tags,
        operationId: 'checkPayment',
        summary: 'Money debited but no confirmation: asks the provider now',
        body: PaymentCheckRequest,
        response: { 200: PaymentCheckResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const checked = await checkPayment(deps, request.body.tran_id, request.body.phone);
      if (checked.outcome !== 'answered') return refuseCheck(reply, checked);
      const receiptEmail = receiptEmailOf(deps, checked);
      return {
        ...describeStatus(checked.transaction),
        status: checked.status,
        ...refundedMark(checked.transaction.state),
        ...(await listRefunds(deps, checked.transaction)),
        ...(receiptEmail !== undefined && { receiptEmail }),
      };
    },
  );
}
