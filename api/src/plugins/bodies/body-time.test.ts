import { once } from 'node:events';
import { request } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { bodyTime } from './body-time.ts';

const RATE = { windowMs: 50, bytes: 10 };
const refuse = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(429).send();
let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  await app.register(bodyTime, { timeoutMs: 50 });
  app.post('/whole', async ({ body }) => body);
  app.post('/steady', { config: { leastRate: RATE } }, async ({ body }) => body);
  app.post('/refused', { onRequest: refuse }, async ({ body }) => body);
  app.post('/refused-steady', { onRequest: refuse, config: { leastRate: RATE } }, async ({ body }) => body);
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

test.each(['/refused', '/refused-steady'])(
  'the body of %s, which nobody reads, keeps no process running',
  async (url) => {
    const timers = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'setInterval')];
    expect((await app.inject({ method: 'POST', url, payload: 'x'.repeat(60) })).statusCode).toBe(429);
    const watches = timers.flatMap(({ mock }) => mock.results.map(({ value }) => value));
    expect(watches.map((watch) => watch.hasRef())).not.toContain(true);
    expect(watches).not.toHaveLength(0);
  },
);
