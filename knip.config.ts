import type { KnipConfig } from 'knip';

const REMOTE = {
  entry: ['src/remote.tsx', 'e2e/*.spec.ts', 'e2e/playwright.config.ts'],
  project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
};

/** The files that builds, commands, tests and threads start with, which knip cannot find by imports. */
const config: KnipConfig = {
  workspaces: {
    '.': { entry: [], project: ['*.{ts,mjs,cjs}'] },
    shared: {
      entry: ['remote/entries/*.{ts,tsx}', 'testing/*.{ts,tsx,cjs}', 'build/loaders/*.cjs'],
      project: ['**/*.{ts,tsx,cjs}'],
      // The build gives this name to the remote that is being built.
      ignoreDependencies: ['the-remote', '@fontsource-variable/anek-malayalam'],
    },
    shell: {
      entry: [
        'build/shell-build.ts',
        'src/first-view/main.ts',
        'src/first-view/inline/entries/*.ts',
        'src/gateway/server.ts',
        'src/gateway/page/frame.server.tsx',
        'src/offline/{reading,removal}-worker.ts',
        'src/older/fallbacks.ts',
        'e2e/*.spec.ts',
        'e2e/playwright.config.ts',
      ],
      project: ['build/**/*.ts', 'src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    },
    'mf-*': REMOTE,
    api: {
      entry: [
        'src/server.ts',
        'src/database/embedded/embedded-database.ts',
        'src/documents/document-worker.ts',
        'src/modules/uploads/pictures/picture-process.ts',
        'sandbox/sandbox.ts',
        'sandbox/browser/{checkout,checkout-page,post-on}.ts',
        'src/testing/memory-database.ts',
      ],
      project: ['src/**/*.ts', 'sandbox/**/*.ts', 'sample-content/**/*.ts'],
      // A test runs it as a program.
      ignoreDependencies: ['@redocly/cli'],
    },
    deploy: {
      entry: [
        '*.mjs',
        'releases/testing/promote-child.ts',
        'supervisor/supervisor.ts',
        'supervisor/testing/stub-*.{ts,mjs}',
      ],
      project: ['**/*.{ts,tsx,mjs}'],
    },
    tools: {
      entry: [
        '*.mjs',
        'bench/*.ts',
        'bench/faults/*.ts',
        'bench/faults/clock-jump/pass-fake-clock-on.mjs',
        'bench/early-presses/early-presses.ts',
        'bench/load/pages-beside-writes.ts',
        'bench/load/pages-beside-bare.ts',
        'bench/load/bare/bare-server.ts',
        'bench/load/slow-senders.ts',
        'bench/load/senders/senders-process.ts',
        'bench/load/overload.ts',
        'bench/load/mixed-traffic.ts',
        'bench/load/releases-under-load.ts',
        'bench/load/coordinators.ts',
        'bench/load/many-applications.ts',
        'scratch-site/serve.ts',
        'nodes/testing/try-bundles.ts',
        'take-pictures.ts',
        'checks/run-checks.ts',
        'checks/lint-rules.mjs',
        'recipes/testing/probe-site.ts',
      ],
      project: ['**/*.{ts,tsx,mjs}'],
    },
  },
};

export default config;
