import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import * as z from 'zod/mini';
import { writeSandboxEnvironment } from './environment-file.ts';
import { buildSandbox } from './sandbox-app.ts';

const text = z.string().check(z.minLength(1));
const Environment = z.object({
  SANDBOX_PORT: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)),
  DATA_DIR: text,
  WEBHOOK_URL: z.url(),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  BANK_MERCHANT_CODE: text,
  BANK_PASS_CODE: text,
  BANK_HASH_KEY: text,
  SANDBOX_SMTP_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  SANDBOX_LATE_MS: z._default(z.coerce.number(), 20_000),
});

const data = Environment.parse(process.env);
const folder = join(data.DATA_DIR, 'sandbox');
const { app, listenForMail } = buildSandbox({
  card: {
    keyId: data.RAZORPAY_KEY_ID,
    keySecret: data.RAZORPAY_KEY_SECRET,
    webhookSecret: data.RAZORPAY_WEBHOOK_SECRET,
    webhookUrl: data.WEBHOOK_URL,
    lateMs: data.SANDBOX_LATE_MS,
  },
  bank: {
    merchantCode: data.BANK_MERCHANT_CODE,
    passCode: data.BANK_PASS_CODE,
    hashKey: data.BANK_HASH_KEY,
  },
  folder,
  mailFolder: data.SANDBOX_SMTP_PORT === undefined ? undefined : join(folder, 'mail'),
  scriptsFolder: import.meta.dirname,
});
const { close } = closeWithGrace({ delay: 5_000 }, () => app.close());
process.once('disconnect', () => void close());
if (data.SANDBOX_SMTP_PORT !== undefined) await listenForMail(data.SANDBOX_SMTP_PORT);
await app.listen({ host: '127.0.0.1', port: data.SANDBOX_PORT });
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const url = `http://127.0.0.1:${String(port)}/sandbox`;
const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = data;
const { BANK_MERCHANT_CODE, BANK_PASS_CODE, BANK_HASH_KEY } = data;
await writeSandboxEnvironment(data.DATA_DIR, {
  PAYMENTS_SANDBOX: 'on',
  RAZORPAY_KEY_ID,
  RAZORPAY_KEY_SECRET,
  RAZORPAY_WEBHOOK_SECRET,
  RAZORPAY_API_URL: `${url}/razorpay`,
  BANK_MERCHANT_CODE,
  BANK_PASS_CODE,
  BANK_HASH_KEY,
  BANK_PAY_URL: `${url}/bank/pay`,
  BANK_STATUS_URL: `${url}/bank/status`,
});
process.send?.({ ready: true, port });
