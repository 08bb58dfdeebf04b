/** The database on the device; it exists only while something is stored in it. */
export const DEVICE_DATABASE = 'applications';

/**
 * Whether this browser has stored applications, found out without loading the code that reads them. True where the browser
 * cannot list its databases.
 */
export async function hasDeviceData(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DEVICE_DATABASE);
  } catch {
    return true;
  }
}
