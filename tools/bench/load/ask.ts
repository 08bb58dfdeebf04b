import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string | Uint8Array;
  /** Of the body; JSON unless given. */
  readonly type?: string;
}

/** What a call got; no status when it got no answer, or a part of one. */
export interface FullAnswer {
  readonly status: number | undefined;
  readonly body: string;
}

const GIVE_UP_MS = 20_000;

/** Makes a call as a visitor of an address does, reads the answer to its end, and gives its status; undefined for none. */
export async function ask(site: URL, call: Call, address: string): Promise<number | undefined> {
  const answer = await send(site, call, address).catch(() => undefined);
  return (
    answer &&
    new Promise((resolve) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode))
        .once('error', () => resolve(undefined));
    })
  );
}

/** The same on a connection of its own, with the answer's text; as this machine without an address. */
export async function fetchAnswer(site: URL, call: Call, address?: string): Promise<FullAnswer> {
  const agent = new Agent();
  try {
    const answer = await send(site, call, address, agent);
    const bytes = await buffer(answer);
    const isBrotli = answer.headers['content-encoding'] === 'br';
    const body = isBrotli ? await promisify(brotliDecompress)(bytes) : bytes;
    return { status: answer.statusCode, body: body.toString() };
  } catch (error) {
    return { status: undefined, body: String(error) };
  } finally {
    agent.destroy();
  }
}

/** Rejects when no answer begins. */
function send(
  site: URL,
  { method, path, body, type = 'application/json' }: Call,
  address: string | undefined,
  agent?: Agent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sender = request(
      new URL(path, site),
      {
        method,
        agent,
        timeout: GIVE_UP_MS,
        headers: {
          ...(address !== undefined && { 'x-forwarded-for': address }),
          // As a browser asks for a page, and its scripts for data.
          accept: method === 'GET' && !/^\/(api|content)\//.test(path) ? 'text/html' : 'application/json',
          'accept-encoding': 'br',
          'content-type': type,
          'content-length': Buffer.byteLength(body ?? ''),
        },
      },
      resolve,
    );
    sender.once('timeout', () => sender.destroy(new Error(`No byte came for ${GIVE_UP_MS} ms`)));
    sender.on('error', reject);
    sender.end(body);
  });
}
