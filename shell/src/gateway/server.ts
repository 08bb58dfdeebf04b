import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { createGateway } from './gateway-app.ts';
import { keepsPages, readGatewayConfig } from './gateway-config.ts';
import { keepReleases } from './release-keeper.ts';
import { createRenderer } from './renderer.ts';

/** How long requests under way may take to finish when the gateway is told to stop, in ms. */
const GRACE_MS = 8_000;

const config = readGatewayConfig(process.env);
const renderer = createRenderer(
  fileURLToPath(new URL('./render-worker.mjs', import.meta.url)),
  config.renderThreads,
);
const keeper = keepReleases(config.releasesDir);
const workerFile = new URL(
  keepsPages(config) ? './reading-worker.js' : './removal-worker.js',
  import.meta.url,
);
const worker = await readFile(workerFile, 'utf8');
const app = await createGateway({ config, renderer, keeper, worker });
await keeper.follow(app.log);

const { close } = closeWithGrace({ delay: GRACE_MS }, async () => {
  keeper.stop();
  await app.close();
  await renderer.close();
});
// Started by another process, it does not outlive it.
process.once('disconnect', () => void close());

await app.listen({ port: config.port, host: config.host });
const address = app.server.address();
process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : undefined });
