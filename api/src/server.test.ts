import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFreshDatabase, type FreshDatabase } from './testing/fresh-database.ts';
import { startProcess, type StartedProcess } from './testing/started-process.ts';

let connection: FreshDatabase;
let dataDir: string;
const started: StartedProcess[] = [];
beforeAll(async () => {
  connection = await createFreshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trust-server-'));
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.kill('SIGKILL')));
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

function startServer(environment: Record<string, string> = {}): StartedProcess {
  const server = startProcess('server', {
    DATABASE_URL: connection.url,
    DATA_DIR: dataDir,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  started.push(server);
  return server;
}

test('production refuses to start on the embedded database, and says what to do', async () => {
  const { code, errors } = await startServer({ NODE_ENV: 'production', DATABASE_ENGINE: 'embedded' }).ended;
  expect(code).toBe(1);
  expect(errors).toContain('set DATABASE_URL to a PostgreSQL database');
});

test('two apis that start at once on a new database both serve', async () => {
  await connection.pool.query(
    'do $$ begin execute format($format$drop schema %1$I cascade; create schema %1$I$format$, current_schema()); end $$',
  );
  const ports = await Promise.all(
    [startServer(), startServer()].map(async (server) => (await server.ready).port),
  );
  for (const port of ports) {
    const reply = await fetch(`http://127.0.0.1:${String(port)}/readyz`);
    expect(reply.status).toBe(200);
  }
});

test('asked to stop, it stops, and calls that by no error', async () => {
  const server = startServer();
  await server.ready;
  await server.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '' });
});

test('it ends when the process that started it is gone', async () => {
  const server = startServer();
  await server.ready;
  server.process.disconnect();
  expect((await server.ended).code).toBe(0);
});
