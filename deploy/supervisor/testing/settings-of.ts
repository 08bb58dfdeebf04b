import { readSettings, type Settings } from '../settings.ts';

/** The settings of an environment. Throws where it has wrong variables. */
export function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  const read = readSettings(environment);
  if (read.outcome === 'invalid') throw new Error(read.message);
  return read.settings;
}
