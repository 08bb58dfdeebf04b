import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../releases/storage/storage-folder.ts';

/** Imports the sample content, whose categories take applications. */
export async function importSampleContent(environment: Readonly<Record<string, string>>): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'api/src/import/import.ts'), join(root, 'api/sample-content')],
    { cwd: root, env: { PATH: process.env['PATH'], ...environment }, maxBuffer: 50_000_000 },
  );
}
