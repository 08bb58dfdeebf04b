import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { MessageReader, startupKind, type WireMessage } from './wire-messages.ts';

type Batch = { from: Socket; bytes: Buffer; complete: boolean };

/** Query, Sync, FunctionCall, Flush: after these the client waits for an answer. */
const ENDS_A_BATCH = new Set(['Q', 'S', 'F', 'H']);
/** After a Flush the client continues the same statement: no other client's batch may run in between. */
const FLUSH = 'H';
const TERMINATE = 'X';
const ROLLBACK = 'ROLLBACK';
const SET_READ_ONLY = 'SET default_transaction_read_only = ';

export type WireServerOptions = {
  /** Called when the engine has failed and cannot be used any more. */
  onFailure: (error: unknown) => void;
  /** Asked before each transaction: false makes it a read-only one, so that writes fail with code 25006. */
  mayWrite: () => boolean;
};

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
  #queue: Batch[] = [];
  #owner: Socket | undefined;
  #midStatement = false;
  #running = false;
  #stopped = false;
  #isReadOnly = false;
  readonly #options: WireServerOptions;

  constructor(database: PGlite, options: WireServerOptions) {
    this.#database = database;
    this.#options = options;
    this.#server = createServer((client) => this.#accept(client));
  }

  get net(): Server {
    return this.#server;
  }

  /** Disconnects all clients; closing the engine rolls back an open transaction. */
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
    client.on('close', () => this.#removeClient(client));
    client.on('data', (chunk) => {
      reader.add(chunk);
      try {
        for (let message = reader.next(); message; message = reader.next()) {
          if (message.type === '') this.#start(client, message, reader);
          else if (message.type === TERMINATE) client.end();
          else {
            batch.push(message.bytes);
            if (!ENDS_A_BATCH.has(message.type)) continue;
            this.#enqueue({ from: client, bytes: Buffer.concat(batch), complete: message.type !== FLUSH });
            batch = [];
          }
        }
      } catch (error) {
        process.stderr.write(`The embedded database ends a connection: ${String(error)}\n`);
        client.destroy();
      }
    });
  }

  #start(client: Socket, message: WireMessage, reader: MessageReader): void {
    const kind = startupKind(message.bytes);
    if (kind === 'encryption') client.write('N');
    else if (kind === 'cancel') client.end();
    else {
      reader.markStarted();
      this.#enqueue({ from: client, bytes: message.bytes, complete: true });
    }
  }

  #enqueue(batch: Batch): void {
    this.#queue.push(batch);
    void this.#processQueue();
  }

  #takeNext(): Batch | undefined {
    const locked = this.#owner && (this.#midStatement || this.#database.isInTransaction());
    const index = locked ? this.#queue.findIndex((batch) => batch.from === this.#owner) : 0;
    return index < 0 ? undefined : this.#queue.splice(index, 1)[0];
  }

  async #processQueue(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    try {
      for (let batch = this.#takeNext(); batch; batch = this.#takeNext()) await this.#runBatch(batch);
    } catch (error) {
      this.#options.onFailure(error);
    } finally {
      this.#running = false;
    }
  }

  async #runBatch({ from, bytes, complete }: Batch): Promise<void> {
    await this.#applyMayWrite();
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

  async #applyMayWrite(): Promise<void> {
    if (this.#midStatement || this.#database.isInTransaction()) return;
    const isReadOnly = !this.#options.mayWrite();
    if (isReadOnly === this.#isReadOnly) return;
    await this.#database.exec(`${SET_READ_ONLY}${isReadOnly ? 'on' : 'off'}`);
    this.#isReadOnly = isReadOnly;
  }

  #removeClient(client: Socket): void {
    this.#clients.delete(client);
    this.#queue = this.#queue.filter((batch) => batch.from !== client);
    if (this.#running || this.#stopped) return;
    this.#abandon(client).then(() => this.#processQueue(), this.#options.onFailure);
  }

  async #abandon(client: Socket): Promise<void> {
    if (this.#owner !== client) return;
    this.#owner = undefined;
    this.#midStatement = false;
    if (this.#database.isInTransaction()) await this.#database.exec(ROLLBACK);
  }
}
