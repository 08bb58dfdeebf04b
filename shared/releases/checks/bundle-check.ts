import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { SPOKEN_CONTRACTS } from '../../contract/pages/kit-contract.ts';
import type { ModuleName } from '../../contract/pages/release.ts';

/** How long a server bundle may take to load, and to render one sample page, in ms. */
interface BundleBudgets {
  readonly loadMs: number;
  readonly renderMs: number;
}

/** Long, since a slow or busy machine must not refuse a good release; they bound only how long a release that hangs is waited for. */
const BUDGETS: BundleBudgets = { loadMs: 30_000, renderMs: 10_000 };

/** A sample page's HTML is smaller, in bytes. */
const MAX_HTML = 1_000_000;

/** How a remote's scripts are run in the thread, as text: `runBrowserScripts(folder, files)` throws what they throw. */
const RUN_BROWSER_SCRIPTS = `
const { createContext, runInContext } = require('node:vm');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
// Whatever a browser may have, there is something of the name: a script must not fail for want of a browser.
const anything = new Proxy(function () {}, {
  get: (_, key) => key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? [][key] : key === 'length' ? 0 : anything,
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});
// Where chunks are gathered nothing is there at first.
const orAnything = (known) => new Proxy(known, {
  get: (own, key) => (key in own || /^webpackChunk/.test(String(key)) ? own[key] : anything),
});
const NODE_ONLY = ['process', 'require', 'module', 'exports', 'global', 'Buffer', '__dirname', '__filename'];
const MOST_NAMES = 200;
function runBrowserScripts(folder, files) {
  const src = 'https://site.example/releases/remote/' + files[0];
  const globals = {
    // The shell's.
    _FEDERATION_RUNTIME_CORE: anything,
    document: orAnything({ baseURI: src, currentScript: { tagName: 'SCRIPT', src } }),
    location: orAnything({ href: src, origin: 'https://site.example', protocol: 'https:', pathname: '/', search: '', hash: '' }),
  };
  for (let names = 0; ; names += 1) {
    const page = createContext({ ...globals });
    page.self = page.window = orAnything(runInContext('globalThis', page));
    let file;
    try {
      for (file of files) runInContext(readFileSync(join(folder, file), 'utf8'), page, { filename: file });
      return;
    } catch (error) {
      const [, name] = (error?.name === 'ReferenceError' && /^(\\S+) is not defined$/.exec(error.message)) || [];
      if (!name || NODE_ONLY.includes(name) || names > MOST_NAMES) throw new Error(file + ': ' + (error?.message ?? error));
      globals[name] = anything;
    }
  }
}
`;

/** The thread's whole program, as text: it runs from sources, from the built gateway and in tests alike. */
const PROGRAM = `
${RUN_BROWSER_SCRIPTS}
const { parentPort, workerData } = require('node:worker_threads');
const { isBuiltin } = require('node:module');
const load = (name) => {
  if (!isBuiltin(name)) throw new Error('A server bundle may not load ' + name + '.');
  return require(name);
};
const { file, browser } = workerData;
const code = readFileSync(file, 'utf8');
const module_ = { exports: {} };
require('node:vm').compileFunction(code, ['module', 'exports', 'require'], { filename: file })(
  module_, module_.exports, load,
);
const { contract, module: name, render, samples, renderSample } = module_.exports;
(async () => {
  const pages = samples ? await samples() : [];
  parentPort.postMessage({ kind: 'loaded', contract, module: name, renders: typeof render === 'function' });
  for (const page of pages) {
    parentPort.postMessage({ kind: 'rendering', page: page.path + ' (' + page.language + ')' });
    const { status, html } = await renderSample(page);
    parentPort.postMessage({ kind: 'rendered', status, wanted: page.status, bytes: Buffer.byteLength(html) });
  }
  if (browser && browser.files.length > 0) {
    parentPort.postMessage({ kind: 'running' });
    runBrowserScripts(browser.folder, browser.files);
  }
  parentPort.postMessage({ kind: 'done' });
})();
`;

const Progress = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('loaded'),
    contract: z.int(),
    module: z.string(),
    renders: z.literal(true),
  }),
  z.object({ kind: z.literal('rendering'), page: z.string() }),
  z.object({ kind: z.literal('rendered'), status: z.int(), wanted: z.int(), bytes: z.int() }),
  z.object({ kind: z.literal('running') }),
  z.object({ kind: z.literal('done') }),
]);
type Progress = z.infer<typeof Progress>;

export type BundleCheck = { outcome: 'passed' } | { outcome: 'failed'; reason: string };

/** Scripts of a release in the order in which a page loads them, by their names in its folder. */
export interface BrowserScripts {
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * Checks that a release's server bundle loads, that its contract is spoken and its module the expected one, that it
 * renders each of its sample pages, where it names some, and that none of its browser's scripts throws as it is loaded: they
 * run beside a stand-in for a browser that has whatever it is asked for, and define their modules. New code runs in a thread of its own with an empty environment
 * and a bounded heap, which ends with the check.
 */
export async function smokeTest(
  file: string,
  module: ModuleName,
  contracts: readonly number[] = SPOKEN_CONTRACTS,
  { browser, budgets = BUDGETS }: { browser?: BrowserScripts; budgets?: BundleBudgets } = {},
): Promise<BundleCheck> {
  const thread = new Worker(PROGRAM, {
    eval: true,
    workerData: { file, browser },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<BundleCheck>((resolve) => {
      let page: string | undefined;
      const fail = (reason: string) =>
        resolve({ outcome: 'failed', reason: page === undefined ? reason : `${page}: ${reason}` });
      const expectWithin = (what: string, ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => fail(`it did not ${what} within ${ms} ms`), ms);
      };
      thread.on('message', (message: unknown) => {
        const progress = Progress.safeParse(message);
        if (!progress.success) return fail(z.prettifyError(progress.error));
        const problem = problemOf(progress.data, module, contracts);
        if (problem !== undefined) return fail(problem);
        if (progress.data.kind === 'done') return resolve({ outcome: 'passed' });
        page = progress.data.kind === 'rendering' ? progress.data.page : undefined;
        if (progress.data.kind === 'running') expectWithin('run in a browser', budgets.loadMs);
        else expectWithin('render', budgets.renderMs);
      });
      thread.once('error', (error) => fail(error instanceof Error ? error.message : String(error)));
      thread.once('exit', (code) => fail(`it ended its thread with code ${code}`));
      expectWithin('load', budgets.loadMs);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

function problemOf(progress: Progress, module: ModuleName, contracts: readonly number[]): string | undefined {
  if (progress.kind === 'loaded') {
    if (!contracts.includes(progress.contract)) return `it speaks contract ${progress.contract}`;
    if (progress.module !== module) return `it is ${progress.module}`;
  }
  if (progress.kind === 'rendered') {
    const { status, wanted, bytes } = progress;
    if (status !== wanted) return `its status is ${status}, not ${wanted}`;
    if (bytes >= MAX_HTML) return `it has ${bytes} bytes of HTML, ${MAX_HTML} are too many`;
  }
  return undefined;
}
