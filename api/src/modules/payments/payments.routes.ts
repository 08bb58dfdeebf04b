import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  BankForm,
  NewTransaction,
  Order,
  OrderAsk,
  PaymentCheck,
  Sequence,
  SequenceAsk,
  StatusAnswer,
  StatusAsk,
  StatusReport,
  Transaction,
  TransactionStatus,
} from '@trust/shared/contract/payments';
import { atMostPerMinute } from '../../plugins/limits.ts';
import { refusals } from '../../plugins/problems.ts';
import { dropServersOwnFields } from '../../plugins/servers-own-fields.ts';
import { say, type VisitorText } from '../../plugins/visitor-texts.ts';
import { findSessionUser } from '../users/index.ts';
import { sendToBank, type SentToBank } from './bank-payment.ts';
import { checkPayment } from './check-payment.ts';
import { readPaise, transactionTold, type Fault } from './donation.rules.ts';
import { giveOrder, type Ordered } from './give-order.ts';
import { newReference } from './new-reference.ts';
import type { PaymentParts } from './parts.ts';
import { recordDonation, type Recorded } from './record-donation.ts';
import { reportStatus } from './report-status.ts';
import { publicStatus } from './states.rules.ts';
import { findTransaction } from './transactions.store.ts';

const tags = ['payments'];
/** The provider's key of a browser, dropped like what else is not the client's to say. */
const BankFormAsk = z.extend(NewTransaction, { tran_id: z.optional(NewTransaction.shape.tran_id) });

/** The calls of the donation pages. Amounts are whole paise. */
export function paymentCalls(server: FastifyInstance, parts: PaymentParts): void {
  const { database, now, paymentsPerMinute, prefixes, largestDonation } = parts;
  const app = server.withTypeProvider<ZodTypeProvider>();
  const limited = { config: atMostPerMinute(paymentsPerMinute) };
  const writing = { ...limited, preValidation: dropServersOwnFields };

  const accountOf = async ({ bearerToken }: FastifyRequest) =>
    bearerToken === undefined ? undefined : (await findSessionUser(database, bearerToken, now()))?.id;

  app.post(
    '/getNextSequence',
    {
      schema: {
        tags,
        summary: 'A new reference; the plain value for Accept: text/plain',
        body: SequenceAsk,
        response: { 200: z.union([Sequence, z.string()]), ...refusals },
      },
    },
    async (request, reply) => {
      const { prefix } = request.body;
      if (!Object.values(prefixes).includes(prefix))
        return refuse(reply, [{ field: 'prefix', text: 'invalid' }]);
      const reference = await newReference(database, prefix, now());
      if (!request.headers.accept?.includes('text/plain')) return { tran_id: reference };
      return reply.type('text/plain; charset=utf-8').send(reference);
    },
  );

  app.post(
    '/get-orderid-for-razorpay',
    {
      ...writing,
      schema: {
        tags,
        summary: 'The card provider’s order',
        body: OrderAsk,
        response: { 200: Order, ...refusals },
      },
    },
    async (request, reply) => {
      const amount = readPaise(request.body.amount, largestDonation);
      if (typeof amount === 'string') return refuse(reply, [{ field: 'amount', text: amount }]);
      const ordered = await giveOrder(parts, request.body.receipt, amount);
      return ordered.outcome === 'ordered' ? { order_id: ordered.orderId } : tellRefusal(reply, ordered);
    },
  );

  app.post(
    '/newTrans',
    {
      ...writing,
      schema: {
        tags,
        summary: 'Record a donation before it is paid',
        body: NewTransaction,
        response: { 201: Transaction, ...refusals },
      },
    },
    async (request, reply) => {
      const recorded = await recordDonation(parts, request.body, await accountOf(request));
      if (recorded.outcome !== 'recorded') return tellRefusal(reply, recorded);
      const told = transactionTold(recorded.transaction);
      if (!told) throw new Error('A donation that was just recorded has no content');
      return reply.code(201).send(told);
    },
  );

  app.post(
    '/update-trans-status',
    {
      ...limited,
      schema: {
        tags,
        summary: 'What a browser says of its payment',
        body: StatusReport,
        response: { 200: TransactionStatus, ...refusals },
      },
    },
    async (request, reply) => {
      const reported = await reportStatus(parts, request.body.tran_id, request.body);
      switch (reported.outcome) {
        case 'told':
          return { tran_id: reported.tranId, status: reported.status };
        case 'unknown':
          return reply.problem(404, 'notFound');
        case 'not-signed':
          return reply.problem(400, 'notConfirmed');
        case 'not-allowed':
          return reply.problem(409, 'notAllowed');
      }
    },
  );

  app.post(
    '/status',
    {
      schema: {
        tags,
        summary: 'What became of a payment',
        body: StatusAsk,
        response: { 200: StatusAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findTransaction(database, request.body.tran_id);
      return found ? { status: publicStatus(found.state) } : reply.problem(404, 'notFound');
    },
  );

  app.post(
    '/check',
    {
      ...limited,
      schema: {
        tags,
        summary: 'Money was taken but nothing confirmed: asks the provider now',
        body: PaymentCheck,
        response: { 200: StatusAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const checked = await checkPayment(parts, request.body.tran_id.trim(), request.body.phone);
      switch (checked.outcome) {
        case 'told':
          return { status: checked.status };
        case 'wrong':
          return reply.problem(404, 'noSuchPayment');
        case 'away':
          return reply.problem(503, 'unavailable');
        case 'locked':
          void reply.header('retry-after', Math.ceil(checked.forMs / 1000));
          return reply.problem(429, 'tooManyFailures', { minutes: Math.ceil(checked.forMs / 60_000) });
      }
    },
  );

  app.post(
    '/createFederalHash',
    {
      ...writing,
      schema: {
        tags,
        summary: 'The bank’s form, made of what is stored',
        body: BankFormAsk,
        response: { 200: BankForm, ...refusals },
      },
    },
    async (request, reply) => {
      const tran_id = request.body.tran_id ?? (await newReference(database, prefixes.donation, now()));
      const sent = await sendToBank(parts, { ...request.body, tran_id }, await accountOf(request));
      return sent.outcome === 'form' ? sent.form : tellRefusal(reply, sent);
    },
  );
}

function refuse(reply: FastifyReply, faults: Fault[]): FastifyReply {
  const errors = faults.map(({ field, text }) => ({ field, message: say(reply.request.language, text) }));
  return reply.problem(422, 'checkFields', { errors });
}

type Refusal = Exclude<Recorded | Ordered | SentToBank, { outcome: 'recorded' | 'ordered' | 'form' }>;

/** The status and the visitor's text of each refusal. */
export const REFUSALS = {
  closed: [409, 'closed'],
  taken: [409, 'referenceTaken'],
  'too-many': [429, 'tooManyRequests'],
  unavailable: [503, 'paymentAway'],
} as const satisfies Record<Exclude<Refusal['outcome'], 'faults'>, readonly [number, VisitorText]>;

function tellRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.outcome === 'faults') return refuse(reply, refusal.faults);
  const [status, text] = REFUSALS[refusal.outcome];
  return reply.problem(status, text);
}
