import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const fileIn = (dataDir: string) => join(dataDir, 'sandbox', 'environment.json');
const Variables = z.record(z.string(), z.string());

/** Leaves for commands on this machine how the sandbox is reached, which is new at each start. */
export async function leaveEnvironment(dataDir: string, variables: Record<string, string>): Promise<void> {
  await mkdir(join(dataDir, 'sandbox'), { recursive: true });
  await writeFile(fileIn(dataDir), JSON.stringify(variables), { mode: 0o600 });
}

/** What the sandbox of a data folder left; nothing where there is none. */
export function sandboxEnvironment(dataDir: string): Record<string, string> {
  try {
    return Variables.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return {};
  }
}
