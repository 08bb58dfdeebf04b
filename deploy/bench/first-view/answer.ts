import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { gunzipSync } from 'node:zlib';

/** A file as a server sends it to a browser that knows only gzip. */
export interface Answer {
  /** Bytes of the body on the wire. */
  readonly bytes: number;
  readonly body: Buffer;
  /** The same for the same content, wherever it is. */
  readonly contentHash: string;
}

/** Fetches an address with gzip. Throws when it is not there. */
export async function fetchWithGzip(url: string, accept = '*/*'): Promise<Answer> {
  const { status, encoding, wire } = await get(url, { 'accept-encoding': 'gzip', accept });
  if (status !== 200) throw new Error(`${url} was answered with ${String(status)}`);
  const body = encoding === 'gzip' ? gunzipSync(wire) : wire;
  return { bytes: wire.length, body, contentHash: createHash('sha256').update(body).digest('hex') };
}

function get(url: string, headers: Record<string, string>) {
  const ask = url.startsWith('https:') ? secureRequest : request;
  return new Promise<{ status: number | undefined; encoding: string | undefined; wire: Buffer }>(
    (done, fail) => {
      ask(url, { headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', fail);
        reply.on('end', () =>
          done({
            status: reply.statusCode,
            encoding: reply.headers['content-encoding'],
            wire: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', fail)
        .end();
    },
  );
}
