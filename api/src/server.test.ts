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

test('production refuses to start without the keys of applications, and says what to do', async () => {
  const production = { NODE_ENV: 'production', SITE_URL: 'https://site.example' };
  const unnamed = await startServer(production).ended;
  expect(unnamed).toMatchObject({
    code: 1,
    errors: expect.stringContaining('APPLICATION_KEYS_FILE: is required'),
  });
  const missing = { APPLICATION_KEYS_FILE: join(dataDir, 'nowhere.json') };
  const { code, errors } = await startServer({ ...production, ...missing }).ended;
  expect({ code, errors }).toMatchObject({
    code: 1,
    errors: expect.stringContaining('create-keys makes it'),
  });
});

test('an api that misses the key of stored applications does not start, and names the key', async () => {
  await connection.pool.query(`
    insert into categories (id, position, name, logo, sub_categories, receive_application, show_gallery, show_media, instructions, additional_fields)
      values ('1', 1, '{"en": "Relief"}', 'x', '[]', true, false, false, '[]', '[]');
    insert into applications values (gen_random_uuid(), 'suid', 'code', null, '1', '{}', '{}', '', '[]', 'x', 'lost-key', '1234', 'x', 'x',
      false, '1', 'en', now(), 'en', 'received', 1, null, 'x', now(), now())`);
  const { code, errors } = await startServer().ended;
  await connection.pool.query('delete from applications');
  expect(code).not.toBe(0);
  expect(errors).toContain('lost-key');
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
