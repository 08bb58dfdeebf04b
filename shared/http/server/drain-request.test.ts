/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { drainRequest } from './drain-request.ts';

const BODY = Buffer.alloc(500_000);
let server: Server;
let agent: Agent;
beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
  agent.destroy();
  server.close();
});

/** A server that begins to read each body, loses interest and answers. */
async function refuseAll(most?: number): Promise<void> {
  server = createServer((incoming, reply) => {
    incoming.pipe(new PassThrough()).once('data', () => {
      reply.writeHead(422).end();
      drainRequest(incoming, most);
    });
  });
  await once(server.listen(0), 'listening');
}
function send() {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return request({ port, method: 'POST', agent });
}

test('who sends a body that is refused gets the answer, and the next one on the same connection', async () => {
  await refuseAll();
  const connections = new Set<unknown>();
  for (let count = 1; count <= 3; count += 1) {
    const sender = send();
    sender.once('socket', (socket) => connections.add(socket));
    sender.end(BODY);
    const [answer]: IncomingMessage[] = await once(sender, 'response');
    expect(answer?.resume().statusCode).toBe(422);
    if (answer) await once(answer, 'close');
  }
  expect(connections.size).toBe(1);
});

test('the connection of who sends without end is ended', async () => {
  await refuseAll(1_000_000);
  const sender = send();
  const closed = new Promise((resolve) => sender.once('close', resolve));
  sender.on('error', () => undefined);
  const sendOn = () => {
    while (!sender.destroyed && sender.write(BODY));
  };
  sender.on('drain', sendOn);
  sendOn();
  await closed;
  expect(sender.destroyed).toBe(true);
});
