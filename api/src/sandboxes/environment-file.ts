import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const resolveFile = (dataDir: string) => join(dataDir, 'sandbox', 'environment.json');
const Variables = z.record(z.string(), z.string());

/** Writes the sandbox's address and keys, which change at each start, for commands on this machine. */
export async function writeSandboxEnvironment(
  dataDir: string,
  variables: Record<string, string>,
): Promise<void> {
  await mkdir(join(dataDir, 'sandbox'), { recursive: true });
  await writeFile(resolveFile(dataDir), JSON.stringify(variables), { mode: 0o600 });
}

/** Reads what the sandbox of a data folder wrote; empty where there is none. */
export function readSandboxEnvironment(dataDir: string): Record<string, string> {
  try {
    return Variables.parse(JSON.parse(readFileSync(resolveFile(dataDir), 'utf8')));
  } catch {
    return {};
  }
}
