import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import * as z from 'zod/mini';
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
  SANDBOX_LATE_MS: z._default(z.coerce.number(), 20_000),
});

const data = Environment.parse(process.env);
const { app } = buildSandbox({
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
  folder: join(data.DATA_DIR, 'sandbox'),
});
const { close } = closeWithGrace({ delay: 5_000 }, () => app.close());
process.once('disconnect', () => void close());
await app.listen({ host: '127.0.0.1', port: data.SANDBOX_PORT });
const address = app.server.address();
process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : undefined });
