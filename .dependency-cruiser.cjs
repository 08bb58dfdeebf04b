const TESTS = String.raw`\.test\.tsx?$|(^|/)(testing|e2e)/|(^|/)(jest|playwright)\.(base|config)\.(mjs|ts)$`;
const PAYMENTS = '^api/src/modules/payments/';
/** The folder of one provider; others below `providers` hold what is done with any of them. */
const A_PROVIDER = '/providers/(?!(reconcile|refunds|webhook)/)[^/]+/';
const OUR_PACKAGES = '^(shell|api|deploy|tools|mf-[^/]+)/';

/**
 * The boundaries of the house. `$1` is what `from.path` caught: it is always closed by a slash, since a bare
 * `(?!$1)` would let the screen `give` import the screen `give-monthly`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'remote-imports-no-remote',
      comment:
        'Remotes are released alone. Move what both need to shared, place the other remote’s parcel, or send an event.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remote-imports-no-shell',
      comment:
        'The shell hosts remotes and is released alone. What a remote needs of it goes through shared/remote.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shell/' },
    },
    {
      name: 'remote-imports-no-api',
      comment: 'A remote talks to the api over HTTP. The shapes of both sides are in shared/contract.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^api/' },
    },
    {
      name: 'shell-imports-no-remote',
      comment:
        'The shell finds remotes at run time: name the remote in shell/src/routes.ts and publish a release.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'shell-and-api-are-apart',
      comment: 'The gateway and the api meet over HTTP. The shapes of both sides are in shared/contract.',
      severity: 'error',
      from: { path: '^(shell|api)/' },
      to: { path: '^(shell|api)/', pathNot: '^$1/' },
    },
    {
      name: 'api-imports-no-remote',
      comment: 'The api knows no screens. Move what both need to shared/contract.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'nothing-imports-deploy',
      comment:
        'deploy builds and runs the others. Move what they need of it to shared, or pass it by the environment.',
      severity: 'error',
      from: { path: '^(shell|api|mf-[^/]+)/' },
      to: { path: '^deploy/' },
    },
    {
      name: 'nothing-imports-tools',
      comment: 'A site is built and run without tools. Move what the others need of it to deploy or shared.',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'screen-imports-no-screen',
      comment:
        'A screen’s folder can be changed alone. Move what two screens share to src/parts of their remote.',
      severity: 'error',
      from: { path: '^(mf-[^/]+/src/routes/[^/]+)/' },
      to: { path: '^mf-[^/]+/src/routes/[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'parts-know-no-screen',
      comment:
        'A part is what screens share. Give it what it needs of a screen, or move it beside the screens.',
      severity: 'error',
      from: { path: '^(mf-[^/]+/src)/(parts|parcels)/', pathNot: TESTS },
      to: { path: '^mf-[^/]+/src/routes/' },
    },
    {
      name: 'history-is-the-hosts',
      comment:
        'The shell owns the history. Take useReplaceAddress, useNavigateTo or useCloseOnBack of @trust/shared/remote.',
      severity: 'error',
      from: { path: '^mf-[^/]+/', pathNot: TESTS },
      to: { path: '^shared/remote/first-view/history/', pathNot: '/page-history[.]ts$' },
    },
    {
      name: 'shared-imports-none-of-us',
      comment: 'shared is told, it never looks around. Take what it needs as an argument.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: OUR_PACKAGES },
    },
    {
      name: 'ui-stands-alone',
      comment:
        'The components work without the kit. Take what they need of a page from shared/ui/ui-context.',
      severity: 'error',
      from: { path: '^shared/ui/', pathNot: TESTS },
      to: { path: '^shared/(remote|session|http|releases|build)/' },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'Browser and api both load the contract. Keep it to schemas, and logic to whoever uses them.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: TESTS },
      to: { pathNot: ['^shared/contract/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'api-modules-meet-at-index',
      comment:
        'A module’s inside is its own. Export what the other module needs from its index.ts. Who may read its tables is said in api/src/database/table-owners.test.ts.',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: {
        path: '^api/src/modules/[^/]+/',
        pathNot: [
          '^api/src/modules/$1/',
          '^api/src/modules/[^/]+/index[.]ts$',
          '^api/src/modules/payments/[^/]+/index[.]ts$',
          '^api/src/modules/[^/]+/[^/]+[.]schema[.]ts$',
        ],
      },
    },
    {
      name: 'sandbox-knows-nothing-of-the-api',
      comment:
        'A sandbox made of the code that it tests is wrong where the code is. Write it by the provider’s documents.',
      severity: 'error',
      from: { path: '^api/sandbox/' },
      to: { path: '^(api/src|shared|shell|mf-[^/]+)/' },
    },
    {
      name: 'api-imports-no-sandbox',
      comment: 'The sandbox is a build of its own and no part of production. Only tests may use it.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: TESTS },
      to: { path: '^api/sandbox/' },
    },
    {
      name: 'payments-know-no-provider',
      comment:
        'Payments know a provider by its interface. Add what is needed to card-provider.ts or card-checkout.ts.',
      severity: 'error',
      from: {
        path: '^(api/src/modules/payments|mf-donations/src)/',
        pathNot: [TESTS, A_PROVIDER, '/providers/(card-providers|payments-config|load-card-checkout)[.]ts$'],
      },
      to: { path: `^(api/src/modules/payments|mf-donations/src)${A_PROVIDER}` },
    },
    {
      name: 'payments-are-entered-at-an-index',
      comment:
        'What others need of payments is in the index of one of its modules: at most 15 names. Move the caller’s logic to where the data is.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: [PAYMENTS, TESTS] },
      to: { path: PAYMENTS, pathNot: ['/index[.]ts$', '[.]schema[.]ts$'] },
    },
    {
      name: 'ledger-knows-only-itself',
      comment:
        'The ledger is the lowest of the four modules of payments. Give it facts of its own types, or move what asks somebody to providers.',
      severity: 'error',
      from: { path: `${PAYMENTS}ledger/`, pathNot: TESTS },
      to: { path: PAYMENTS, pathNot: `${PAYMENTS}ledger/` },
    },
    {
      name: 'providers-know-only-the-ledger',
      comment: 'Providers stand on the ledger. What donors call is in checkout and direct-gifts.',
      severity: 'error',
      from: { path: `${PAYMENTS}providers/`, pathNot: TESTS },
      to: { path: PAYMENTS, pathNot: `${PAYMENTS}(ledger|providers)/` },
    },
    {
      name: 'checkout-and-direct-gifts-are-apart',
      comment:
        'A gift without the site needs no checkout. Move what both need to the ledger; what needs both stands beside them.',
      severity: 'error',
      from: { path: `${PAYMENTS}(checkout|direct-gifts)/`, pathNot: TESTS },
      to: { path: PAYMENTS, pathNot: [`${PAYMENTS}$1/`, `${PAYMENTS}(ledger|providers)/`] },
    },
    {
      name: 'test-fakes-stay-in-tests',
      comment: 'What a visitor runs holds no fakes. Choose between two real forms by configuration.',
      severity: 'error',
      from: { pathNot: [TESTS, '^tools/(checks|bench)/'] },
      to: { path: TESTS, pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'shared-is-imported-by-its-face',
      comment: 'Write @trust/shared/…: the exports of shared/package.json say what is public.',
      severity: 'error',
      from: { path: OUR_PACKAGES },
      to: { path: '^shared/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or there is a third one to find.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment:
        'The other rules are blind to an import that leads nowhere. Mend its path, or shared/package.json.',
      severity: 'error',
      from: {},
      // The build puts the remote, or the bench a page, in this name's place.
      to: { couldNotResolve: true, pathNot: '^the-(remote|page)$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|[.]data|[.]cache|coverage|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
