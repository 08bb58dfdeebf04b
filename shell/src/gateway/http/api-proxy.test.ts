/** @jest-environment node */
import { once } from 'node:events';
import { createServer, IncomingMessage, request, ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import fastifyCompress from '@fastify/compress';
import Fastify from 'fastify';
import { createOpenOfGateway } from './refuse-early.ts';
import { proxyApi } from './api-proxy.ts';

interface LogLine {
  level: number;
  msg: string;
}

const WARNING = 40;
const opened: { close(): unknown }[] = [];

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function listen(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A visitor whose call has reached the api. `loggedUntil` gives the gateway's log up to a message. */
async function callThroughGateway(headers: Record<string, string> = {}) {
  const api = createServer();
  const apiUrl = `http://localhost:${await listen(api)}`;
  const lines: LogLine[] = [];
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()));
      log.emit(lines.at(-1)?.msg ?? '');
      done();
    },
  });
  const loggedUntil = (message: string) => once(log, message).then(() => lines);
  const gateway = Fastify({ logger: { stream: log } });
  await gateway.register(fastifyCompress);
  await proxyApi(gateway, apiUrl, createOpenOfGateway().calls);
  await gateway.ready();
  opened.push(gateway, api);

  const arrived = once(gateway.server, 'connection').then(([socket]: Socket[]) => socket);
  const asked = once(api, 'request');
  const visitor = request({
    port: await listen(gateway.server),
    path: '/api/projects',
    method: 'POST',
    headers: { 'accept-encoding': 'br', 'content-type': 'application/json', ...headers },
  });
  visitor.on('error', () => undefined).end('{}');
  const [heard, reply]: unknown[] = await asked;
  const socket = await arrived;
  if (!(heard instanceof IncomingMessage) || !(reply instanceof ServerResponse) || !socket)
    throw new Error('The call did not reach the api.');
  return { visitor, socket, heard, reply, loggedUntil };
}

test('a visitor who leaves before the api has answered is no error', async () => {
  const { visitor, socket, reply, loggedUntil } = await callThroughGateway();
  const left = once(socket, 'close');
  const logged = loggedUntil('The visitor left before the answer');
  visitor.destroy();
  await left;
  reply.setHeader('content-type', 'application/json').end(JSON.stringify({ projects: 'a'.repeat(2_000) }));
  expect((await logged).filter(({ level }) => level >= WARNING)).toEqual([]);
});

test('the api hears the address from which a call has come, whatever the caller says', async () => {
  const { heard, visitor, reply } = await callThroughGateway({ 'x-forwarded-for': '192.0.2.7' });
  const answered = once(visitor, 'response');
  reply.end();
  await answered;
  expect(heard.headers['x-forwarded-for']).toMatch(/^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/);
});

test('an api that breaks off is told to the visitor, and in the log', async () => {
  const { visitor, reply, loggedUntil } = await callThroughGateway();
  const answered = once(visitor, 'response');
  const logged = loggedUntil('request completed');
  reply.destroy();
  const [answer]: { statusCode?: number }[] = await answered;
  expect(answer?.statusCode).toBe(503);
  expect((await logged).filter(({ level }) => level >= WARNING)).toHaveLength(1);
});

test('a short answer is sent as it is, a long one is compressed', async () => {
  for (const [length, encoding] of [
    [500, undefined],
    [2_000, 'br'],
  ] as const) {
    const { visitor, reply } = await callThroughGateway();
    const answered = once(visitor, 'response');
    reply.setHeader('content-type', 'application/json').end(JSON.stringify('a'.repeat(length)));
    const [answer]: IncomingMessage[] = await answered;
    expect(answer?.headers['content-encoding']).toBe(encoding);
  }
});

test('an api that breaks off in the middle of a short answer is told to the visitor', async () => {
  const { visitor, reply } = await callThroughGateway();
  const answered = once(visitor, 'response');
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{');
  reply.destroy();
  const [answer]: IncomingMessage[] = await answered;
  expect(answer?.statusCode).toBe(503);
  expect(answer && (await json(answer))).toMatchObject({ status: 503 });
});

test('a caller who asks first whether to send a long body is answered by the api', async () => {
  const { visitor, reply } = await callThroughGateway({ expect: '100-continue' });
  const answered = once(visitor, 'response');
  reply.writeHead(413).end();
  const [answer]: { statusCode?: number }[] = await answered;
  expect(answer?.statusCode).toBe(413);
});

test('of payments, only a receipt is read from the api: the pages are the gateway’s own', async () => {
  const asked: (string | undefined)[] = [];
  const api = createServer((incoming, reply) => {
    asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''} ${incoming.headers.cookie ?? ''}`);
    reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
  });
  const gateway = Fastify();
  await proxyApi(gateway, `http://localhost:${await listen(api)}`, createOpenOfGateway().calls);
  opened.push(gateway, api);
  const address = await gateway.listen({ port: 0 });
  const receipt = await fetch(`${address}/payments/receipt?tran_id=SCT%2F1`, {
    headers: { cookie: 'receipt=x' },
  });
  expect(receipt.headers.get('content-type')).toBe('application/pdf');
  expect((await fetch(`${address}/payments/home`)).status).toBe(404);
  expect(asked).toEqual(['GET /payments/receipt?tran_id=SCT%2F1 receipt=x']);
});

test('what is not available is told at once, and not asked for again and again', async () => {
  let asked = 0;
  const api = createServer((_request, reply) => {
    asked += 1;
    reply.writeHead(503, { 'content-type': 'application/problem+json' }).end('{}');
  });
  const gateway = Fastify();
  await proxyApi(gateway, `http://localhost:${await listen(api)}`, createOpenOfGateway().calls);
  opened.push(gateway, api);
  const address = await gateway.listen({ port: 0 });
  const answer = await fetch(`${address}/content/events-list`);
  expect(answer.status).toBe(503);
  expect(asked).toBe(1);
});

test('too many calls at once are refused without asking the api, payments last; pictures and uploads are not counted', async () => {
  const held: ServerResponse[] = [];
  const api = createServer((_request, reply) => void held.push(reply));
  const gateway = Fastify();
  await proxyApi(gateway, `http://localhost:${await listen(api)}`, createOpenOfGateway().calls);
  await gateway.ready();
  opened.push(gateway, api);
  const site = `http://localhost:${await listen(gateway.server)}`;
  const post = (path: string) => fetch(site + path, { method: 'POST', body: '{}' });
  const reach = async (path: string, count: number, method = post) => {
    const before = held.length;
    const answers = Array.from({ length: count }, () => method(path));
    while (held.length < before + count) await new Promise(setImmediate);
    return answers;
  };
  const calls = await reach('/api/project/get-stats', 32);
  const refused = await post('/api/project/get-stats');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  calls.push(...(await reach('/payments/newTrans', 32)));
  expect((await post('/payments/newTrans')).status).toBe(503);
  calls.push(...(await reach('/media/a.png', 1, (path) => fetch(site + path))));
  calls.push(...(await reach('/api/project/upload-application-photo', 1)));

  for (const reply of held) reply.end();
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  calls.push(...(await reach('/api/project/get-stats', 1)));
  held.at(-1)?.end();
  expect((await calls.at(-1))?.status).toBe(200);
});
