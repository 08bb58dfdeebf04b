import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApi } from '../testing/test-api.ts';

const ROOT = join(import.meta.dirname, '../../..');

async function readDescription(): Promise<string> {
  const api = await startTestApi({}, { uploads: {} });
  const reply = await api.app.inject('/api/docs/json');
  await api.close();
  return reply.body;
}

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
  const description = await readDescription();
  expect(await lintDescription(description.replace('"operationId":"search",', ''))).toHaveLength(1);
  expect(await lintDescription(description)).toEqual([]);
});

test('every call of the description is in the table of what is tested', async () => {
  const { paths } = JSON.parse(await readDescription()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.length).toBeGreaterThan(20);
  const table = await readFile(join(ROOT, 'docs/routes-and-tests.md'), 'utf8');
  expect(calls.filter((call) => !table.includes(`| \`${call}\``))).toEqual([]);
});
