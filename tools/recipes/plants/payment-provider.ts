import { addAfter, create, replace, type Plant } from '../edits.ts';

const DESCRIPTION = `/** Paybox, as pages and processes outside the api need to know it. */
export const PAYBOX = {
  keyVariable: 'PAYBOX_KEY_ID',
  checkoutScript: 'https://paybox.example/checkout.js',
  sandboxScript: '/sandbox/paybox/checkout.js',
  hosts: { frame: [], connect: [], image: [], form: ['https://paybox.example'] },
  recordId: /^pbx_/,
} as const;
`;

const VARIABLES = `import * as z from 'zod/mini';
import { secretVariable } from './variables.ts';

/** Paybox's variables of the environment. */
export const PAYBOX_VARIABLES = { PAYBOX_KEY_ID: z.optional(z.string()), PAYBOX_SECRET: secretVariable };
`;

const ADAPTER = `import type { CardProvider } from '../card-provider.ts';

const unreachable = () => Promise.resolve({ kind: 'unreachable' } as const);

/** Creates the adapter of Paybox. */
export function createPaybox(keyId: string): CardProvider {
  return {
    keyId,
    live: false,
    createOrder: unreachable,
    listPayments: unreachable,
    isPaymentReference: (text) => text.startsWith('pbx_'),
    findOrderId: unreachable,
    capture: unreachable,
    refund: unreachable,
    listRefunds: unreachable,
    isSignedCheckout: () => false,
    hostedForm: ({ orderId }) => ({ action: 'https://paybox.example', fields: { orderId } }),
    readReturn: () => undefined,
    readWebhook: () => ({ kind: 'not-signed' }),
  };
}
`;

const READER = `import type { PAYBOX_VARIABLES } from '@trust/shared/contract/payment-providers/paybox-variables';
import type { CardProvider } from '../card-provider.ts';
import { createPaybox } from './paybox.ts';

type PayboxVariables = Partial<Record<keyof typeof PAYBOX_VARIABLES, string | undefined>>;

/** Creates the provider from the environment, where its key is set. */
export function readPaybox({ PAYBOX_KEY_ID }: PayboxVariables): CardProvider | undefined {
  return PAYBOX_KEY_ID === undefined ? undefined : createPaybox(PAYBOX_KEY_ID);
}

export function rejectPayboxTestMoney(): void {}
`;

const CHECKOUT = `import type { CardCheckout } from '../card-checkout.ts';

export function loadCheckout(): Promise<CardCheckout> {
  return Promise.resolve({ open: () => ({ close: () => undefined }), redirect: () => undefined });
}
`;

const SANDBOX = `import type { FastifyInstance } from 'fastify';

export function registerPayboxRoutes(app: FastifyInstance): void {
  app.get('/orders', (_request, reply) => reply.send([]));
}
`;

/** A card provider, `paybox`, that never answers. */
export const PAYMENT_PROVIDER: Plant = {
  recipe: 'payment-provider',
  edits: {
    'shared/contract/payment-providers/paybox.ts': create(DESCRIPTION),
    'shared/contract/payment-providers/paybox-variables.ts': create(VARIABLES),
    'shared/contract/payment-providers/card-providers.ts': replace(
      [
        'import { RAZORPAY_VARIABLES }',
        "import { PAYBOX_VARIABLES } from './paybox-variables.ts';\nimport { PAYBOX } from './paybox.ts';\nimport { RAZORPAY_VARIABLES }",
      ],
      ['{ razorpay: RAZORPAY }', '{ razorpay: RAZORPAY, paybox: PAYBOX }'],
      ['{ ...RAZORPAY_VARIABLES }', '{ ...RAZORPAY_VARIABLES, ...PAYBOX_VARIABLES }'],
    ),
    'api/src/modules/payments/providers/paybox/paybox.ts': create(ADAPTER),
    'api/src/modules/payments/providers/paybox/paybox-variables.ts': create(READER),
    'api/src/modules/payments/providers/card-providers.ts': replace(
      [
        'import { readRazorpay,',
        "import { readPaybox, rejectPayboxTestMoney } from './paybox/paybox-variables.ts';\nimport { readRazorpay,",
      ],
      [
        'rejectTestMoney: rejectRazorpayTestMoney },\n',
        'rejectTestMoney: rejectRazorpayTestMoney },\n  paybox: { read: readPaybox, rejectTestMoney: rejectPayboxTestMoney },\n',
      ],
    ),
    'mf-donations/src/providers/paybox/paybox-checkout.ts': create(CHECKOUT),
    'mf-donations/src/providers/load-card-checkout.ts': addAfter(
      'import(/* webpackChunkName: "card" */ \'./razorpay/razorpay-checkout.ts\'),\n',
      '  paybox: () => import(/* webpackChunkName: "card-paybox" */ \'./paybox/paybox-checkout.ts\'),\n',
    ),
    'api/sandbox/paybox/paybox-routes.ts': create(SANDBOX),
    'api/sandbox/browser/paybox.ts': create("window.dispatchEvent(new Event('paybox'));\n"),
    'api/sandbox/browser-scripts.ts': addAfter(
      "  'post-on': '/sandbox/post-on.js',\n",
      "  paybox: '/sandbox/paybox/checkout.js',\n",
    ),
    'api/sandbox/sandbox-app.ts': replace(
      [
        'import { registerCardRoutes }',
        "import { registerPayboxRoutes } from './paybox/paybox-routes.ts';\nimport { registerCardRoutes }",
      ],
      [
        "  app.get('/sandbox/page.css',",
        "  app.register(async (routes) => registerPayboxRoutes(routes), { prefix: '/sandbox/paybox' });\n  app.get('/sandbox/page.css',",
      ],
    ),
    'api/sandbox/sandbox.ts': addAfter('  BANK_HASH_KEY: text,\n', '  PAYBOX_SECRET: z.optional(text),\n'),
    'deploy/supervisor/child/child-environment.ts': addAfter(
      "    RAZORPAY_KEY_ID: 'rzp_test_sandbox',\n",
      '    PAYBOX_SECRET: secret(),\n',
    ),
    'deploy/build-servers.ts': addAfter(
      "    checkout: 'browser/checkout.ts',\n",
      "    paybox: 'browser/paybox.ts',\n",
    ),
  },
};
