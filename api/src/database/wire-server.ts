import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { MessageReader, startupKind, type WireMessage } from './wire-messages.ts';

type Batch = { from: Socket; bytes: Buffer; complete: boolean };

/** Query, Sync, FunctionCall, Flush: here the client begins to wait for an answer. */
const ENDS_A_BATCH = new Set(['Q', 'S', 'F', 'H']);
/** After a Flush the client goes on with the same statement: nobody else may come between. */
const FLUSH = 'H';
const TERMINATE = 'X';
const ROLLBACK = 'ROLLBACK';

/**
 * Serves one PGlite to many PostgreSQL clients over a socket.
 *
 * All clients share one session. A client's messages up to its Sync therefore run in one go, since another
 * client's would replace the unnamed statement in between and the first would read the other's rows; and
 * while a transaction is open only its owner is served. Named statements and SET would be shared: the api
 * uses neither.
 */
export class WireServer {
  readonly #database: PGlite;
  readonly #server: Server;
  readonly #clients = new Set<Socket>();
  #waiting: Batch[] = [];
  #owner: Socket | undefined;
  #midStatement = false;
  #running = false;
  #stopped = false;
  readonly #failed: (error: unknown) => void;

  /** `onFailure` hears of an engine that broke: nothing more can be asked of it. */
  constructor(database: PGlite, onFailure: (error: unknown) => void) {
    this.#database = database;
    this.#failed = onFailure;
    this.#server = createServer((client) => this.#accept(client));
  }

  get net(): Server {
    return this.#server;
  }

  /** Sends every client away; an open transaction is given up when the engine closes. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const client of this.#clients) client.destroy();
    await closed;
  }

  #accept(client: Socket): void {
    const reader = new MessageReader();
    let batch: Buffer[] = [];
    this.#clients.add(client);
    client.setNoDelay(true);
    client.on('error', () => client.destroy());
    client.on('close', () => this.#leave(client));
    client.on('data', (chunk) => {
      reader.add(chunk);
      try {
        for (let message = reader.next(); message; message = reader.next()) {
          if (message.type === '') this.#start(client, message, reader);
          else if (message.type === TERMINATE) client.end();
          else {
            batch.push(message.bytes);
            if (!ENDS_A_BATCH.has(message.type)) continue;
            this.#ask({ from: client, bytes: Buffer.concat(batch), complete: message.type !== FLUSH });
            batch = [];
          }
        }
      } catch {
        client.destroy();
      }
    });
  }

  #start(client: Socket, message: WireMessage, reader: MessageReader): void {
    const kind = startupKind(message.bytes);
    if (kind === 'encryption') client.write('N');
    else if (kind === 'cancel') client.end();
    else {
      reader.started();
      this.#ask({ from: client, bytes: message.bytes, complete: true });
    }
  }

  #ask(batch: Batch): void {
    this.#waiting.push(batch);
    void this.#work();
  }

  #next(): Batch | undefined {
    const locked = this.#owner && (this.#midStatement || this.#database.isInTransaction());
    const index = locked ? this.#waiting.findIndex((batch) => batch.from === this.#owner) : 0;
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #work(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    try {
      for (let batch = this.#next(); batch; batch = this.#next()) await this.#run(batch);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#running = false;
    }
  }

  async #run({ from, bytes, complete }: Batch): Promise<void> {
    this.#owner = from;
    this.#midStatement = !complete;
    await this.#database.runExclusive(() =>
      this.#database.execProtocolRawStream(bytes, {
        // Copied: the engine writes its next answer into the same memory.
        onRawData: (data) => void (from.writable && from.write(Buffer.from(data))),
      }),
    );
    if (from.destroyed && !this.#stopped) await this.#abandon(from);
  }

  #leave(client: Socket): void {
    this.#clients.delete(client);
    this.#waiting = this.#waiting.filter((batch) => batch.from !== client);
    if (this.#running || this.#stopped) return;
    this.#abandon(client).then(() => this.#work(), this.#failed);
  }

  async #abandon(client: Socket): Promise<void> {
    if (this.#owner !== client) return;
    this.#owner = undefined;
    this.#midStatement = false;
    if (this.#database.isInTransaction()) await this.#database.exec(ROLLBACK);
  }
}
