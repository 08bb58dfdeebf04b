import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Journal } from '../journal.ts';
import {
  SandboxDispute,
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
  type PaymentMethod,
  type SandboxDisputeStatus,
  type SandboxEvent,
} from './card-records.ts';
import { FAILURES, type FailureReason } from './failures.ts';

/** `lateMs`: how long after its failure a late payment is captured. */
export type CardSandboxSettings = { keyId: string; keySecret: string; lateMs: number };

/** An error that the API answers in the provider's own form. */
export class ProviderError extends Error {
  readonly description: string;
  constructor(description: string) {
    super(description);
    this.description = description;
  }
}

const createId = (prefix: string) =>
  `${prefix}_${randomBytes(10).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 14)}`;

/** A card provider that moves no money: orders, payments and refunds with the real one's rules and error texts. */
export class CardSandbox {
  readonly #orders: Journal<SandboxOrder>;
  readonly #payments: Journal<SandboxPayment>;
  readonly #refunds: Journal<SandboxRefund>;
  readonly #disputes: Journal<SandboxDispute>;
  readonly #emit: (event: SandboxEvent) => void;
  readonly #now: () => Date;

  /** Stores its records in `folder`, or in memory without one; calls `emit` for each event. */
  constructor(folder: string | undefined, emit: (event: SandboxEvent) => void, now = () => new Date()) {
    this.#now = now;
    const file = (name: string) => folder && join(folder, `${name}.jsonl`);
    this.#orders = new Journal(file('orders'), (line) => SandboxOrder.parse(line));
    this.#payments = new Journal(file('payments'), (line) => SandboxPayment.parse(line));
    this.#refunds = new Journal(file('refunds'), (line) => SandboxRefund.parse(line));
    this.#disputes = new Journal(file('disputes'), (line) => SandboxDispute.parse(line));
    this.#emit = emit;
  }

