import type { IncomingMessage } from 'node:http';

/** So many bytes must come in each window of so many milliseconds. */
export type LeastRate = { readonly windowMs: number; readonly bytes: number };

/** 1 kB/s: a phone on the slowest network sends five times that, who only wants to hold a connection much less. */
export const LEAST_RATE: LeastRate = { windowMs: 12_000, bytes: 12_000 };

/** Ends the connection of a request whose body comes more slowly than that, however long the whole takes. */
export function endWhenTooSlow(request: IncomingMessage, { windowMs, bytes }: LeastRate = LEAST_RATE): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const slow = socket.bytesRead - before < bytes;
    before = socket.bytesRead;
    if (request.complete) stop();
    else if (slow) request.destroy();
  }, windowMs);
  // The connection keeps the process running, not its watch: the body of an injected request may never end.
  timer.unref();
  request.once('end', stop).once('close', stop);
}
