import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAccount } from '../testing/account.ts';
import { FakeCardProvider } from '../testing/fake-card-provider.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createTestBank } from '../testing/test-bank.ts';

const ROOT = join(import.meta.dirname, '../../..');

type Operation = { security?: Record<string, string[]>[] };
type Call = { method: 'GET' | 'POST'; path: string; operation: Operation };

let api: TestApi;
let description: string;
let calls: Call[];
beforeAll(async () => {
  const payments = { card: new FakeCardProvider().provider, bank: createTestBank() };
  api = await startTestApi({}, { payments, uploads: {} });
  description = (await api.app.inject('/api/docs/json')).body;
  const { paths } = JSON.parse(description) as { paths: Record<string, Record<string, Operation>> };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      operation,
    })),
  );
});
afterAll(() => api.close());

/** What the linter of OpenAPI descriptions finds: its rules, each with the place. */
async function lintDescription(description: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, description);
  const bin = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const config = join(ROOT, 'api/redocly.yaml');
  const args = [bin, 'lint', file, '--config', config, '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch(
    // It ends with 1 when it finds errors.
    (failed: { stdout: string }) => failed,
  );
  await rm(folder, { recursive: true });
  const { problems } = JSON.parse(stdout) as {
    problems: { ruleId: string; location: { pointer: string }[] }[];
  };
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
}

test('the description has no fault that a linter finds', async () => {
  expect(await lintDescription(description.replace('"operationId":"search",', ''))).toHaveLength(1);
  expect(await lintDescription(description)).toEqual([]);
});

test('every call of the description is in the table of what is tested', async () => {
  expect(calls.length).toBeGreaterThan(20);
  const table = await readFile(join(ROOT, 'docs/routes-and-tests.md'), 'utf8');
  expect(calls.map(nameOf).filter((name) => !table.includes(`| \`${name}\``))).toEqual([]);
});

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** The only calls that need a token: they answer with what is an account's own. All others are public. */
const NEED_A_TOKEN = [
  'GET /api/users/checkAuth',
  'POST /api/project/my-applications',
  'POST /payments/my-donations',
];
/** Bodies that the calls take, where an empty one is refused before anything is read. */
const BODIES: Record<string, object> = {
  '/api/project/get-project-by-id': { _id: '101' },
  '/api/project/get-newsUpdate-by-id': { _id: '101' },
  '/payments/getNextSequence': { prefix: 'SCT' },
  '/payments/status': { tran_id: 'SCT/2026/000001' },
};

/** The tokens of a visitor whose login was ended, whose login is too old, and who never had an account. */
async function createUselessTokens(): Promise<string[]> {
  const post = (url: string, headers = {}) => api.app.inject({ method: 'POST', url, headers });
  const ended = await createAccount(api, 'ended@donor.example');
  await post('/api/users/logout', ended);
  const old = await createAccount(api, 'old@donor.example');
  const anonymous = (await post('/api/users/anonymous-token')).json<{ token: string }>();
  api.clock.pass(365 * 24 * 60);
  const issued = [ended, old].map(({ authorization }) => authorization);
  return [...issued, `Bearer ${anonymous.token}`, 'Bearer wrong', 'Basic YTpi'];
}

test('no call but those of an account needs a token, and a token that is good for nothing changes no answer', async () => {
  const tokens = await createUselessTokens();
  const send = ({ method, path }: Call, authorization?: string) =>
    api.app.inject({
      method,
      url: path.replaceAll(/\{[^}]*\}/g, '1'),
      ...(method === 'POST' && { payload: BODIES[path] ?? {} }),
      ...(authorization !== undefined && { headers: { authorization } }),
    });
  const refused: string[] = [];
  const changed: string[] = [];
  for (const call of calls) {
    const { statusCode } = await send(call);
    if (statusCode === 401) refused.push(nameOf(call));
    for (const token of tokens)
      if ((await send(call, token)).statusCode !== statusCode) changed.push(`${nameOf(call)} ${token}`);
  }
  api.clock.reset();
  expect(refused.toSorted()).toEqual(NEED_A_TOKEN);
  expect(changed).toEqual([]);
});

test('the description says of exactly these calls that they need a token', () => {
  const { security } = JSON.parse(description) as Operation;
  expect(security).toEqual([{}, { bearer: [] }]);
  const needing = calls.filter(({ operation }) => operation.security?.every((way) => 'bearer' in way));
  expect(needing.map(nameOf).toSorted()).toEqual(NEED_A_TOKEN);
});
