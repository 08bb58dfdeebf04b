import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { drainRequest } from '@trust/shared/http/server/drain-request';

/**
 * A body to forward. An HTTP client destroys the body that it sends when the answer comes before its end; this one leaves
 * the visitor's connection open, and what is still being sent is read, so that the visitor gets that answer.
 */
export function forwardBody(request: IncomingMessage): Readable {
  const body = request.pipe(
    new Transform({
      // What has come from the api is read first: who writes to a connection that it has closed loses its answer.
      transform: (chunk: Buffer, _encoding, done) => setImmediate(done, null, chunk),
    }),
  );
  body.once('close', () => drainRequest(request));
  request.once('close', () => {
    // Who leaves sends no end, and a pipe does not tell.
    if (!body.writableEnded) body.destroy();
  });
  return body;
}
