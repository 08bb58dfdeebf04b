/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as React from 'react';
import { createInstance } from '@module-federation/runtime';
import { firstViewRuntime } from './first-view-runtime.ts';
import { provideRuntimeCore } from './provide-runtime-core.ts';
import * as runtimeCore from './runtime-core-exports.ts';
import { SHARE_SCOPE } from './share-scope.ts';

const LIBRARY = join(import.meta.dirname, '../../../../node_modules/@module-federation');
/** A file of the installed library, as remotes' entries are built with it. */
const readLibrary = (name: string, file: string) => readFileSync(join(LIBRARY, name, 'dist', file), 'utf8');

/** What the library's runtime, which is in each remote's entry, imports of its core, which is not. */
function listImportsOfCore(): string[] {
  const files = ['index.js', 'helpers.js', 'utils.js'].map((file) => readLibrary('runtime', file));
  const imports = files.flatMap((text) => [
    ...text.matchAll(/import \{([^}]*)\} from "@module-federation\/runtime-core"/g),
  ]);
  return [...new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))];
}

/** The files of the bundler's runtime that run while an entry starts, with the words for their instance of the core. */
const STARTING = [
  'initContainerEntry',
  'initializeSharing',
  'installInitialConsumes',
  'consumes',
  'attachShareScopeMap',
];
const USE_OF_INSTANCE = /\b(?:federationInstance|mfInstance|federation\.instance)!?\.(\w+)/g;

test('remotes find the core of the federation runtime by the global name that the library builds into them', () => {
  const plugin = readLibrary('enhanced', 'src/lib/container/ModuleFederationPlugin.js');
  const [, name = ''] = /"@module-federation\/runtime-core": "(\w+)"/.exec(plugin) ?? [];
  const core = {};
  provideRuntimeCore(core);
  expect(name).not.toBe('');
  expect(Reflect.get(globalThis, name)).toBe(core);
});

test('the core that the shell provides has all that the library’s runtime imports of it, and nothing else', () => {
  expect(listImportsOfCore().toSorted()).toEqual(Object.keys(runtimeCore).toSorted());
  expect(Object.values(runtimeCore)).not.toContain(undefined);
});

test('what stands in for the core in a first view has all that an entry uses while it starts', () => {
  const used = STARTING.flatMap((name) => [
    ...readLibrary('webpack-bundler-runtime', `${name}.js`).matchAll(USE_OF_INSTANCE),
  ]).map(([, member = '']) => member);
  expect(new Set(used)).toEqual(
    new Set([
      ...['name', 'options', 'shareScopeMap'],
      ...['initOptions', 'initShareScopeMap', 'initializeSharing', 'loadShare', 'loadShareSync'],
    ]),
  );
  const standIn = new firstViewRuntime.ModuleFederation({ name: 'mf_content' });
  for (const member of used) expect([member, member in standIn]).toEqual([member, true]);
  for (const name of Object.keys(firstViewRuntime)) expect(Object.keys(runtimeCore)).toContain(name);
});

test.each([
  ['the library’s core', () => createInstance({ name: 'mf_content', remotes: [] })],
  ['what stands in for it', () => new firstViewRuntime.ModuleFederation({ name: 'mf_content' })],
])('an entry gets the shell’s React from %s', async (_which, create) => {
  const instance = create();
  instance.initOptions({ name: 'mf_content', remotes: [] });
  instance.initShareScopeMap('default', SHARE_SCOPE);
  await Promise.all(instance.initializeSharing('default'));
  expect(instance.name).toBe('mf_content');
  expect(instance.options.name).toBe('mf_content');
  expect(instance.shareScopeMap['default']).toBe(SHARE_SCOPE);
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' };
  const given = await instance.loadShare<typeof React>('react', { customShareInfo: { shareConfig } });
  expect(given && given()).toMatchObject({ createElement: React.createElement });
});