  /** Creates an order with an amount in paise. A second order for the same receipt is refused. */
  createOrder(amount: number, currency: string, receipt: string | null): SandboxOrder {
    if (!Number.isInteger(amount) || amount < 100)
      throw new ProviderError('Order amount less than minimum amount allowed');
    if (currency !== 'INR') throw new ProviderError('Currency is not supported');
    if (receipt !== null && receipt.length > 40)
      throw new ProviderError('The receipt may not be greater than 40 characters.');
    if (receipt !== null && this.listOrders(receipt).length > 0)
      throw new ProviderError('The receipt is already used.');
    return this.#orders.put({
      id: createId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      status: 'created',
      attempts: 0,
      created_at: this.#nowInSeconds(),
    });
  }

  findOrder(id: string): SandboxOrder {
    return this.#orders.get(id) ?? throwUnknownId();
  }

  listOrders(receipt: string): SandboxOrder[] {
    return this.#orders.list().filter((order) => order.receipt === receipt);
  }

  findPayment(id: string): SandboxPayment {
    return this.#payments.get(id) ?? throwUnknownId();
  }

  listPayments(orderId: string): SandboxPayment[] {
    return this.#payments.list().filter((payment) => payment.order_id === orderId);
  }

  listRefunds(paymentId: string): SandboxRefund[] {
    return this.#refunds.list().filter((refund) => refund.payment_id === paymentId);
  }

  listDisputes(paymentId: string): SandboxDispute[] {
    return this.#disputes.list().filter((dispute) => dispute.payment_id === paymentId);
  }

  /** Creates an authorised payment; `capture` then takes the money. */
  authorise(orderId: string, method?: PaymentMethod): SandboxPayment {
    const order = this.#recordAttempt(orderId);
    const payment = this.#payments.put({
      ...buildPayment(order, this.#nowInSeconds(), method),
      status: 'authorized',
    });
    this.#emit({ event: 'payment.authorized', payment });
    return payment;
  }

  /** Captures an authorised payment. A captured one stays as it is. */
  capture(paymentId: string): SandboxPayment {
    const before = this.findPayment(paymentId);
    if (before.captured) return before;
    if (before.status !== 'authorized')
      throw new ProviderError('Only payments which have been authorized can be captured');
    const payment = this.#payments.put({ ...before, status: 'captured', captured: true });
    const { amount, ...rest } = this.findOrder(payment.order_id);
    const order = this.#orders.put({ ...rest, amount, status: 'paid', amount_paid: amount, amount_due: 0 });
    this.#emit({ event: 'payment.captured', payment });
    this.#emit({ event: 'order.paid', payment, order });
    return payment;
  }

  /** Creates a failed payment. */
  fail(orderId: string, reason: FailureReason, method?: PaymentMethod): SandboxPayment {
    const order = this.#recordAttempt(orderId);
    const { code, description, source, step } = FAILURES[reason];
    const payment = this.#payments.put({
      ...buildPayment(order, this.#nowInSeconds(), method),
      status: 'failed',
      error_code: code,
      error_description: description,
      error_source: source,
      error_step: step,
      error_reason: reason,
    });
    this.#emit({ event: 'payment.failed', payment });
    return payment;
  }

  /** Releases an authorisation, as the provider does by itself after some days. It sends no event. */
  expireAuthorisation(paymentId: string): SandboxPayment {
    const before = this.findPayment(paymentId);
    if (before.status !== 'authorized') throw new ProviderError('The payment is not in authorized state');
    return this.#payments.put({ ...before, status: 'refunded', amount_refunded: before.amount });
  }

  /** Refunds a captured payment, in whole or in part. */
  refund(paymentId: string, amount: number | undefined, receipt: string | null): SandboxRefund {
    const before = this.findPayment(paymentId);
    if (!before.captured)
      throw new ProviderError('The payment status should be captured for action to be taken');
    const remaining = before.amount - before.amount_refunded;
    const refunded = amount ?? remaining;
    if (refunded < 1 || refunded > remaining) {
      throw new ProviderError('The total refund amount is greater than the refund payment amount');
    }
    const amount_refunded = before.amount_refunded + refunded;
    const status = amount_refunded === before.amount ? 'refunded' : 'captured';
    const payment = this.#payments.put({ ...before, amount_refunded, status });
    const refund = this.#refunds.put({
      id: createId('rfnd'),
      entity: 'refund',
      amount: refunded,
      currency: 'INR',
      payment_id: paymentId,
      receipt,
      status: 'processed',
      created_at: this.#nowInSeconds(),
    });
    this.#emit({ event: 'refund.processed', payment, refund });
    return refund;
  }

  /** Raises a dispute about a captured payment, or moves one on; the trust has seven days to answer. */
  dispute(
    paymentId: string,
    status: SandboxDisputeStatus,
    { id, amount }: { id?: string; amount?: number },
  ): SandboxDispute {
    const payment = this.findPayment(paymentId);
    if (!payment.captured) throw new ProviderError('Only captured payments can be disputed');
    const known = id === undefined ? undefined : (this.#disputes.get(id) ?? throwUnknownId());
    if (known && ['won', 'lost', 'closed'].includes(known.status))
      throw new ProviderError('The dispute has ended');
    const now = this.#nowInSeconds();
    const asked = amount ?? known?.amount ?? payment.amount;
    if (asked < 1 || asked > payment.amount) throw new ProviderError('The amount is more than the payment');
    const dispute = this.#disputes.put({
      entity: 'dispute',
      reason_code: 'chargeback_authorization',
      phase: 'chargeback',
      respond_by: now + 7 * 24 * 60 * 60,
      created_at: now,
      ...known,
      id: known?.id ?? createId('disp'),
      payment_id: paymentId,
      amount: asked,
      currency: payment.currency,
      amount_deducted: status === 'lost' ? asked : 0,
      status,
    });
    const event = `payment.dispute.${status === 'open' ? 'created' : status}`;
    this.#emit({ event, payment, dispute, created_at: now });
    return dispute;
  }

  #nowInSeconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  #recordAttempt(orderId: string): SandboxOrder {
    const order = this.findOrder(orderId);
    const status = order.status === 'paid' ? 'paid' : 'attempted';
    return this.#orders.put({ ...order, status, attempts: order.attempts + 1 });
  }
}

function buildPayment(
  order: SandboxOrder,
  created_at: number,
  method: PaymentMethod = 'card',
): SandboxPayment {
  return {
    id: createId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    method,
    captured: false,
    amount_refunded: 0,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    created_at,
  };
}

function throwUnknownId(): never {
  throw new ProviderError('The id provided does not exist');
}
