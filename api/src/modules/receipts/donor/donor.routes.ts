import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  DonationRequest,
  DonationSummary,
  OwnDonationList,
  PaymentCheckRequest,
  ResentReceipt,
} from '@trust/shared/contract/donations/payments';
import { OwnRecordsRequest } from '@trust/shared/contract/users';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { problemResponses } from '../../../plugins/problems.ts';
import { findOpenableDonation, refuseCheck, resendReceipt } from '../../payments/index.ts';
import { listOfAccount } from '../../payments/ledger/index.ts';
import type { PaymentDeps } from '../../payments/providers/index.ts';
import { findRequestUser } from '../../users/index.ts';
import type { IssueReceiptDeps } from '../issued-receipt.ts';
import { listOwnDonation, summariseDonation } from './summarise-donation.ts';

export type DonorRouteDeps = PaymentDeps & IssueReceiptDeps;

const tags = ['payments'];

/** Registers the calls of donors about a donation of their own. */
export function donorRoutes(server: FastifyInstance, deps: DonorRouteDeps): void {
  void server.register(fastifyCookie);
  const app = server.withTypeProvider<ZodTypeProvider>();
  const config = limitPerMinute(deps.paymentsPerMinute);

  app.post(
    '/donation',
    {
      config,
      schema: {
        tags,
        operationId: 'getDonation',
        summary: 'A donation for the browser that made it: sum, cause, when it arrived',
        body: DonationRequest,
        response: { 200: DonationSummary, ...problemResponses },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const found = await findOpenableDonation(deps.database, request.body, request.cookies);
      const summary =
        found?.tranId === request.body.tran_id ? await summariseDonation(deps, found) : undefined;
      return summary ?? reply.problem(404, 'notFound');
    },
  );

  app.post(
    '/my-donations',
    {
      config,
      schema: {
        tags,
        operationId: 'listOwnDonations',
        summary: 'Donations of the account that is logged in, newest first',
        security: [{ bearer: [] }],
        body: OwnRecordsRequest,
        response: { 200: OwnDonationList, ...problemResponses },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const user = await findRequestUser(deps.database, request, deps.now());
      if (!user) return reply.problem(401, 'notLoggedIn');
      const rows = await listOfAccount(deps.database, user.id, request.body);
      return Promise.all(rows.map((row) => listOwnDonation(deps, row)));
    },
  );

  app.post(
    '/resend-receipt',
    {
      config,
      schema: {
        tags,
        operationId: 'resendReceipt',
        summary: 'Mails a receipt again to the address of the donation, at most three times a day',
        body: PaymentCheckRequest,
        response: { 200: ResentReceipt, ...problemResponses },
      },
    },
    async (request, reply) => {
      const resent = await resendReceipt(deps, request.body.tran_id, request.body.phone);
      switch (resent.outcome) {
        case 'sent':
          return { receiptEmail: resent.receiptEmail };
        case 'no-receipt':
          return reply.problem(409, 'noReceipt');
        case 'too-often':
          return reply.problem(429, 'receiptSentOften');
        case 'not-found':
        case 'locked':
        case 'unavailable':
          return refuseCheck(reply, resent);
      }
    },
  );
}
