import { resolve } from 'node:path';

/** The project's top folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** The folder of database, pictures, releases and logs. */
export function dataFolder(environment: NodeJS.ProcessEnv): string {
  return resolve(root, environment.DATA_DIR ?? '.data');
}

export function releasesFolder(environment: NodeJS.ProcessEnv): string {
  return environment.RELEASES_DIR === undefined
    ? resolve(dataFolder(environment), 'releases')
    : resolve(root, environment.RELEASES_DIR);
}
