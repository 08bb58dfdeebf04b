import { parsePaise } from '@trust/shared/contract/donations/amount';
import { amountError } from '@trust/shared/contract/donations/donation-form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  ACCEPT_PROJECT,
  BankForm,
  NewTransaction,
  Order,
  OrderRequest,
  Sequence,
  SequenceRequest,
  StatusReport,
  Transaction,
  TransactionStatus,
} from '@trust/shared/contract/donations/payments';
import { sendFieldErrors } from '../../../plugins/field-errors.ts';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { problemResponses } from '../../../plugins/problems.ts';
import { dropServerFields } from '../../../plugins/bodies/server-fields.ts';
import { findRequestUser } from '../../users/index.ts';
import { prepareBankForm } from './prepare-bank-form.ts';
import { toTransaction } from './donation/answered-donation.rules.ts';
import { readDonationInput } from './donation/parse-donation.rules.ts';
import { createOrder } from './create-order.ts';
import { issueReference } from '../ledger/donation/issue-reference.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { sendFailure } from './payment-failures.ts';
import { recordDonation } from './donation/record-donation.ts';
import { reportStatus } from './report-status.ts';

/**
 * Whether a caller takes a donation's `project` as a record. A page of this site that was opened with an older release, or is
 * pinned to one, takes its id alone: what a browser sends beside, no other caller does.
 */
function knowsProjects({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === undefined || headers.accept?.includes(ACCEPT_PROJECT) === true;
}

const tags = ['payments'];
/** `tran_id` may be missing: the bank's form then gets a new reference. */
const BankFormRequest = z.extend(NewTransaction, { tran_id: z.optional(NewTransaction.shape.tran_id) });

/** Registers the calls of the donation pages. Amounts are whole paise. */
export function registerDonationRoutes(server: FastifyInstance, deps: PaymentDeps): void {
  registerReference(server, deps);
  registerOrder(server, deps);
  registerRecord(server, deps);
  registerStatusReport(server, deps);
  registerBankForm(server, deps);
}

function limited({ paymentsPerMinute }: PaymentDeps) {
  return { config: limitPerMinute(paymentsPerMinute) };
}

async function findAccountId({ database, now }: PaymentDeps, request: FastifyRequest) {
  return (await findRequestUser(database, request, now()))?.id;
}

function registerReference(server: FastifyInstance, deps: PaymentDeps): void {
  const { database, now, prefixes } = deps;
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/getNextSequence',
    {
      ...limited(deps),
      schema: {
        tags,
        operationId: 'issueReference',
        summary: 'A new reference; the plain value for Accept: text/plain',
        body: SequenceRequest,
        response: { 200: z.union([Sequence, z.string()]), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { prefix } = request.body;
      if (!Object.values(prefixes).includes(prefix))
        return sendFieldErrors(reply, [{ field: 'prefix', message: 'invalid' }]);
      const reference = await issueReference(database, prefix, now());
      if (!request.headers.accept?.includes('text/plain')) return { tran_id: reference };
      return reply.type('text/plain; charset=utf-8').send(reference);
    },
  );
}

function registerOrder(server: FastifyInstance, deps: PaymentDeps): void {
  const { largestDonation } = deps;
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/get-orderid-for-razorpay',
    {
      ...limited(deps),
      preValidation: dropServerFields,
      schema: {
        tags,
        operationId: 'createOrder',
        summary: 'The card provider’s order',
        body: OrderRequest,
        response: { 200: Order, ...problemResponses },
      },
    },
    async (request, reply) => {
      const amount = parsePaise(request.body.amount, largestDonation);
      if (amount.kind !== 'paise') return sendFieldErrors(reply, [amountError(amount)]);
      const order = await createOrder(deps, request.body.receipt, amount.paise);
      return order.outcome === 'ordered' ? { order_id: order.orderId } : sendFailure(reply, order);
    },
  );
}

function registerRecord(server: FastifyInstance, deps: PaymentDeps): void {
  const { largestDonation } = deps;
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/newTrans',
    {
      ...limited(deps),
      preValidation: dropServerFields,
      schema: {
        tags,
        operationId: 'recordDonation',
        summary: 'Record a donation before it is paid',
        body: NewTransaction,
        response: { 201: Transaction, ...problemResponses },
      },
    },
    async (request, reply) => {
      const input = readDonationInput(request.body, largestDonation);
      const recorded = await recordDonation(deps, input, await findAccountId(deps, request));
      if (recorded.outcome !== 'recorded') return sendFailure(reply, recorded);
      const transaction = toTransaction(recorded.transaction);
      if (!transaction) throw new Error('A donation that was just recorded has no content');
      const { projectId } = recorded.transaction;
      return reply
        .code(201)
        .send(knowsProjects(request) ? transaction : { ...transaction, project: projectId });
    },
  );
}

function registerStatusReport(server: FastifyInstance, deps: PaymentDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/update-trans-status',
    {
      ...limited(deps),
      schema: {
        tags,
        operationId: 'reportStatus',
        summary: 'What a browser says of its payment',
        body: StatusReport,
        response: { 200: TransactionStatus, ...problemResponses },
      },
    },
    async (request, reply) => {
      const reported = await reportStatus(deps, request.body.tran_id, request.body);
      switch (reported.outcome) {
        case 'answered':
          return { tran_id: reported.tranId, status: reported.status };
        case 'not-found':
          return reply.problem(404, 'notFound');
        case 'not-signed':
          return reply.problem(400, 'notConfirmed');
        case 'not-allowed':
          return reply.problem(409, 'notAllowed');
      }
    },
  );
}

function registerBankForm(server: FastifyInstance, deps: PaymentDeps): void {
  const { database, now, prefixes, largestDonation } = deps;
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/createFederalHash',
    {
      ...limited(deps),
      preValidation: dropServerFields,
      schema: {
        tags,
        operationId: 'createBankForm',
        summary: 'The bank’s form, made of what is stored',
        body: BankFormRequest,
        response: { 200: BankForm, ...problemResponses },
      },
    },
    async (request, reply) => {
      const prefix = request.body.programme ? prefixes.solace : prefixes.donation;
      const tran_id = request.body.tran_id ?? (await issueReference(database, prefix, now()));
      const bankForm = await prepareBankForm(
        deps,
        { ...readDonationInput(request.body, largestDonation), tran_id },
        await findAccountId(deps, request),
      );
      return bankForm.outcome === 'form' ? bankForm.form : sendFailure(reply, bankForm);
    },
  );
}
