import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as readNewCluster } from '@electric-sql/pglite-prepopulatedfs';
import { prepareSocket } from '../database/embedded/socket-address.ts';
import { WireServer } from '../database/embedded/wire-server.ts';

/**
 * The embedded engine behind its server, in memory: what tests write need not survive. Sends `{ready, url}` when it
 * listens, and ends with its parent. The messages `may-write` and `read-only` allow writes and refuse them. `embedded-database.test.ts` tests the one that syncs to the disk.
 */
const folder = mkdtempSync(join(tmpdir(), 'trust-api-test-'));
const socket = prepareSocket(folder);
let mayWrite = true;
const server = new WireServer(await PGlite.create({ loadDataDir: await readNewCluster() }), {
  onFailure: (error) => {
    throw error;
  },
  mayWrite: () => mayWrite,
});
process.on('message', (message) => {
  mayWrite = message === 'may-write';
  process.send?.('understood');
});
server.net.listen(socket.listenOn);
await once(server.net, 'listening');
const address = server.net.address();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const end of ['disconnect', 'SIGTERM'] as const) process.on(end, () => process.exit());
process.send?.({ ready: true, url: socket.url(typeof address === 'object' && address ? address.port : 0) });
