import * as React from 'react';
import { firstViewRuntime } from './first-view-runtime.ts';
import { SHARE_SCOPE } from './share-scope.ts';

function startRemote() {
  const remote = new firstViewRuntime.ModuleFederation({ name: 'mf_content' });
  remote.initShareScopeMap('default', SHARE_SCOPE);
  return remote;
}
const requiring = (requiredVersion: string) => ({ customShareInfo: { shareConfig: { requiredVersion } } });

test('a remote gets the React of the shell', async () => {
  const lib = await startRemote().loadShare('react', requiring('^19.0.0'));
  expect(lib()).toMatchObject({ createElement: React.createElement });
  expect(SHARE_SCOPE['react']?.[React.version]?.useIn).toEqual(['shell', 'mf_content']);
});

test.each([
  ['another major version', 'react', '^18.0.0'],
  ['a range that it cannot read', 'react', '>=19'],
  ['a package that the shell does not provide', 'preact', '^10.0.0'],
])('a remote that requires %s is refused', async (_what, name, range) => {
  await expect(startRemote().loadShare(name, requiring(range))).rejects.toThrow(
    `mf_content requires ${name} ${range}.`,
  );
});
