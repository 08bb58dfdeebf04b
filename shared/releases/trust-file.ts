import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { TrustConfig } from '../contract/trust.ts';

/** Reads the file that says whose site this is. Throws an error that names what is wrong in it. */
export function readTrustFile(path: string): TrustConfig {
  const trust = TrustConfig.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (trust.success) return trust.data;
  throw new Error(`${path} is not a valid configuration:\n${z.prettifyError(trust.error)}`);
}
