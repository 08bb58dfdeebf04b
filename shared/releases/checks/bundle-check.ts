import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPOKEN_CONTRACTS } from '../../contract/pages/kit-contract.ts';
import type { ModuleName } from '../../contract/pages/release.ts';
import { loadProgram } from '../bundle-process/load-program.ts';
import { Progress, type FromProcess, type Script } from '../bundle-process/messages.ts';
import { startBundleProcess, type BundleProcess } from '../bundle-process/start-bundle-process.ts';

/** How long a server bundle may take to load, and to render one sample page, in ms. */
interface BundleBudgets {
  readonly loadMs: number;
  readonly renderMs: number;
}

/** Long, since a slow or busy machine must not refuse a good release; they bound only how long a release that hangs is waited for. */
const BUDGETS: BundleBudgets = { loadMs: 30_000, renderMs: 10_000 };
/** Each sample page is two steps. A release that goes on for longer is refused: each step starts the time anew. */
const MOST_STEPS = 500;

/** A sample page's HTML is smaller, in bytes. */
const MAX_HTML = 1_000_000;

export type BundleCheck = { outcome: 'passed' } | { outcome: 'failed'; reason: string };

/** Scripts of a release in the order in which a page loads them, by their names in its folder. */
export interface BrowserScripts {
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * Checks that a release's server bundle loads, that its contract is spoken and its module the expected one, that it
 * renders each of its sample pages, where it names some, and that none of its browser's scripts throws as it is loaded: they
 * run beside a stand-in for a browser that has whatever it is asked for, and define their modules. New code runs in a process
 * of its own without permissions, which ends with the check.
 */
export async function smokeTest(
  file: string,
  module: ModuleName,
  contracts: readonly number[] = SPOKEN_CONTRACTS,
  { browser, budgets = BUDGETS }: { browser?: BrowserScripts; budgets?: BundleBudgets } = {},
): Promise<BundleCheck> {
  const program = await loadProgram();
  const script = await readScript(file);
  const scripts = await Promise.all(
    (browser?.files ?? []).map(async (name) => ({
      ...(await readScript(join(browser?.folder ?? '', name))),
      file: name,
    })),
  );
  let timer: NodeJS.Timeout | undefined;
  let checked: BundleProcess | undefined;
  try {
    return await new Promise<BundleCheck>((resolve) => {
      let page: string | undefined;
      let steps = 0;
      const fail = (reason: string) =>
        resolve({ outcome: 'failed', reason: page === undefined ? reason : `${page}: ${reason}` });
      const expectWithin = (what: string, ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => fail(`it did not ${what} within ${ms} ms`), ms);
      };
      const onMessage = (message: FromProcess) => {
        if (message.kind === 'ready' || message.kind === 'printed') return;
        if (message.kind === 'crashed') return fail(message.error.message);
        const progress = Progress.safeParse(message);
        if (!progress.success) return fail(`it sent ${message.kind} as it was checked`);
        const problem = problemOf(progress.data, module, contracts);
        if (problem !== undefined) return fail(problem);
        if (progress.data.kind === 'done') return resolve({ outcome: 'passed' });
        page = progress.data.kind === 'rendering' ? progress.data.page : undefined;
        steps += 1;
        if (steps > MOST_STEPS) return fail(`it went on after ${String(MOST_STEPS)} steps`);
        if (progress.data.kind === 'running') expectWithin('run in a browser', budgets.loadMs);
        else expectWithin('render', budgets.renderMs);
      };
      expectWithin('load', budgets.loadMs);
      checked = startBundleProcess(program, { onMessage, onEnd: fail });
      checked.send({ kind: 'check', script, browser: scripts });
    });
  } finally {
    clearTimeout(timer);
    await checked?.end();
  }
}

async function readScript(file: string): Promise<Script> {
  return { file, code: await readFile(file, 'utf8') };
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
