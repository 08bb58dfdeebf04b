import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRupees } from '@trust/shared/contract/donations/amount';
import {
  donationPath,
  paymentWayOf,
  readDonationForm,
  readText,
  type FieldSource,
} from '@trust/shared/contract/donations/donation-fields';
import { textIn } from '@trust/shared/contract/text-in';
import { TranId } from '@trust/shared/contract/donations/payments';
import { newNonce, createPlainPageHeaders } from '../../../../html/plain-page.ts';
import { registerFormParser } from '../../../../plugins/bodies/form-body.ts';
import { limitPerMinute } from '../../../../plugins/limits.ts';
import { problemResponses } from '../../../../plugins/problems.ts';
import { findProjectName } from '../../../projects/index.ts';
import { donationPageId } from '../returns/return-paths.rules.ts';
import { sendToBank } from '../prepare-bank-form.ts';
import { formatWithPaise } from '../../../../india/format-sum.rules.ts';
import { createOrder } from '../create-order.ts';
import { issueReference } from '../../ledger/donation/issue-reference.ts';
import type { PaymentDeps } from '../../providers/deps.ts';
import type { HostedForm } from '../../providers/card-provider.ts';
import { sendFailure, type PaymentFailure } from '../payment-failures.ts';
import { PURPOSE_TEXTS } from '../../ledger/donation/purpose.texts.ts';
import { setReceiptCookie } from '../../ledger/donation/receipt-cookie.ts';
import { recordDonation } from '../donation/record-donation.ts';
import { renderContinuePage } from './start-page.ts';
import type { TransactionRow } from '../../ledger/transactions.store.ts';

/**
 * Registers the call that a donation form is posted to without scripts. It answers the page that leads on to the
 * provider, or a problem, which the gateway shows on the form's own page.
 */
export function registerStartRoute(server: FastifyInstance, deps: PaymentDeps): void {
  registerFormParser(server);
  void server.register(fastifyCookie);
  server.post(
    '/start',
    {
      config: limitPerMinute(deps.paymentsPerMinute),
      schema: {
        tags: ['payments'],
        operationId: 'startCheckout',
        summary: 'The donation form without scripts; the page that leads on to the provider',
        response: { 200: z.string(), ...problemResponses },
      },
    },
    (request, reply) => startCheckout(deps, request, reply),
  );
}

async function startCheckout(deps: PaymentDeps, request: FastifyRequest, reply: FastifyReply) {
  const { language } = request;
  const fields = toFieldSource(request.body);
  const form = readDonationForm(fields);
  const nid = readText(fields, 'nid');
  const way = paymentWayOf(fields.get('way'));
  // Scripts may have recorded the donation before they failed: under its reference it stays one donation.
  const known = TranId.safeParse(readText(fields, 'tran_id'));
  const recorded = await recordDonation(
    deps,
    {
      ...form,
      tran_id: known.data ?? (await issueReference(deps.database, deps.prefixes.donation, deps.now())),
      amount: parseRupees(form.amount, deps.largestDonation),
      project: nid,
      lang: language,
      isMobile: way === 'app',
    },
    undefined,
  );
  if (recorded.outcome !== 'recorded') return sendFailure(reply, recorded);
  const { transaction } = recorded;
  const checkout =
    way === 'card' ? await cardCheckout(deps, transaction) : await bankCheckout(deps, transaction);
  if (checkout.outcome !== 'ready') return sendFailure(reply, checkout);

  setReceiptCookie(reply, deps, transaction);
  const { action, fields: hiddenFields } = checkout;
  const sandbox = (way === 'card' ? deps.card : deps.bank)?.live === false;
  const page = { language, trustName: deps.trustName, nonce: newNonce(), sandbox, inApp: way === 'app' };
  return reply.headers(createPlainPageHeaders(page, new URL(action).origin)).send(
    renderContinuePage(page, {
      tranId: transaction.tranId,
      purpose: await namePurpose(deps, transaction),
      amount: formatWithPaise(transaction.amount),
      action,
      fields: hiddenFields,
      // An app may store no cookie.
      back: donationPath(nid, way) + (way === 'app' ? `?lang=${language}` : ''),
    }),
  );
}

/** What a donation is for, as its donor chose it: the project's name, or the fund's. */
async function namePurpose({ database }: PaymentDeps, transaction: TransactionRow): Promise<string> {
  const { projectId, purpose, language } = transaction;
  const project = projectId === null ? undefined : await findProjectName(database, projectId);
  return project ? textIn(language, project) : PURPOSE_TEXTS[language][purpose ?? 'general'];
}

type Checkout = ({ outcome: 'ready' } & HostedForm) | Exclude<PaymentFailure, { outcome: 'invalid' }>;

async function bankCheckout(deps: PaymentDeps, transaction: TransactionRow): Promise<Checkout> {
  const bankForm = await sendToBank(deps, transaction);
  return bankForm.outcome === 'form' ? { outcome: 'ready', ...bankForm.form } : bankForm;
}

async function cardCheckout(deps: PaymentDeps, transaction: TransactionRow): Promise<Checkout> {
  const { card, siteUrl, trustName } = deps;
  const { tranId, amount, language, firstName, phone, email } = transaction;
  const order = await createOrder(deps, tranId, amount);
  if (order.outcome !== 'ordered') return order;
  if (!card) return { outcome: 'unavailable' };
  const form = card.hostedForm({
    orderId: order.orderId,
    amount,
    name: textIn(language, trustName),
    description: tranId,
    donor: { name: firstName ?? '', phone: phone ?? '', email: email ?? '' },
    returnUrl: `${siteUrl}/payments/checkout-return`,
    cancelUrl: `${siteUrl}${donationPath(donationPageId(transaction) ?? 'home', 'card')}`,
  });
  return { outcome: 'ready', ...form };
}

function toFieldSource(body: unknown): FieldSource {
  const fields = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  return { get: (name) => fields.get(name) };
}
