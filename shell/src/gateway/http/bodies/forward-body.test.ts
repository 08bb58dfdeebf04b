/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createOpenOfGateway } from '../refuse-early.ts';
import { proxyApi } from '../api-proxy.ts';

const BODY_BYTES = 500_000;
const FIRST_BYTES = 10_000;
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** A gateway before an api, and a promise that it has answered its first request. */
async function startGateway(answer: RequestListener) {
  const api = createServer(answer);
  await once(api.listen(0), 'listening');
  const { port: apiPort } = api.address() as AddressInfo;
  const gateway = Fastify({ forceCloseConnections: true });
  const answered = new Promise<void>((resolve) => {
    gateway.addHook('onResponse', (_request, _reply, done) => {
      resolve();
      done();
    });
  });
  await proxyApi(gateway, `http://localhost:${apiPort}`, createOpenOfGateway().calls);
  await gateway.listen({ port: 0 });
  opened.push(gateway, { close: () => api.closeAllConnections() }, api);
  const { port } = gateway.server.address() as AddressInfo;
  return { port, answered };
}

const refusal = '{"status":422}';
const HEADERS = { 'content-type': 'application/problem+json', 'content-length': refusal.length };

describe('A sender who reads no answer before all is sent gets it from an api that answers at once', () => {
  test.each<[what: string, answer: RequestListener]>([
    [
      'and reads on',
      (incoming, reply) => reply.writeHead(422, HEADERS).end(refusal, () => incoming.resume()),
    ],
    ['and reads nothing', (_incoming, reply) => reply.writeHead(422, HEADERS).end(refusal)],
    [
      'and closes',
      (_incoming, reply) => reply.writeHead(422, { ...HEADERS, connection: 'close' }).end(refusal),
    ],
    [
      'and breaks the connection off',
      (incoming, reply) => reply.writeHead(422, HEADERS).end(refusal, () => incoming.socket.destroy()),
    ],
  ])('%s', async (_what, answer) => {
    const { port, answered } = await startGateway((incoming, reply) => {
      if (incoming.method === 'GET') reply.writeHead(200, { 'content-length': 4 }).end('next');
      else answer(incoming, reply);
    });
    const visitor = connect(port).pause();
    const failed = once(visitor, 'close').then(() => Promise.reject(new Error('The connection was closed')));
    visitor.on('error', () => undefined);
    visitor.write(
      `POST /api/project/upload-application-pic HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`,
    );
    visitor.write(Buffer.alloc(FIRST_BYTES));
    await answered;
    const sent = new Promise((resolve) => visitor.write(Buffer.alloc(BODY_BYTES - FIRST_BYTES), resolve));
    await Promise.race([sent, failed]);
    visitor.write('GET /api/next HTTP/1.1\r\nHost: x\r\n\r\n');
    let received = '';
    const bothCame = new Promise((resolve) => {
      visitor.on('data', (chunk: Buffer) => {
        received += chunk.toString();
        if (received.endsWith('next')) resolve(received);
      });
    });
    visitor.resume();
    await Promise.race([bothCame, failed]);
    failed.catch(() => undefined);
    visitor.destroy();
    expect(received).toMatch(/^HTTP\/1\.1 422 [^]*{"status":422}HTTP\/1\.1 200 [^]*next$/);
    expect(received).not.toMatch(/connection: close/i);
  });
});

test('what a visitor sends comes whole to the api, and a visitor who leaves is told to it', async () => {
  const lengths: number[] = [];
  const left = new Promise<void>((resolve) => {
    void startGateway((incoming, reply) => {
      let length = 0;
      incoming.on('data', (chunk: Buffer) => (length += chunk.length));
      incoming.on('error', () => resolve());
      incoming.on('end', () => {
        lengths.push(length);
        reply.end();
      });
    }).then(async ({ port }) => {
      const address = `http://localhost:${port}/api/project/upload-application-pic`;
      await fetch(address, { method: 'POST', body: Buffer.alloc(BODY_BYTES) });
      const leaver = connect(port);
      leaver.write(
        'POST /api/project/upload-application-pic HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx',
        () => leaver.destroy(),
      );
    });
  });
  await left;
  expect(lengths).toEqual([BODY_BYTES]);
});
