import type { IncomingMessage } from 'node:http';

/**
 * Reads a body whole; undefined where it has more than `most` bytes, and what is still being sent is left to be read.
 * Rejects when the sender leaves.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new Error('The body has been decoded already');
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
