import { resolve } from 'node:path';
import { leanRuntimePlugin } from '@trust/shared/build/federation';
import type { ModuleBuild } from '@trust/shared/build/module-build';

const source = (file: string) => resolve(import.meta.dirname, '../src', file);

/** The build of the shell. It has no page without remotes. */
export const shellBuild: ModuleBuild = {
  module: 'shell',
  federated: { name: 'shell', source: source('first-view/main.ts'), mainChunk: undefined },
  standalone: null,
  server: source('gateway/page/frame.server.tsx'),
  federationPlugins: () => [leanRuntimePlugin()],
  aliases: {},
  styleLayer: 'frame',
};
