import { join } from 'node:path';
import type { ReleaseSet } from '../../../shell/src/gateway/releases/release-set.ts';
import type { RenderTask } from '../../../shell/src/gateway/releases/rendering/render-task.ts';
import { ModuleName } from '@trust/shared/contract/pages/release';
import type { RemoteDefinition } from '@trust/shared/remote';
import { createGateway } from '../../../shell/src/gateway/gateway-app.ts';
import { readGatewayConfig } from '../../../shell/src/gateway/gateway-config.ts';
import { render as renderFrame } from '../../../shell/src/gateway/page/frame.server.tsx';
import { readPage, renderPage, renderParcel } from '@trust/shared/remote/server/server-render';
import { sampleInlineScripts } from '../../../shell/src/gateway/testing/sample-inline-scripts.ts';

/** Loads a remote's sources: the bundler takes every folder's. */
export async function loadRemote(name: string): Promise<RemoteDefinition> {
  const { remote } = await import(`../../../${name}/src/remote.tsx`);
  return remote;
}

const noFiles = { js: [], css: [] };
const release = (module: ModuleName) => ({
  module,
  base: `/releases/${module}/1/`,
  folder: module,
  release: {
    id: '1',
    server: 'server.js',
    browser: { entry: 'browser/a.js', main: noFiles, screens: {}, parcels: {}, texts: {} },
    standalone: { entry: 'standalone/a.js', main: noFiles, screens: {}, parcels: {}, texts: {} },
    integrity: {},
    sizes: {},
  },
  styles: new Map(),
});
const RELEASES = new Map(ModuleName.options.map((module) => [module, release(module)]));

/** Renders in this process from the sources, where the gateway's own renderer has processes and releases. */
export async function renderFromSources({ file, what, request }: RenderTask): Promise<unknown> {
  const module = file.split(/[\\/]/)[0] ?? '';
  if (module === 'shell') return renderFrame(request);
  const remote = await loadRemote(module);
  const answers = { render: renderPage, read: readPage, parcel: renderParcel };
  return answers[what](remote, request as never);
}

/** The gateway of the sources in `root`. `broken` names a module that cannot be rendered. */
export function createProbedGateway(root: string, apiUrl: string, broken?: ModuleName) {
  return createGateway({
    config: readGatewayConfig({
      PORT: '0',
      API_URL: apiUrl,
      RELEASES_DIR: root,
      TRUST_CONFIG: join(root, 'deploy/trust.json'),
      SITE_URL: 'https://site.example',
      LOG_LEVEL: 'silent',
      RAZORPAY_KEY_ID: 'rzp_test_at_hand',
      BANK_PAY_URL: 'https://bank.example/pay',
      BANK_MOBILE_PAY_URL: 'https://mobile.example/pay',
    }),
    renderer: {
      run: async (task) => {
        if (broken && task.file.startsWith(broken)) throw new Error('out of order');
        return renderFromSources(task);
      },
      close: async () => undefined,
    },
    releaseStore: {
      current: () => RELEASES as unknown as ReleaseSet,
      webview: () => RELEASES as unknown as ReleaseSet,
      follow: async () => undefined,
      missing: () => [],
      stop: async () => undefined,
    },
    worker: '',
    fallbacks: '',
    inlineScripts: sampleInlineScripts,
  });
}
export type ProbedGateway = Awaited<ReturnType<typeof createProbedGateway>>;
