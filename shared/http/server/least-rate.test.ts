/** @jest-environment node */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { endWhenTooSlow } from './least-rate.ts';

const RATE = { windowMs: 1_000, bytes: 1_000 };

/** A request of which so many bytes come in each second, and the number of seconds until it was ended. */
function receive(bytesPerSecond: number, seconds: number) {
  jest.useFakeTimers();
  const socket = { bytesRead: 0 };
  const incoming = Object.assign(new PassThrough(), { socket, complete: false });
  endWhenTooSlow(incoming as unknown as IncomingMessage, RATE);
  for (let second = 1; second <= seconds; second += 1) {
    socket.bytesRead += bytesPerSecond;
    jest.advanceTimersByTime(1_000);
    if (incoming.destroyed) return second;
  }
  return 'received';
}
afterEach(() => jest.useRealTimers());

test('who sends slowly but steadily gets as long as it takes', () => {
  expect(receive(6_250, 80)).toBe('received');
});

test('who sends less than the least rate is ended after the first window', () => {
  expect(receive(999, 80)).toBe(1);
});

test('a request that has ended is no longer watched', async () => {
  jest.useFakeTimers();
  const incoming = Object.assign(new PassThrough(), { socket: { bytesRead: 0 }, complete: false });
  endWhenTooSlow(incoming as unknown as IncomingMessage, RATE);
  const ended = once(incoming, 'end');
  incoming.resume().end();
  jest.useRealTimers();
  await ended;
  expect(incoming.listenerCount('close')).toBeLessThanOrEqual(2);
});

test('the connection of a sender of nearly nothing ends', async () => {
  const server = createServer((incoming) => endWhenTooSlow(incoming, { windowMs: 20, bytes: 1_000 }));
  await once(server.listen(0), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const sender = request({ port, method: 'POST' });
  sender.write('x');
  const [error] = await once(sender, 'error').catch((reason: unknown) => [reason]);
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  server.close();
});
