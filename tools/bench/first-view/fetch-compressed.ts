import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { gunzipSync } from 'node:zlib';

/** A file as sent to a browser that accepts only gzip. */
export interface FetchedFile {
  /** Bytes of the body on the wire. */
  readonly bytes: number;
  readonly body: Buffer;
  /** SHA-256 of the uncompressed body. */
  readonly contentHash: string;
}

/** Fetches an address with gzip. Throws unless the status is 200. */
export async function fetchWithGzip(url: string, accept = '*/*'): Promise<FetchedFile> {
  const { encoding, wire } = await fetchRaw(url, { 'accept-encoding': 'gzip', accept });
  const body = encoding === 'gzip' ? gunzipSync(wire) : wire;
  return { bytes: wire.length, body, contentHash: createHash('sha256').update(body).digest('hex') };
}

/** The bytes that a browser gets which accepts Brotli. Throws unless the status is 200. */
export async function countBrotliBytes(url: string): Promise<number> {
  return (await fetchRaw(url, { 'accept-encoding': 'br' })).wire.length;
}

function fetchRaw(url: string, headers: Record<string, string>) {
  const send = url.startsWith('https:') ? secureRequest : request;
  return new Promise<{ encoding: string | undefined; wire: Buffer }>((resolve, reject) => {
    send(url, { headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve({ encoding: reply.headers['content-encoding'], wire: Buffer.concat(chunks) })
          : reject(new Error(`${url} was answered with ${String(reply.statusCode)}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
