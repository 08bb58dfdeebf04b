import { join } from 'node:path';
import { findProgram, installWithApt } from './find-program.ts';
import { runProgram } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Chromium without a window: the same pages take a quarter less of the processor. Debian's package has the same name. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the journeys: from CHROMIUM_PATH, else Debian's headless shell, else any Chromium. */
export async function provideHeadlessChromium(): Promise<string | undefined> {
  return (
    process.env['CHROMIUM_PATH'] ??
    (await findOrInstall(HEADLESS_SHELL, [HEADLESS_SHELL])) ??
    provideChromium()
  );
}

/** The browser with all that visitors have: from CHROMIUM_PATH, else the machine's, Debian's or Playwright's own. */
export async function provideChromium(): Promise<string | undefined> {
  return (
    process.env['CHROMIUM_PATH'] ??
    (await findOrInstall('chromium', NAMES)) ??
    (await installPlaywrightChromium())
  );
}

async function findOrInstall(packageName: string, names: string[]): Promise<string | undefined> {
  const installed = await findWorking(names);
  if (installed) return installed;
  await installWithApt(packageName);
  return findWorking(names);
}

/** Starts it, since on some systems `chromium` only prints how to install it. */
async function findWorking(names: string[]): Promise<string | undefined> {
  const found = findProgram(names);
  return found && (await canStart(found)) ? found : undefined;
}

async function installPlaywrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const executable = chromium.executablePath();
  if (await canStart(executable)) return executable;
  console.log('Installing Chromium with Playwright, once.');
  const command = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const withDeps = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { output } = await runProgram(process.execPath, [command, 'install', ...withDeps, 'chromium'], {
    cwd: ROOT,
    timeoutMs: 600_000,
  });
  if (await canStart(executable)) return executable;
  console.error(output);
  return undefined;
}

async function canStart(file: string): Promise<boolean> {
  const { code } = await runProgram(file, ['--version'], { cwd: ROOT, timeoutMs: 30_000 });
  return code === 0;
}
