import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { LEAST_RATE } from '@trust/shared/http/server/least-rate';
import { openUploads, uploadRoutes, type Uploads } from '../../api/src/modules/uploads/index.ts';
import { bodyTime } from '../../api/src/plugins/bodies/body-time.ts';
import { language } from '../../api/src/plugins/language/language.ts';
import { limits } from '../../api/src/plugins/limits.ts';
import { problems } from '../../api/src/plugins/problems.ts';
import { compileProcesses } from '../../api/src/testing/compile-processes.ts';
import { createFreshDatabase, type FreshDatabase } from '../../api/src/testing/fresh-database.ts';
import { makePhoto } from '../../api/src/testing/make-photo.ts';
import { startMemoryDatabases, stopMemoryDatabases } from '../../api/src/testing/memory-databases.ts';
import { proxyApi } from '../../shell/src/gateway/http/api-proxy.ts';
import { createOpenOfGateway } from '../../shell/src/gateway/http/refuse-early.ts';
import { boundRequestBodies } from '../../shell/src/gateway/http/bodies/request-bodies.ts';

const UPLOAD_BYTES = 500_000;
/** What 50 kbit/s send in a window of the least rate. */
const BYTES_IN_A_WINDOW = (50_000 / 8) * (LEAST_RATE.windowMs / 1_000);
/** None is reached. */
const LIMITS = {
  requestsPerMinute: 1_000,
  loginsPerMinute: 1_000,
  loginFailuresAllowed: 10,
  accountFailuresAllowed: 100,
  contactsPerMinute: 1_000,
  applicationsPerMinute: 1_000,
  uploadsPerHour: 1_000,
  thresholds: { eventLoopDelayMs: 0, heapBytes: 0, residentBytes: 0 },
};
const BOUNDARY = 'x';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="doc"; filename="draft-1::a.jpg"\r\n\r\n`;
let connection: FreshDatabase;
let dataDir: string;
let uploads: Uploads;
let api: FastifyInstance;
let gateway: FastifyInstance;
let port: number;
/** The connections to the gateway, and those to the api. */
const connections: Socket[][] = [];

beforeAll(async () => {
  await compileProcesses();
  const [url = ''] = await startMemoryDatabases(1);
  process.env.TEST_EMBEDDED_URLS = `${'\n'.repeat(Number(process.env.JEST_WORKER_ID ?? 1) - 1)}${url}`;
  connection = await createFreshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'slow-uploads-'));
  uploads = openUploads({
    database: connection.database,
    now: () => new Date(),
    dataDir,
    hashKey: 'a key of hashes',
    freeDiskMegabytes: 0,
  });
  // The api's uploads alone, with the plugins that they need.
  api = Fastify();
  api.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify);

  await api.register(bodyTime, { timeoutMs: LEAST_RATE.windowMs });
  await api.register(language);
  await api.register(problems);
  await api.register(limits, { limits: LIMITS });
  await api.register((server) => uploadRoutes(server, uploads, LIMITS), { prefix: '/api/project' });
  gateway = Fastify({ forceCloseConnections: true });
  boundRequestBodies(gateway);
  await proxyApi(gateway, `http://localhost:${String(await listen(api))}`, createOpenOfGateway().calls);
  port = await listen(gateway);
});
// The windows of the least rate end when the test says so, however quick the machine is.
beforeEach(() => jest.useFakeTimers({ doNotFake: [...REAL] }));
afterEach(() => jest.useRealTimers());
afterAll(async () => {
  await gateway.close();
  await api.close();
  uploads.encoder.close();
  await connection.close();
  await stopMemoryDatabases();
  await rm(dataDir, { recursive: true });
});

/** All but the intervals of the least rate. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

async function listen(app: { server: Server; listen(at: { port: number }): Promise<string> }) {
  const sockets: Socket[] = [];
  connections.push(sockets);
  app.server.on('connection', (socket) => sockets.push(socket));
  return Number(new URL(await app.listen({ port: 0 })).port);
}

async function startUpload(): Promise<ClientRequest> {
  const upload = request({
    port,
    agent: false,
    method: 'POST',
    path: '/api/project/upload-application-pic',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  await sendOn(upload, Buffer.from(HEAD));
  return upload;
}

/** Sends so much, and sees it come to the gateway and to the api. */
async function sendOn(upload: ClientRequest, content: Uint8Array): Promise<void> {
  const before = countBytes();
  upload.write(content);
  while (countBytes().some((bytes, index) => bytes - (before[index] ?? 0) < content.length))
    await new Promise(setImmediate);
}
async function sendInAWindow(upload: ClientRequest, content: Uint8Array): Promise<void> {
  await sendOn(upload, content);
  jest.advanceTimersByTime(LEAST_RATE.windowMs);
}
const countBytes = () =>
  connections.map((sockets) => sockets.reduce((bytes, socket) => bytes + socket.bytesRead, 0));

test('500,000 bytes at 50 kbit/s get through gateway and api', async () => {
  const photo = await makePhoto();
  const content = Buffer.concat([photo, Buffer.alloc(UPLOAD_BYTES - photo.length)]);
  const upload = await startUpload();
  const answered = once(upload, 'response');
  for (let sent = 0; sent < UPLOAD_BYTES; sent += BYTES_IN_A_WINDOW)
    await sendInAWindow(upload, content.subarray(sent, sent + BYTES_IN_A_WINDOW));
  upload.end(`\r\n--${BOUNDARY}--\r\n`);
  const [answer]: IncomingMessage[] = await answered;
  expect(answer?.resume().statusCode).toBe(201);
});

test('who sends a byte each three seconds is ended after the first window, on the way to the api too', async () => {
  const upload = await startUpload();
  const failed = new Promise((resolve) => upload.once('error', resolve));
  const ends = connections.map((sockets) => new Promise((resolve) => sockets.at(-1)?.once('close', resolve)));
  await sendInAWindow(upload, Buffer.alloc(LEAST_RATE.windowMs / 3_000));
  expect(await failed).toMatchObject({ code: 'ECONNRESET' });
  await Promise.all(ends);
});
