import { ConfigError, type Config } from '../../../config/config.ts';
import { createKeyFile, createKeys, readKeys, type ApplicationKeys } from './application-keys.ts';

/** Reads the keys of applications; the first start of a site that is tried out makes them. Throws ConfigError. */
export function openApplicationKeys({ file, mayCreate }: Config['applications']['keys']): ApplicationKeys {
  const found = readKeyFile(file);
  if (found) return found;
  if (!mayCreate)
    throw new ConfigError(
      `APPLICATION_KEYS_FILE: ${file} does not exist. npm run applications -- create-keys makes it.`,
    );
  // Another api may do the same at this moment: the file that came first counts.
  createKeyFile(file, createKeys());
  return openApplicationKeys({ file, mayCreate: false });
}

/** The keys in the file, undefined when there is no file. Throws ConfigError for a file that holds no keys. */
export function readKeyFile(file: string): ApplicationKeys | undefined {
  const read = readKeys(file);
  if (read.outcome === 'unreadable')
    throw new ConfigError(`APPLICATION_KEYS_FILE: ${file} does not hold the keys of applications`);
  return read.outcome === 'read' ? read.keys : undefined;
}
