import { readFile } from 'node:fs/promises';
import closeWithGrace from 'close-with-grace';
import { createGateway } from './gateway-app.ts';
import { readInlineScripts } from './inline-scripts.ts';
import { allowsOfflineReading, readGatewayConfig } from './gateway-config.ts';
import { ignoreDebugSignal } from '@trust/shared/commands/ignore-debug-signal';
import { loadProgram } from '@trust/shared/releases/bundle-process/load-program';
import { createReleaseStore } from './releases/release-store.ts';
import { createRenderer } from './releases/rendering/renderer.ts';

/** How long open requests may take when the gateway stops, in ms. */
const GRACE_MS = 8_000;

ignoreDebugSignal();
const config = readGatewayConfig(process.env);
const renderer = createRenderer({
  program: await loadProgram(),
  processes: config.renderThreads,
  onError: (err) =>
    app.log.error({ err }, 'a server bundle failed outside a rendering, or reported an error'),
});
const releaseStore = createReleaseStore(config.releasesDir, [config.alone ?? 'shell']);
const workerFile = new URL(
  allowsOfflineReading(config) ? './reading-worker.js' : './removal-worker.js',
  import.meta.url,
);
const worker = await readFile(workerFile, 'utf8');
const fallbacks = await readFile(new URL('./fallbacks.js', import.meta.url), 'utf8');
const inlineScripts = await readInlineScripts(import.meta.url);
const app = await createGateway({ config, renderer, releaseStore, worker, fallbacks, inlineScripts });
// The first mark is read, so that pages that are rendered ahead are cached.
await app.ready();
await releaseStore.follow(app.log, app.renderAhead);

const { close } = closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'the gateway stops after an error');
  await releaseStore.stop();
  await app.close();
  await renderer.close();
});
// The process ends with its parent.
process.once('disconnect', () => void close());

await app.listen({ port: config.port, host: config.host });
const address = app.server.address();
process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : undefined });
