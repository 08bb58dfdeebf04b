import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/** Packages that publish only ES modules: jest runs CommonJS, so these are transformed like our own code. */
function esModulePackages() {
  return [root, join(root, 'api'), join(root, 'deploy'), join(root, 'shell'), join(root, 'shared')]
    .flatMap((folder) => packagesIn(join(folder, 'node_modules')))
    .filter((folder) => manifest(folder)?.type === 'module')
    .map((folder) => folder.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? folder);
}

function packagesIn(folder) {
  return namesIn(folder).flatMap((name) =>
    name.startsWith('@')
      ? namesIn(join(folder, name)).map((scoped) => join(folder, name, scoped))
      : [join(folder, name)],
  );
}

function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

function manifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser,
      target: 'es2023',
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
    sourceMaps: 'inline',
  },
];

function base(rootDir) {
  const esm = [...new Set(esModulePackages())].join('|');
  return {
    rootDir,
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/\\.data/', '/\\.cache/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.data/', '<rootDir>/\\.cache/'],
    moduleNameMapper: {
      '\\.css$': 'identity-obj-proxy',
      '\\.(avif|jpg|jpeg|png|svg|ttf|webp|woff2)$': join(root, 'shared/testing/asset-address.ts'),
    },
    transform: {
      '\\.(ts|mts)$': swc({ syntax: 'typescript' }),
      '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
      '\\.(js|mjs|jsx)$': swc({ syntax: 'ecmascript', jsx: true }),
    },
    transformIgnorePatterns: [`^.*/node_modules/(?!(?:${esm})/)(?!.*/node_modules/)(?!.*\\.mjs$)`],
    resolver: join(root, 'shared/testing/jest-resolver.cjs'),
    cacheDirectory: join(root, '.cache/jest'),
    watchman: false,
    restoreMocks: true,
    // A machine may be slow, or doing other things: what holds is not how quickly.
    testTimeout: 60_000,
  };
}

/** For code that a browser runs: a document, a sentence-long matcher set, and Node's fetch classes. */
export function browserTests(rootDir) {
  return {
    ...base(rootDir),
    testEnvironment: join(root, 'shared/testing/browser-environment.ts'),
    setupFilesAfterEnv: [join(root, 'shared/testing/browser-setup.ts')],
  };
}

/** For code that only Node runs. A file may ask for a document with a `@jest-environment` docblock. */
export function serverTests(rootDir) {
  return { ...base(rootDir), testEnvironment: 'node' };
}
