import { once } from 'node:events';
import { request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { bodyTime } from './body-time.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  await app.register(bodyTime, { timeoutMs: 50 });
  app.post('/whole', async ({ body }) => body);
  app.post('/steady', { config: { leastRate: { windowMs: 50, bytes: 10 } } }, async ({ body }) => body);
  await app.listen();
  const address = app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterEach(() => app.close());

function begin(path: string) {
  const sender = request({
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': 60 },
  });
  sender.write('x');
  return sender;
}
const failure = (sender: ReturnType<typeof begin>) =>
  once(sender, 'error').then(([error]: { code?: string }[]) => error?.code);

test('a body that does not come in time is not waited for', async () => {
  expect(await failure(begin('/whole'))).toBe('ECONNRESET');
});

test('nor one that comes too slowly where a rate is asked for', async () => {
  expect(await failure(begin('/steady'))).toBe('ECONNRESET');
});
