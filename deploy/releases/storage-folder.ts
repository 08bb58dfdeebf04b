import { resolve } from 'node:path';

/** The project's top folder, wherever the command was started. */
export const root = resolve(import.meta.dirname, '../..');

/** Where the site keeps its data: database, pictures, releases, logs. */
export function dataFolder(environment: NodeJS.ProcessEnv): string {
  return resolve(root, environment.DATA_DIR ?? '.data');
}

/** Where the releases are kept. */
export function releasesFolder(environment: NodeJS.ProcessEnv): string {
  return environment.RELEASES_DIR === undefined
    ? resolve(dataFolder(environment), 'releases')
    : resolve(root, environment.RELEASES_DIR);
}
