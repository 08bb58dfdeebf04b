/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { createOpenOfGateway } from '../refuse-early.ts';
import { proxyApi } from '../api-proxy.ts';
import { boundRequestBodies, type BodyBounds } from './request-bodies.ts';

const APPLICATION = '/api/project/add-application';
const UPLOAD = '/api/project/upload-application-pic';
const CALL = '/api/contact/contact';
const KB = 1024;
const WARNING = 40;

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** A gateway before an api that answers each call with the length of its body. */
async function startGateway(bounds?: BodyBounds) {
  const asked: IncomingMessage[] = [];
  const api = createServer((incoming, reply) => {
    asked.push(incoming);
    void buffer(incoming).then(
      (body) => reply.end(String(body.length)),
      () => reply.destroy(),
    );
  });
  await once(api.listen(0), 'listening');
  const { port: apiPort } = api.address() as AddressInfo;
  const lines: { level: number; msg: string }[] = [];
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      const { level, msg } = JSON.parse(line.toString());
      lines.push({ level, msg });
      log.emit(msg);
      done();
    },
  });
  const gateway = Fastify({ forceCloseConnections: true, trustProxy: 'loopback', logger: { stream: log } });
  boundRequestBodies(gateway, bounds);
  await proxyApi(gateway, `http://localhost:${apiPort}`, createOpenOfGateway().calls);
  await gateway.listen({ port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  opened.push({ close: () => agent.destroy() }, gateway, { close: () => api.closeAllConnections() }, api);
  const { port } = gateway.server.address() as AddressInfo;
  return { port, asked, agent, log, lines };
}

async function send(options: RequestOptions, body: Buffer | string = '') {
  const sender = request({ method: 'POST', ...options });
  const answered = once(sender, 'response');
  sender.end(body);
  const [answer]: IncomingMessage[] = await answered;
  if (!answer) throw new Error('No answer came.');
  return { status: answer.statusCode, headers: answer.headers, body: (await buffer(answer)).toString() };
}

/** Connections that have announced a body and sent one byte of it. */
async function beginSlowly(port: number, count: number, path = CALL): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port).on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 200\r\n\r\n{`);
    return socket;
  });
  for (const socket of sockets) if (socket.connecting) await once(socket, 'connect');
  return sockets;
}

test('200 slow senders take no connection to the api from anybody', async () => {
  const { port, asked } = await startGateway();
  const slow = await beginSlowly(port, 199);
  expect(await send({ port, path: CALL }, '{}')).toMatchObject({ status: 200, body: '2' });
  expect(asked).toHaveLength(1);
  for (const socket of slow) socket.destroy();
});

test.each([CALL, UPLOAD])('who sends to %s more slowly than the least rate is ended', async (path) => {
  const { port } = await startGateway({ leastRate: { windowMs: 50, bytes: 1_000 } });
  const [socket] = await beginSlowly(port, 1, path);
  if (socket) await once(socket.resume(), 'close');
  expect(socket?.destroyed).toBe(true);
});

test('who is ended is no error in the log, which could be filled with that', async () => {
  const { port, log, lines } = await startGateway({ leastRate: { windowMs: 50, bytes: 1_000 } });
  const logged = once(log, 'The visitor left before the answer');
  await beginSlowly(port, 1);
  await logged;
  expect(lines.filter(({ level }) => level >= WARNING)).toEqual([]);
});

test('a body that is announced as too large is refused before it comes, and the connection answers on', async () => {
  const { port, agent, asked } = await startGateway();
  const large = { port, agent, path: `${CALL}?lang=ml`, headers: { 'content-length': 300 * KB } };
  const refused = await send(large, Buffer.alloc(300 * KB));
  expect(refused.status).toBe(413);
  expect(refused.body).toContain('ദയവായി ചുരുക്കുക');
  expect(asked).toHaveLength(0);
  expect((await send({ port, agent, path: CALL }, '{}')).body).toBe('2');
});

test('a body that turns out to be too large is refused, and the connection answers on', async () => {
  const { port, agent, asked } = await startGateway();
  const chunked = { port, agent, path: CALL, headers: { 'transfer-encoding': 'chunked' } };
  expect((await send(chunked, Buffer.alloc(300 * KB))).status).toBe(413);
  expect(asked).toHaveLength(0);
  expect((await send({ port, agent, path: CALL }, '{}')).body).toBe('2');
});

test('an application may be longer than other calls', async () => {
  const { port, asked } = await startGateway();
  expect(await send({ port, path: APPLICATION }, Buffer.alloc(400 * KB))).toMatchObject({
    status: 200,
    body: String(400 * KB),
  });
  expect(asked[0]?.headers['content-length']).toBe(String(400 * KB));
  expect((await send({ port, path: APPLICATION }, Buffer.alloc(600 * KB))).status).toBe(413);
});

test.each([
  [CALL, 256 * KB],
  [APPLICATION, 512 * KB],
])('the largest body of %s has %i bytes', async (path, largest) => {
  const { port } = await startGateway();
  expect(await send({ port, path }, Buffer.alloc(largest))).toMatchObject({
    status: 200,
    body: String(largest),
  });
  expect((await send({ port, path }, Buffer.alloc(largest + 1))).status).toBe(413);
});

test('a compressed body is refused, with what is taken', async () => {
  const { port, asked } = await startGateway();
  const refused = await send({ port, path: CALL, headers: { 'content-encoding': 'gzip' } }, 'x');
  expect(refused).toMatchObject({ status: 415, headers: { 'accept-encoding': 'identity' } });
  expect(asked).toHaveLength(0);
});

describe('Bodies that are on their way at once', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('are bounded for each address, and others are served', async () => {
    const { port } = await startGateway({ concurrent: { total: 10, perAddress: 2 } });
    const slow = await beginSlowly(port, 2);
    const refused = await send({ port, path: CALL }, '{}');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    expect((await send({ port, path: CALL, headers: from('192.0.2.1') }, '{}')).status).toBe(200);
    for (const socket of slow) {
      const closed = once(socket, 'close');
      socket.resume().end('x'.repeat(199));
      await closed;
    }
    expect((await send({ port, path: CALL }, '{}')).status).toBe(200);
  });

  test('have room for 200 visitors behind one address', async () => {
    const { port } = await startGateway();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => send({ port, path: CALL, headers: from('192.0.2.1') }, '{}')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
  });
});
