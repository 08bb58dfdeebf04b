import type { IncomingMessage } from 'node:http';

/** In bytes. */
const MOST = 20_000_000;

/**
 * Reads what is still being sent of a body that nobody wants, since many senders see no answer before they have sent all,
 * and no next request of the connection is read before. Ends the connection of who sends more than `most` bytes.
 */
export function drainRequest(request: IncomingMessage, most = MOST): void {
  let dropped = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > most) request.destroy();
  });
  // A pipe that was taken away has paused it.
  request.resume();
}
