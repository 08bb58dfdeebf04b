/** An import that a rule must catch: `from` imports `to`, both as paths from the root, or `to` as a package. */
export interface PlantedImport {
  rule: string;
  from: string;
  to: string;
  /** The kind of import; a plain one if absent. */
  as?: 'type' | 'dynamic';
}

/** At least one per rule; where a rule is easily written wrong, also one that the wrong form would miss. */
export const BREACHES: PlantedImport[] = [
  {
    rule: 'remote-imports-no-remote',
    from: 'mf-content/src/parts/a.tsx',
    to: 'mf-donations/src/parts/amount.ts',
  },
  { rule: 'remote-imports-no-remote', from: 'mf-auth/src/b.tsx', to: 'mf-auth-staff/src/parts/badge.ts' },
  { rule: 'remote-imports-no-remote', from: 'mf-auth/src/c.ts', to: 'mf-donations/src/d.ts', as: 'dynamic' },
  {
    rule: 'remote-imports-no-shell',
    from: 'mf-content/src/parts/e.tsx',
    to: 'shell/src/routes.ts',
    as: 'type',
  },
  { rule: 'remote-imports-no-api', from: 'mf-donations/src/f.ts', to: 'api/src/modules/projects/index.ts' },
  {
    rule: 'shell-imports-no-remote',
    from: 'shell/src/first-view/g.ts',
    to: 'mf-auth/src/remote.tsx',
    as: 'dynamic',
  },
  { rule: 'shell-and-api-are-apart', from: 'shell/src/gateway/h.ts', to: 'api/src/config/config.ts' },
  { rule: 'shell-and-api-are-apart', from: 'api/src/i.ts', to: 'shell/src/routes.ts' },
  {
    rule: 'api-imports-no-remote',
    from: 'api/src/modules/users/j.ts',
    to: 'mf-auth/src/remote.tsx',
    as: 'type',
  },
  { rule: 'nothing-imports-deploy', from: 'shell/src/gateway/k.ts', to: 'deploy/releases/release.ts' },
  {
    rule: 'parts-know-no-screen',
    from: 'mf-donations/src/parts/outcome/preload.ts',
    to: 'mf-donations/src/routes/give/give.screen.tsx',
  },
  { rule: 'nothing-imports-tools', from: 'deploy/supervisor/k.ts', to: 'tools/checks/check.ts' },
  {
    rule: 'screen-imports-no-screen',
    from: 'mf-donations/src/routes/give/l.screen.tsx',
    to: 'mf-donations/src/routes/give-monthly/give-monthly.rules.ts',
  },
  {
    rule: 'screen-imports-no-screen',
    from: 'mf-donations/src/routes/give-monthly/m.screen.tsx',
    to: 'mf-donations/src/routes/give/give.rules.ts',
  },
  {
    rule: 'history-is-the-hosts',
    from: 'mf-donations/src/parts/receipt/n.ts',
    to: 'shared/remote/first-view/history/replace-address.ts',
  },
  { rule: 'shared-imports-none-of-us', from: 'shared/ui/n.tsx', to: 'mf-content/src/parts/card.tsx' },
  { rule: 'shared-imports-none-of-us', from: 'shared/http/o.ts', to: 'shell/src/routes.ts', as: 'type' },
  { rule: 'ui-stands-alone', from: 'shared/ui/aa.tsx', to: 'shared/remote/context.tsx' },
  { rule: 'ui-stands-alone', from: 'shared/ui/ab.tsx', to: 'shared/http/http.ts', as: 'type' },
  { rule: 'contract-imports-only-zod', from: 'shared/contract/p.ts', to: 'shared/i18n/format.ts' },
  { rule: 'contract-imports-only-zod', from: 'shared/contract/q.ts', to: 'zod-to-something' },
  { rule: 'contract-imports-only-zod', from: 'shared/contract/r.ts', to: 'node:fs' },
  {
    rule: 'api-modules-meet-at-index',
    from: 'api/src/modules/projects/s.rules.ts',
    to: 'api/src/modules/users/users.store.ts',
  },
  {
    rule: 'api-modules-meet-at-index',
    from: 'api/src/modules/users/t.rules.ts',
    to: 'api/src/modules/users-audit/users-audit.store.ts',
  },
  {
    rule: 'sandbox-knows-nothing-of-the-api',
    from: 'api/sandbox/ac.ts',
    to: 'api/src/modules/payments/index.ts',
  },
  {
    rule: 'sandbox-knows-nothing-of-the-api',
    from: 'api/sandbox/ad.test.ts',
    to: 'api/src/plugins/tokens.ts',
  },
  { rule: 'api-imports-no-sandbox', from: 'api/src/staff/ae.ts', to: 'api/sandbox/signers.ts' },
  {
    rule: 'payments-know-no-provider',
    from: 'api/src/modules/payments/checkout/returns/af.ts',
    to: 'api/src/modules/payments/providers/razorpay/razorpay.ts',
  },
  {
    rule: 'payments-know-no-provider',
    from: 'api/src/modules/payments/providers/refunds/ah.ts',
    to: 'api/src/modules/payments/providers/razorpay/razorpay.ts',
  },
  {
    rule: 'payments-are-entered-at-an-index',
    from: 'api/src/staff/ai.ts',
    to: 'api/src/modules/payments/ledger/capture.ts',
  },
  {
    rule: 'payments-are-entered-at-an-index',
    from: 'api/src/server/aj.ts',
    to: 'api/src/modules/payments/start-reconciliation.ts',
  },
  {
    rule: 'ledger-knows-only-itself',
    from: 'api/src/modules/payments/ledger/ak.ts',
    to: 'api/src/modules/payments/providers/card-provider.ts',
    as: 'type',
  },
  {
    rule: 'providers-know-only-the-ledger',
    from: 'api/src/modules/payments/providers/al.ts',
    to: 'api/src/modules/payments/checkout/index.ts',
  },
  {
    rule: 'providers-know-only-the-ledger',
    from: 'api/src/modules/payments/providers/am.ts',
    to: 'api/src/modules/payments/start-reconciliation.ts',
  },
  {
    rule: 'checkout-and-direct-gifts-are-apart',
    from: 'api/src/modules/payments/checkout/an.ts',
    to: 'api/src/modules/payments/direct-gifts/match-gift.ts',
  },
  {
    rule: 'checkout-and-direct-gifts-are-apart',
    from: 'api/src/modules/payments/direct-gifts/ao.ts',
    to: 'api/src/modules/payments/checkout/index.ts',
  },
  {
    rule: 'payments-know-no-provider',
    from: 'mf-donations/src/routes/give/ag.ts',
    to: 'mf-donations/src/providers/razorpay/razorpay-checkout.ts',
    as: 'type',
  },
  { rule: 'test-fakes-stay-in-tests', from: 'mf-content/src/parts/u.tsx', to: 'shared/testing/fake-api.ts' },
  { rule: 'test-fakes-stay-in-tests', from: 'api/src/v.ts', to: 'api/src/testing/fresh-database.ts' },
  { rule: 'test-fakes-stay-in-tests', from: 'api/src/w.ts', to: 'api/src/modules/users/users.test.ts' },
  { rule: 'shared-is-imported-by-its-face', from: 'mf-content/src/parts/x.tsx', to: 'shared/ui/button.tsx' },
  { rule: 'no-cycles', from: 'api/src/plugins/problems.ts', to: 'api/src/plugins/tokens.ts' },
  { rule: 'no-cycles', from: 'api/src/plugins/tokens.ts', to: 'api/src/plugins/problems.ts', as: 'type' },
  { rule: 'every-import-resolves', from: 'shell/src/y.ts', to: 'shell/src/first-view/no-such-file.ts' },
  { rule: 'every-import-resolves', from: 'shell/src/z.ts', to: '@trust/shared/ui/inside/not-exported' },
];

