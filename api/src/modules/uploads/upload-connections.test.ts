import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { prepareUploadsApi } from '../../testing/uploads-api.ts';

const { api } = prepareUploadsApi();
const BOUNDARY = 'x';
/** More than one address has places for. */
const MANY = 70;
let port: number;
beforeAll(async () => {
  await api.app.listen({ port: 0 });
  const address = api.app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});

const part = (disposition: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
const file = (bytes: number) => part('name="doc"; filename="draft-1::a.jpg"', Buffer.alloc(bytes, 1));
const end = Buffer.from(`--${BOUNDARY}--\r\n`);

function send(agent: Agent, headers: OutgoingHttpHeaders = {}) {
  return request({
    port,
    agent,
    method: 'POST',
    path: '/api/project/upload-application-pic',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
}

test.each([
  ['a text before the file', [part('name="a"', Buffer.from('b')), file(400_000), end], 422],
  ['a second file', [file(400_000), file(400_000), end], 422],
  ['a file that is too large', [file(2_000_000), end], 413],
])('after %s, the same connection takes the next upload', async (_what, parts, status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Set<unknown>();
  for (let count = 1; count <= 3; count += 1) {
    const sender = send(agent);
    sender.once('socket', (socket) => connections.add(socket));
    sender.end(Buffer.concat(parts));
    const [answer]: IncomingMessage[] = await once(sender, 'response');
    expect(answer?.resume().statusCode).toBe(status);
    if (answer) await once(answer, 'close');
  }
  expect(connections.size).toBe(1);
  agent.destroy();
});

test('an upload that is given up gives its place back', async () => {
  const agent = new Agent();
  const address = { 'x-forwarded-for': '192.0.2.60' };
  const senders = Array.from({ length: MANY }, () => {
    const sender = send(agent, { ...address, 'content-length': 400_000 });
    sender.on('error', () => undefined).write(file(1_000).subarray(0, 500));
    return sender;
  });
  // One without a part is refused, but for its place.
  const statusOfAnother = async () => {
    const sender = send(agent, address).end(end);
    const [answer]: IncomingMessage[] = await once(sender, 'response');
    return answer?.resume().statusCode;
  };
  while ((await statusOfAnother()) !== 503);
  for (const sender of senders) sender.destroy();
  while ((await statusOfAnother()) === 503);
  expect(await statusOfAnother()).toBe(422);
});
