import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '@trust/shared/contract/applications/uploads';
import { readFileName } from '../uploads.rules.ts';

export type ReceivedPicture = { draft: string; fileName: string; content: Buffer };
/** `malformed`: not one file in its field, with a draft in its name. */
export type ReceiveOutcome =
  | { outcome: 'received'; picture: ReceivedPicture }
  | { outcome: 'too-large' }
  | { outcome: 'malformed' };

const FIELD = 'doc';
/** The parser's limits. One byte more than is taken shows that there is more. */
const LIMITS = {
  fileSize: MAX_UPLOAD_BYTES + 1,
  files: 1,
  fields: 0,
  parts: 1,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Reads the one file of a request. Stops as soon as it is too large; what is sent after that is not stored. */
export async function receivePicture(request: FastifyRequest): Promise<ReceiveOutcome> {
  if (!request.isMultipart()) return { outcome: 'malformed' };
  let picture: ReceivedPicture | undefined;
  try {
    // A path in the name must not take the draft before it away.
    const parts = request.parts({ limits: LIMITS, preservePath: true });
    for await (const part of parts) {
      if (part.type !== 'file' || picture) return { outcome: 'malformed' };
      const content = await readContent(part);
      if (!content) return { outcome: 'too-large' };
      const name = part.fieldname === FIELD ? readFileName(part.filename) : undefined;
      if (!name) return { outcome: 'malformed' };
      picture = { ...name, content };
    }
  } catch {
    // Whatever the parser refuses is the sender's mistake: limits, broken parts, a connection that ended.
    return { outcome: 'malformed' };
  }
  return picture ? { outcome: 'received', picture } : { outcome: 'malformed' };
}

/** Undefined when there are too many bytes. */
async function readContent({ file }: MultipartFile): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    if (!Buffer.isBuffer(chunk)) return undefined;
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
