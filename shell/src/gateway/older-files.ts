import { PLAIN_STYLES } from '../older/plain-styles.ts';
import { createHashedFile, type HashedFile } from './hashed-file.ts';

/** What only older browsers request. */
export interface OlderFiles {
  /** Styles for pages that stay as the server wrote them. */
  readonly styles: HashedFile;
  /** Built-ins that a browser may lack. */
  readonly fallbacks: HashedFile;
}

const PREFIX = '/site/older-';

/** `fallbacks`: the source of the script. */
export function createOlderFiles(fallbacks: string): OlderFiles {
  return {
    styles: createHashedFile(PREFIX, 'css', PLAIN_STYLES),
    fallbacks: createHashedFile(PREFIX, 'js', fallbacks),
  };
}