/** Similar imports that are allowed: no rule may report them. */
export const LAWFUL: Omit<PlantedImport, 'rule'>[] = [
  { from: 'mf-auth/src/remote.tsx', to: 'mf-auth/src/parts/field.tsx' },
  { from: 'mf-content/src/remote.tsx', to: 'mf-content/src/routes/home/home.screen.tsx', as: 'dynamic' },
  { from: 'mf-content/src/parts/menu.tsx', to: '@trust/shared/ui/button' },
  {
    from: 'mf-donations/src/routes/give/give.screen.tsx',
    to: 'mf-donations/src/routes/give/give.rules.ts',
  },
  { from: 'mf-donations/src/routes/give/give.data.ts', to: 'mf-donations/src/parts/amount.ts' },
  {
    from: 'mf-donations/src/routes/user-testing/user-testing.screen.tsx',
    to: 'mf-donations/src/routes/user-testing/user-testing.rules.ts',
  },
  { from: 'mf-donations/src/parts/amount.test.tsx', to: '@trust/shared/testing/fake-api' },
  { from: 'shared/contract/donation.ts', to: 'zod/mini' },
  { from: 'shared/contract/receipt.ts', to: 'shared/contract/donation.ts' },
  { from: 'shared/contract/donation.test.ts', to: 'fast-check' },
  { from: 'shared/ui/card.tsx', to: 'shared/i18n/format.ts' },
  { from: 'shared/ui/card.test.tsx', to: 'shared/remote/context.tsx' },
  { from: 'shared/i18n/money.ts', to: 'shared/contract/donation.ts', as: 'type' },
  { from: 'api/src/modules/users/users.routes.ts', to: 'api/src/modules/users/users.store.ts' },
  { from: 'api/src/modules/users/users.rules.ts', to: 'api/src/modules/projects/index.ts' },
  { from: 'api/src/modules/users/users.store.ts', to: 'api/src/modules/projects/projects.schema.ts' },
  { from: 'api/src/modules/projects/projects.test.ts', to: 'api/src/testing/fresh-database.ts' },
  { from: 'api/src/modules/payments/payments.test.ts', to: 'api/sandbox/signers.ts' },
  {
    from: 'api/src/modules/payments/providers/card-providers.ts',
    to: 'api/src/modules/payments/providers/razorpay/razorpay.ts',
  },
  {
    from: 'api/src/modules/payments/providers/razorpay/hosted.ts',
    to: 'api/src/modules/payments/providers/razorpay/razorpay.ts',
  },
  { from: 'api/src/modules/receipts/ap.ts', to: 'api/src/modules/payments/ledger/index.ts' },
  { from: 'api/src/staff/aq.ts', to: 'api/src/modules/payments/ledger/ledger.schema.ts' },
  { from: 'api/src/modules/payments/checkout/ar.ts', to: 'api/src/modules/payments/ledger/capture.ts' },
  {
    from: 'api/src/modules/payments/start-reconciliation.ts',
    to: 'api/src/modules/payments/direct-gifts/match-gift.ts',
  },
  {
    from: 'mf-donations/src/providers/load-card-checkout.ts',
    to: 'mf-donations/src/providers/razorpay/pop-up.ts',
  },
  { from: 'shell/src/gateway/gateway.ts', to: 'node:fs' },
  { from: 'tools/bench/bench.ts', to: '@trust/shared/contract/donation' },
];

/** The exports of the planted tree's shared package, and the packages in its node_modules. */
export const SHARED_EXPORTS = {
  './contract/*': './contract/*.ts',
  './testing/*': './testing/*.ts',
  './ui/*': './ui/*.tsx',
};
export const PACKAGES = ['zod', 'zod-to-something', 'fast-check'];
