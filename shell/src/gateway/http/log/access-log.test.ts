/** @jest-environment node */
import { once } from 'node:events';
import { request } from 'node:http';
import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { accessLog, AccessLog, logAborted } from './access-log.ts';

interface LogLine {
  msg: string;
  req?: unknown;
  res?: unknown;
}

let opened: FastifyInstance | undefined;
afterEach(() => opened?.close());

/** A server that logs its requests. `/slow` is never answered. `logged` is when a message is written. */
async function createLoggedServer() {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      const { msg, req, res }: LogLine = JSON.parse(line.toString());
      if (msg.includes('request'))
        lines.push({ msg, ...(req !== undefined && { req }), ...(res !== undefined && { res }) });
      stream.emit(msg);
      done();
    },
  });
  const server = Fastify({
    logger: { stream, serializers: { req: accessLog } },
    logController: new AccessLog(),
  });
  logAborted(server);
  server.get('/page', () => 'a page');
  server.post('/payments/confirm', () => 'done');
  server.get('/slow', () => new Promise(() => undefined));
  opened = server;
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, url, lines, logged: (message: string) => once(stream, message) };
}

test('a page that is read has one line, with its answer and without its query', async () => {
  const { url, lines, logged } = await createLoggedServer();
  await Promise.all([logged('request completed'), fetch(`${url}/page?name=Asha`)]);
  expect(lines).toEqual([
    { msg: 'request completed', req: { method: 'GET', path: '/page' }, res: { statusCode: 200 } },
  ]);
});

test('a call that may change something has a line when it comes and one when it is answered', async () => {
  const { url, lines, logged } = await createLoggedServer();
  await Promise.all([logged('request completed'), fetch(`${url}/payments/confirm`, { method: 'POST' })]);
  expect(lines).toEqual([
    { msg: 'incoming request', req: { method: 'POST', path: '/payments/confirm' } },
    { msg: 'request completed', res: { statusCode: 200 } },
  ]);
});

test('a visitor who leaves before the answer has a line', async () => {
  const { server, url, lines, logged } = await createLoggedServer();
  const arrived = once(server.server, 'request');
  const visitor = request(`${url}/slow?name=Asha`).on('error', () => undefined);
  visitor.end();
  await arrived;
  const aborted = logged('request aborted');
  visitor.destroy();
  await aborted;
  expect(lines).toContainEqual({ msg: 'request aborted', req: { method: 'GET', path: '/slow' } });
});
