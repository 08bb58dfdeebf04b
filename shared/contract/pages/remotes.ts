import { ModuleName } from './release.ts';

/** The name of a remote's folder, workspace and releases. */
export type RemoteName = Exclude<ModuleName, 'shell'>;

/** Every remote. */
export const REMOTES = ModuleName.options.filter((name) => name !== 'shell');
