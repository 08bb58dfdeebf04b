import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The files of a repository, tests too, as paths from its root; those of TypeScript unless `patterns` says otherwise. */
export async function listSourceFiles(
  root: string,
  patterns: readonly string[] = ['*.ts', '*.tsx'],
): Promise<string[]> {
  const { stdout } = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    {
      cwd: root,
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  // A file that was deleted and not yet committed is still listed.
  return stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

const TEST_FILE = /\.test\.tsx?$|\.d\.ts$|(^|\/)(e2e|testing)\//;

/** Whether a file is part of the product: no test, no declaration file and none of the tools. */
export function isProductFile(file: string): boolean {
  return !file.startsWith('tools/') && !TEST_FILE.test(file);
}
