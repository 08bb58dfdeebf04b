import { resolve } from 'node:path';
import { ContentSystemUrl } from '@trust/shared/contract/content/content-system-url';
import { LARGEST_DONATION } from '@trust/shared/contract/donations/amount';
import { CARD_VARIABLES } from '@trust/shared/contract/payment-providers/card-providers';
import { addressVariable, secretVariable } from '@trust/shared/contract/payment-providers/variables';
import * as z from 'zod/mini';

// The supervisor passes each process the variables that its schema names: it imports this file, and no more of the api.

/** A variable that is a whole number from `least` to `most`. */
const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^[0-9]{1,9}$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(least, `must be at least ${String(least)}`),
          z.maximum(most, `must be at most ${String(most)}`),
        ),
    ),
  );

const DatabaseUrl = z
  .string('is required: the address of a PostgreSQL database, or of the embedded one')
  .check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'));
const DataFolder = z.pipe(
  z._default(z.string().check(z.minLength(1)), '.data'),
  z.transform((folder) => resolve(folder)),
);

export const ApiEnvironment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  API_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  API_PORT: z.prefault(wholeNumber(0, 65_535), '8081'),
  DATABASE_URL: DatabaseUrl,
  DATABASE_ENGINE: z._default(z.enum(['embedded', 'postgres']), 'postgres'),
  DATA_DIR: DataFolder,
  SITE_URL: z._default(z.url(), 'http://localhost:8080'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  REQUESTS_PER_MINUTE: z.prefault(wholeNumber(1, 100_000_000), '6000'),
  LOGINS_PER_MINUTE: z.prefault(wholeNumber(1, 100_000_000), '120'),
  LOGIN_FAILURES_ALLOWED: z.prefault(wholeNumber(1, 1_000_000), '10'),
  ACCOUNT_FAILURES_ALLOWED: z.prefault(wholeNumber(1, 1_000_000), '100'),
  CONTACTS_PER_MINUTE: z.prefault(wholeNumber(1, 1_000_000), '10'),
  APPLICATIONS_PER_MINUTE: z.prefault(wholeNumber(1, 1_000_000), '120'),
  UPLOADS_PER_HOUR: z.prefault(wholeNumber(1, 1_000_000), '600'),
  UPLOAD_FREE_DISK_MB: z.prefault(wholeNumber(0, 10_000_000), '500'),
  APPLICATION_CORRECTION_HOURS: z.prefault(wholeNumber(0, 8_760), '48'),
  APPLICATION_KEYS_FILE: z.optional(z.string()),
  CONTENT_SYSTEM_URL: z.optional(ContentSystemUrl),
  CONTACT_KEEP_MONTHS: z.prefault(wholeNumber(1, 240), '24'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an e-mail address')),
  ),
  TRUST_CONFIG: z.optional(z.string()),
});
export type ApiEnvironment = z.output<typeof ApiEnvironment>;

/** The payment providers' settings, which only the api may read; the gateway's schema names what pages need of them. */
export const PaymentsEnvironment = z.object({
  NODE_ENV: z.optional(z.string()),
  SITE_URL: z._default(z.url(), 'http://localhost:8080'),
  TRUST_CONFIG: z.optional(z.string()),
  PAYMENTS_SANDBOX: z._default(z.enum(['on', 'off']), 'off'),
  PAYMENTS_PER_MINUTE: z.prefault(wholeNumber(1, 1_000_000), '300'),
  LARGEST_DONATION_RUPEES: z.prefault(wholeNumber(1, LARGEST_DONATION / 100), String(LARGEST_DONATION / 100)),
  ...CARD_VARIABLES,
  BANK_MERCHANT_CODE: z.optional(z.string().check(z.regex(/^[\w-]{1,50}$/))),
  BANK_PASS_CODE: secretVariable,
  BANK_HASH_KEY: secretVariable,
  BANK_PAY_URL: addressVariable,
  BANK_MOBILE_PAY_URL: addressVariable,
  BANK_STATUS_URL: addressVariable,
});
export type PaymentsEnvironment = z.output<typeof PaymentsEnvironment>;

export const ImportEnvironment = z.object({
  NODE_ENV: z.optional(z.string()),
  DATABASE_URL: z.optional(DatabaseUrl),
  DATABASE_ENGINE: z.optional(z.enum(['embedded', 'postgres'])),
  DATA_DIR: DataFolder,
});

/** What the command for the keys of applications reads beside that. */
export const KeysEnvironment = z.object({
  NODE_ENV: z.optional(z.string()),
  DATA_DIR: DataFolder,
  APPLICATION_KEYS_FILE: z.optional(z.string()),
});
