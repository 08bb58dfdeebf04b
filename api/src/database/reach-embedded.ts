import { FolderInUseError } from './folder-lock.ts';
import { openEmbedded } from './open-embedded.ts';

/** The embedded database of a data folder: the one that is running there, else one opened for this process. */
export async function reachEmbedded(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  try {
    return await openEmbedded(dataDir, (error) => {
      throw error;
    });
  } catch (error) {
    if (!(error instanceof FolderInUseError) || error.holderSays === '') throw error;
    return { url: error.holderSays, close: () => Promise.resolve() };
  }
}
