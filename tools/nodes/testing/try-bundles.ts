import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { smokeTest } from '@trust/shared/releases/checks/bundle-check';
import { loadProgram } from '@trust/shared/releases/bundle-process/load-program';
import { startBundleProcess } from '@trust/shared/releases/bundle-process/start-bundle-process';
import { layHostileGround } from '@trust/shared/releases/bundle-process/testing/hostile-ways';
import { integrityOf } from '@trust/shared/releases/integrity';
import { createRenderer } from '../../../shell/src/gateway/releases/rendering/renderer.ts';

/** Long enough for a busy machine, in ms. */
const BUDGET_MS = 20_000;
/** Renders what it reads from the api. */
const GOOD = `Object.assign(exports, { contract: 2, module: 'mf-auth', render: async ({ bases }) =>
  (await fetch(bases.api + '/ping', { method: 'POST', headers: { 'x-name': 'value' }, body: 'asked' })).text() });`;

const ground = await layHostileGround();
const api = createServer((request, response) => {
  request.setEncoding('utf8').once('data', (body: string) => {
    response.end([request.method, request.headers['x-name'], body].join(' '));
  });
}).listen(0, '127.0.0.1');
await new Promise((resolve) => api.once('listening', resolve));
const { port } = api.address() as AddressInfo;
const program = await loadProgram();
const renderer = createRenderer({ program, processes: 2, onError: (error) => console.error(error) });

async function render(name: string, code: string): Promise<unknown> {
  const file = join(ground.folder, name);
  await writeFile(file, code);
  const request = { bases: { api: `http://127.0.0.1:${port}` } };
  const task = { module: 'mf-auth', file, integrity: integrityOf(code), what: 'render', request } as const;
  return renderer.run(task, BUDGET_MS);
}

const results = {
  'a bundle that is rendered calls the api': [await render('good.cjs', GOOD), 'POST value asked'],
  'a hostile bundle reaches nothing as it renders': [await render('hostile.cjs', ground.bundle), []],
  'nor as it is checked': [
    await smokeTest(join(ground.folder, 'hostile.cjs'), 'mf-auth'),
    { outcome: 'passed' },
  ],
  'nor does a program that has all of Node': [
    await new Promise((resolve) => {
      const started = startBundleProcess(ground.program, {
        onMessage(message) {
          resolve(message.kind === 'answer' ? message.result : message);
          void started.end();
        },
        onEnd: resolve,
      });
    }),
    [],
  ],
};
await renderer.close();
api.closeAllConnections();
api.close();
await ground.clear();

for (const [what, [found, wanted]] of Object.entries(results)) {
  const isMet = JSON.stringify(found) === JSON.stringify(wanted);
  if (!isMet) process.exitCode = 1;
  console.log(`  ${isMet ? 'ok' : 'NOT MET'}: ${what}${isMet ? '' : `: ${JSON.stringify(found)}`}`);
}
console.log(`  ${ground.ways} ways were tried, ${ground.denied} of them with all of Node`);
