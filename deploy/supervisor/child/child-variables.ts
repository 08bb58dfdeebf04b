import {
  ApiEnvironment,
  ImportEnvironment,
  PaymentsEnvironment,
} from '../../../api/src/config/environment.ts';
import { GatewayEnvironment } from '../../../shell/src/gateway/gateway-environment.ts';

/** Variables that every child gets. */
export const COMMON_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'LC_ALL', 'TZ'];

const paymentVariables = Object.keys(PaymentsEnvironment.shape);

/**
 * The variables of each child: those that the schema of its configuration names, and no others. So a secret reaches only
 * the process that reads it.
 */
export const CHILD_VARIABLES = {
  database: ['DATA_DIR'],
  api: [...Object.keys(ApiEnvironment.shape), ...paymentVariables],
  sandbox: [
    ...paymentVariables,
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
    'SANDBOX_LATE_MS',
    'DATA_DIR',
    'WEBHOOK_URL',
  ],
  import: Object.keys(ImportEnvironment.shape),
  gateway: Object.keys(GatewayEnvironment.shape),
};

const shared = new Set([...Object.keys(ApiEnvironment.shape), 'NODE_ENV']);

/** How names of payment settings begin: `RAZORPAY_`, `BANK_` and so on. */
export const PAYMENT_PREFIXES = [
  ...new Set(
    paymentVariables.filter((name) => !shared.has(name)).map((name) => name.slice(0, name.indexOf('_') + 1)),
  ),
];
