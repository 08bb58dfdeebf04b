import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleName } from '../contract/pages/release.ts';

/** The project's top folder, wherever the command was started. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export function moduleFolder(module: ModuleName): string {
  return resolve(root, module);
}

export function kitEntry(name: string): string {
  return resolve(root, 'shared/remote/entries', name);
}

/** The name by which federation knows a module: a JavaScript identifier. */
export function federationName(module: ModuleName): string {
  return module.replaceAll('-', '_');
}
