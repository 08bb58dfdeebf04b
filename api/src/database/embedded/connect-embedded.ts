import { FolderInUseError, openEmbedded } from './open-embedded.ts';

/** Connects to the embedded database of a data folder: the running one, else one that is opened in this process. */
export async function connectEmbedded(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  try {
    return await openEmbedded(dataDir, (error) => {
      throw error;
    });
  } catch (error) {
    if (!(error instanceof FolderInUseError) || error.url === '') throw error;
    return { url: error.url, close: () => Promise.resolve() };
  }
}
