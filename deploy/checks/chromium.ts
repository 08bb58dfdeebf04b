import { join } from 'node:path';
import { findProgram, installWithApt } from './find-program.ts';
import { runProgram } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the journeys: the one named, the machine's, Debian's, or Playwright's own. */
export async function provideChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const here = await firstThatStarts();
  if (here) return here;
  await installWithApt('chromium');
  return (await firstThatStarts()) ?? (await playwrightsOwn());
}

/** Some systems have a `chromium` that only says how to install it. */
async function firstThatStarts(): Promise<string | undefined> {
  const found = findProgram(NAMES);
  return found && (await starts(found)) ? found : undefined;
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (await starts(own)) return own;
  console.log('Installing Chromium with Playwright, once.');
  const command = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const withDeps = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { output } = await runProgram(process.execPath, [command, 'install', ...withDeps, 'chromium'], {
    cwd: ROOT,
    limit: 600_000,
  });
  if (await starts(own)) return own;
  console.error(output);
  return undefined;
}

async function starts(file: string): Promise<boolean> {
  const { code } = await runProgram(file, ['--version'], { cwd: ROOT, limit: 30_000 });
  return code === 0;
}
