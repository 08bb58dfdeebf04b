import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/** Packages that publish only ES modules: jest runs CommonJS, so these are transformed like our own code. */
function esModulePackages() {
  return [
    root,
    join(root, 'api'),
    join(root, 'deploy'),
    join(root, 'tools'),
    join(root, 'shell'),
    join(root, 'shared'),
  ]
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

/**
 * For code that a browser runs: a document and Node's fetch classes. Tests that use Testing Library, of components above
 * all, have its settings and matchers as well, which take longer to load than the other tests take to run.
 */
export function browserTests(rootDir) {
  // Jest takes these two from the top of a configuration alone.
  const { watchman, testTimeout, ...common } = base(rootDir);
  const project = { ...common, testEnvironment: join(root, 'shared/testing/browser-environment.ts') };
  const setup = (name) => join(root, 'shared/testing', name);
  const withTestingLibrary = readdirSync(rootDir, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && usesTestingLibrary(join(rootDir, file)));
  return {
    watchman,
    testTimeout,
    projects: [
      {
        ...project,
        displayName: 'with Testing Library',
        testMatch: withTestingLibrary.map((file) => `<rootDir>/${file}`),
        setupFilesAfterEnv: [setup('testing-library.ts')],
      },
      {
        ...project,
        displayName: 'without',
        testPathIgnorePatterns: [
          ...project.testPathIgnorePatterns,
          ...withTestingLibrary.map((file) => `<rootDir>/${file}$`),
        ],
        setupFilesAfterEnv: [setup('real-timers.ts')],
      },
    ],
  };
}

function usesTestingLibrary(file) {
  if (file.endsWith('.test.tsx')) return true;
  return file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("'@testing-library/");
}

/** For code that only Node runs. A file may ask for a document with a `@jest-environment` docblock. */
export function serverTests(rootDir) {
  return { ...base(rootDir), testEnvironment: 'node' };
}
