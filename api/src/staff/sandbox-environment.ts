import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Variables = z.record(z.string(), z.string());

/** Reads what the sandbox of a data folder wrote; empty where there is none. */
export function readSandboxEnvironment(dataDir: string): Record<string, string> {
  try {
    return Variables.parse(JSON.parse(readFileSync(join(dataDir, 'sandbox/environment.json'), 'utf8')));
  } catch {
    return {};
  }
}
