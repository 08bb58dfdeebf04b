import { resolve } from 'node:path';
import type { ModuleBuild } from '@trust/shared/build/module-build';
import { shellFederation } from './shell-federation.ts';

const source = (file: string) => resolve(import.meta.dirname, '../src', file);

/** The build of the shell. It has no page without remotes. */
export const shellBuild: ModuleBuild = {
  module: 'shell',
  federated: { name: 'shell', source: source('browser/main.ts'), mainChunk: undefined },
  standalone: null,
  server: source('gateway/page/frame.server.tsx'),
  federation: shellFederation,
  aliases: {},
  styleLayer: 'frame',
};
