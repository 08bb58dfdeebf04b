import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/projects': 'projects',
  '/project/1076': 'project',
  '/payments/1001': 'payments',
  '/application': 'application',
};

/**
 * The page of commit 704f94b without scripts, their data, preloads and fonts (`removeScripts`): what somebody would have
 * written by hand for this content and that look. It stays as it is, so that a page that becomes lighter is seen to.
 * Undefined where there is none for the path.
 */
export async function readHandMade(path: string): Promise<string | undefined> {
  const name = FILES[path];
  if (name === undefined) return undefined;
  return readFile(join(import.meta.dirname, 'hand-made', `${name}.html`), 'utf8');
}
