import { once } from 'node:events';
import { join } from 'node:path';
import { openDurablePglite } from './durable-pglite.ts';
import { lockFolder } from './folder-lock.ts';
import { socketPlace } from './socket-place.ts';
import { WireServer } from './wire-server.ts';

/** A running embedded database: PostgreSQL clients reach it at `url`. */
export type EmbeddedDatabase = { url: string; close(): Promise<void> };

/** Opens the database in `<dataDir>/database`; throws FolderInUseError when another process has it open. */
export async function openEmbedded(
  dataDir: string,
  onFailure: (error: unknown) => void,
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  const lock = await lockFolder(folder);
  const database = await openDurablePglite(join(folder, 'files'));
  const server = new WireServer(database, onFailure);
  const place = socketPlace(folder);
  server.net.listen(place.listenOn);
  await once(server.net, 'listening');
  const address = server.net.address();
  const url = place.url(typeof address === 'object' && address ? address.port : 0);
  lock.answer(url);
  return {
    url,
    async close() {
      await server.stop();
      await database.close();
      await lock.release();
    },
  };
}
