import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the sandbox's address and keys, which change at each start, for commands on this machine. The staff's command
 * reads them.
 */
export async function writeSandboxEnvironment(
  dataDir: string,
  variables: Record<string, string>,
): Promise<void> {
  const folder = join(dataDir, 'sandbox');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'environment.json'), JSON.stringify(variables), { mode: 0o600 });
}
