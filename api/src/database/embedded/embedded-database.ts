import closeWithGrace from 'close-with-grace';
import * as z from 'zod/mini';
import { FolderInUseError, openEmbedded, type EmbeddedDatabase } from './open-embedded.ts';

/**
 * The embedded database in its own process, so that a long query does not block requests.
 * Environment: DATA_DIR. When it listens it sends `{ready, url}` to its parent and prints it.
 */
const { DATA_DIR } = z.object({ DATA_DIR: z._default(z.string(), '.data') }).parse(process.env);

let database: EmbeddedDatabase;
try {
  database = await openEmbedded(DATA_DIR, stopBroken);
} catch (error) {
  process.stderr.write(`${error instanceof FolderInUseError ? error.message : String(error)}\n`);
  process.exit(1);
}
const grace = closeWithGrace({ delay: 10_000 }, () => database.close());
process.on('disconnect', () => grace.close());

const ready = { ready: true, url: database.url };
process.stdout.write(`${JSON.stringify(ready)}\n`);
process.send?.(ready);

function stopBroken(error: unknown): void {
  process.stderr.write(`The embedded database failed and stops: ${String(error)}\n`);
  process.exit(1);
}
