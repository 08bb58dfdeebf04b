import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hmac, isPaymentId } from '../signatures.ts';
import { isCheckoutSignatureValid } from './checkout-signature.ts';

const SECRET = 'key-secret-of-a-test';
/** The suite's part; SIGNATURE_FORGERIES=100000 tries the rest. */
const FORGERIES = Number(process.env.SIGNATURE_FORGERIES ?? 2_000);

type Signed = { order: string; payment: unknown; signature: unknown };
const random = (most: number) => Math.floor(Math.random() * most);
const at = (text: string, index: number, put: string) => text.slice(0, index) + put + text.slice(index + 1);
const otherHex = (digit: string) => ((parseInt(digit, 16) + 1 + random(15)) % 16).toString(16);
const sha = (algorithm: string, secret: string, text: string) =>
  createHmac(algorithm, secret).update(text).digest('hex');

/** Ways to forge what the provider signed. */
const MUTATIONS: ((order: string, payment: string, signature: string) => Signed)[] = [
  (order, payment, signature) => {
    const index = random(64);
    return { order, payment, signature: at(signature, index, otherHex(signature.charAt(index))) };
  },
  (order, payment, signature) => ({
    order,
    payment,
    signature: signature.toUpperCase().replace(/^/, 'A').slice(0, 64),
  }),
  (order, payment, signature) => ({ order, payment, signature: signature.slice(0, random(64)) }),
  (order, payment, signature) => ({ order, payment, signature: signature + otherHex('0') }),
  (order, payment, signature) => ({ order, payment, signature: ` ${signature}` }),
  (order, payment, signature) => ({ order, payment, signature: `${signature}\n` }),
  (order, payment, signature) => ({ order, payment, signature: `0x${signature.slice(2)}` }),
  (order, payment, signature) => ({ order, payment, signature: [...signature].reverse().join('') }),
  (order, payment) => ({ order, payment, signature: randomBytes(32).toString('hex') }),
  (order, payment) => ({ order, payment, signature: '' }),
  (order, payment) => ({ order, payment, signature: undefined }),
  (order, payment) => ({ order, payment, signature: null }),
  (order, payment, signature) => ({ order, payment, signature: [signature] }),
  (order, payment, signature) => ({ order, payment, signature: { toString: () => signature } }),
  (order, payment) => ({ order, payment, signature: 0 }),
  (order, payment) => ({ order, payment, signature: true }),
  (order, payment, signature) => ({
    order,
    payment,
    signature: Buffer.from(signature, 'hex').toString('base64'),
  }),
  (order, payment) => ({ order, payment, signature: sha('sha256', 'other', `${order}|${payment}`) }),
  (order, payment) => ({ order, payment, signature: sha('sha256', '', `${order}|${payment}`) }),
  (order, payment) => ({ order, payment, signature: sha('sha256', SECRET, `${payment}|${order}`) }),
  (order, payment) => ({ order, payment, signature: sha('sha256', SECRET, `${order}${payment}`) }),
  (order, payment) => ({
    order,
    payment,
    signature: sha('sha1', SECRET, `${order}|${payment}`).padEnd(64, '0'),
  }),
  (order, payment) => ({
    order,
    payment,
    signature: createHash('sha256').update(`${order}|${payment}${SECRET}`).digest('hex'),
  }),
  (order, payment, signature) => ({ order: `${order}x`, payment, signature }),
  (order, payment) => {
    const [head = '', tail = ''] = [order.slice(0, 6), order.slice(6)];
    return {
      order: head,
      payment: `${tail}|${payment}`,
      signature: hmac(SECRET, `${head}|${tail}|${payment}`),
    };
  },
];

test('what the provider signed is believed', () => {
  expect(isCheckoutSignatureValid(SECRET, 'order_1', 'pay_1', hmac(SECRET, 'order_1|pay_1'))).toBe(true);
});

test('a signature is the lower-case hex HMAC-SHA256 of order and payment', () => {
  expect(hmac('secret', 'order_1|pay_1')).toBe(
    createHmac('sha256', 'secret').update('order_1|pay_1').digest('hex'),
  );
});

test(`of ${FORGERIES} forgeries of ${MUTATIONS.length} kinds none is believed, and none breaks the check`, () => {
  let believed = 0;
  for (let forgery = 0; forgery < FORGERIES; forgery += 1) {
    const order = `order_${randomBytes(7).toString('hex')}`;
    const payment = `pay_${randomBytes(7).toString('hex')}`;
    const mutate = MUTATIONS[forgery % MUTATIONS.length];
    const forged = mutate?.(order, payment, hmac(SECRET, `${order}|${payment}`));
    if (forged && isCheckoutSignatureValid(SECRET, forged.order, forged.payment, forged.signature))
      believed += 1;
  }
  expect(MUTATIONS).toHaveLength(25);
  expect(believed).toBe(0);
});

test.each([
  ['pay_1', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['pay|1', false],
  ['pay_1 ', false],
  [1, false],
])('%j can be a payment’s id: %s', (value, can) => {
  expect(isPaymentId(value)).toBe(can);
});
