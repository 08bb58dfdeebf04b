import * as z from 'zod/mini';
import {
  RazorpayDispute,
  RazorpayPayment,
  RazorpayRefund,
  toDisputeFacts,
  toPaymentFacts,
} from './razorpay-schemas.ts';

const PAYMENT = { id: 'pay_1', order_id: 'order_1', amount: 500_00, currency: 'INR', status: 'captured' };
const REFUND = { id: 'rfnd_1', payment_id: 'pay_1', amount: 1, status: 'processed' };
const DISPUTE = { id: 'disp_1', payment_id: 'pay_1', amount: 1 };

test.each([
  ['an id of 64 signs', RazorpayPayment, { ...PAYMENT, id: 'a'.repeat(64) }, true],
  ['an id of 65 signs', RazorpayPayment, { ...PAYMENT, id: 'a'.repeat(65) }, false],
  ['no id', RazorpayPayment, { ...PAYMENT, id: '' }, false],
  ['an id with more before it', RazorpayPayment, { ...PAYMENT, id: '/pay_1' }, false],
  ['an id with more behind it', RazorpayPayment, { ...PAYMENT, id: 'pay_1/refund' }, false],
  ['a sum as text', RazorpayPayment, { ...PAYMENT, amount: '50000' }, true],
  ['no rupee', RazorpayPayment, { ...PAYMENT, amount: 0 }, true],
  ['a sum below zero', RazorpayPayment, { ...PAYMENT, amount: -1 }, false],
  ['half a paisa', RazorpayPayment, { ...PAYMENT, amount: 0.5 }, false],
  ['a currency in small letters', RazorpayPayment, { ...PAYMENT, currency: 'inr' }, true],
  ['a currency of two letters', RazorpayPayment, { ...PAYMENT, currency: 'IN' }, false],
  ['a currency of four letters', RazorpayPayment, { ...PAYMENT, currency: 'INRS' }, false],
  ['the last second of 2099', RazorpayPayment, { ...PAYMENT, created_at: 4_102_444_800 }, true],
  ['a second later', RazorpayPayment, { ...PAYMENT, created_at: 4_102_444_801 }, false],
  ['the second zero', RazorpayPayment, { ...PAYMENT, created_at: 0 }, false],
  ['a refund of a paisa', RazorpayRefund, REFUND, true],
  ['a pending refund', RazorpayRefund, { ...REFUND, status: 'pending' }, true],
  ['a failed refund', RazorpayRefund, { ...REFUND, status: 'failed' }, true],
  ['a refund of nothing', RazorpayRefund, { ...REFUND, amount: 0 }, false],
  ['a dispute about a paisa', RazorpayDispute, DISPUTE, true],
  ['a dispute about nothing', RazorpayDispute, { ...DISPUTE, amount: 0 }, false],
])('%s can be read: %#', (_what, schema, record, can) => {
  expect(z.safeParse(schema, record).success).toBe(can);
});

const factsOf = (change: object) => toPaymentFacts(RazorpayPayment.parse({ ...PAYMENT, ...change }));

test.each([
  [{}, { amount: 500_00, status: 'captured' }],
  [{ fee: 900 }, { amount: 500_00 }],
  [
    { fee_bearer: 'customer', fee: 900 },
    { amount: 491_00, fee: 900 },
  ],
  [{ fee_bearer: 'customer', fee: 500_00 }, { amount: 500_00 }],
  [
    { fee_bearer: 'customer', fee: 499_99 },
    { amount: 1, fee: 499_99 },
  ],
  [{ fee_bearer: 'customer', fee: -1 }, { amount: 500_00 }],
  [{ fee_bearer: 'customer', fee: 0.5 }, { amount: 500_00 }],
  [{ status: 'created' }, { status: 'created' }],
  [{ status: 'failed' }, { status: 'failed' }],
  [
    { fee_bearer: 'customer', fee: 1 },
    { amount: 499_99, fee: 1 },
  ],
  [{ status: 'authorized' }, { status: 'authorised' }],
  [{ status: 'authorized', fee_bearer: 'customer' }, { status: 'created' }],
  [{ status: 'authorized', fee_bearer: 'customer', fee: 900 }, { status: 'authorised' }],
  [{ status: 'captured', fee_bearer: 'customer' }, { status: 'captured' }],
  [{ status: 'refunded', captured: true }, { status: 'captured' }],
  [{ status: 'refunded', captured: false }, { status: 'failed' }],
  [{ method: 'emi' }, { method: 'card' }],
  [{ method: 'upi' }, { method: 'upi' }],
  [{ method: 'bank_transfer' }, { method: undefined }],
  [{ order_id: null }, { orderId: '' }],
  [{ created_at: 1 }, { paidAt: new Date(1_000) }],
  [{ created_at: null }, { paidAt: undefined }],
  [{ error_reason: 'a'.repeat(500) }, { reason: 'a'.repeat(500) }],
  [{ error_reason: 'a'.repeat(501) }, { reason: undefined }],
  [{ error_reason: 'a\0b' }, { reason: undefined }],
])('a payment with %j is %j', (change, facts) => {
  expect(factsOf(change)).toMatchObject(facts);
});

test.each([
  [{ reason_code: `a${'b'.repeat(99)}` }, { reason: `a${'b'.repeat(99)}` }],
  [{ reason_code: `a${'b'.repeat(100)}` }, { reason: undefined }],
  [{ reason_code: ' a' }, { reason: undefined }],
  [{ reason_code: 'a<' }, { reason: undefined }],
  [{ currency: 'usd' }, { currency: 'USD' }],
  [{ currency: 'dollars' }, { currency: undefined }],
  [{ respond_by: 1 }, { respondBy: new Date(1_000) }],
  [{ respond_by: null }, { respondBy: undefined }],
])('a dispute with %j has %j', (change, facts) => {
  const dispute = RazorpayDispute.parse({ ...DISPUTE, ...change });
  expect(toDisputeFacts(dispute, 'created', new Date(0))).toMatchObject(facts);
});
