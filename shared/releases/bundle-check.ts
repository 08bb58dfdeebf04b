import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { SPOKEN_CONTRACTS } from '../contract/pages/kit-contract.ts';
import type { ModuleName } from '../contract/pages/release.ts';

/** How long a server bundle may take to load, in ms; also on a machine that does much else. */
const LOAD_BUDGET_MS = 5_000;

/** The thread's whole program, as text: it runs from sources, from the built gateway and in tests alike. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { isBuiltin } = require('node:module');
const load = (name) => {
  if (!isBuiltin(name)) throw new Error('A server bundle may not load ' + name + '.');
  return require(name);
};
const code = require('node:fs').readFileSync(workerData, 'utf8');
const module_ = { exports: {} };
require('node:vm').compileFunction(code, ['module', 'exports', 'require'], { filename: workerData })(
  module_, module_.exports, load,
);
const { contract, module: name, render } = module_.exports;
parentPort.postMessage({ contract, module: name, renders: typeof render === 'function' });
`;

const Loaded = z.object({ contract: z.int(), module: z.string(), renders: z.literal(true) });

export type BundleCheck = { ok: true } | { ok: false; reason: string };

/**
 * Checks that a release's server bundle loads, and that its contract is spoken and its module the expected one. New code
 * runs in a thread of its own with an empty environment and a bounded heap, which ends with the check.
 */
export async function smokeTest(
  file: string,
  module: ModuleName,
  contracts: readonly number[] = SPOKEN_CONTRACTS,
  budgetMs = LOAD_BUDGET_MS,
): Promise<BundleCheck> {
  const loaded = await loadInThread(file, budgetMs);
  if (!loaded.ok) return loaded;
  const bundle = Loaded.safeParse(loaded.message);
  if (!bundle.success) return { ok: false, reason: z.prettifyError(bundle.error) };
  const { contract, module: name } = bundle.data;
  if (!contracts.includes(contract)) return { ok: false, reason: `it speaks contract ${contract}` };
  if (name !== module) return { ok: false, reason: `it is ${name}` };
  return { ok: true };
}

type Loading = { ok: true; message: unknown } | { ok: false; reason: string };

async function loadInThread(file: string, budgetMs: number): Promise<Loading> {
  const thread = new Worker(PROGRAM, {
    eval: true,
    workerData: file,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Loading>((resolve) => {
      const fail = (reason: string) => resolve({ ok: false, reason });
      thread.once('message', (message: unknown) => resolve({ ok: true, message }));
      thread.once('error', (error) => fail(error instanceof Error ? error.message : String(error)));
      thread.once('exit', (code) => fail(`it ended its thread with code ${code}`));
      timer = setTimeout(() => fail(`it did not load within ${budgetMs} ms`), budgetMs);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
