/** A complete message that a PostgreSQL client sent: its type letter, or '' for the first of a connection. */
export type WireMessage = { type: string; bytes: Buffer };

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;

/** What the first message of a connection asks for. */
export function startupKind(message: Buffer): 'encryption' | 'cancel' | 'session' {
  const code = message.length >= 8 ? message.readInt32BE(4) : 0;
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
  return code === CANCEL_REQUEST ? 'cancel' : 'session';
}

/** Splits a stream of bytes into messages; an incomplete one waits for more bytes. */
export class MessageReader {
  #pending: Buffer[] = [];
  #size = 0;
  #started = false;

  add(chunk: Buffer): void {
    this.#pending.push(chunk);
    this.#size += chunk.length;
  }

  /** Call it after the session's first message: from then on each message has a type letter. */
  markStarted(): void {
    this.#started = true;
  }

  next(): WireMessage | undefined {
    const header = this.#started ? 5 : 4;
    if (this.#size < header) return undefined;
    const bytes = this.#joined();
    const length = this.#started ? bytes.readInt32BE(1) + 1 : bytes.readInt32BE(0);
    if (length < header) throw new RangeError('A message that is shorter than its own header');
    if (this.#size < length) return undefined;
    this.#pending = [bytes.subarray(length)];
    this.#size -= length;
    const type = this.#started ? String.fromCharCode(bytes[0] ?? 0) : '';
    return { type, bytes: bytes.subarray(0, length) };
  }

  #joined(): Buffer {
    const joined = this.#pending.length === 1 ? this.#pending[0] : undefined;
    const bytes = joined ?? Buffer.concat(this.#pending);
    this.#pending = [bytes];
    return bytes;
  }
}
