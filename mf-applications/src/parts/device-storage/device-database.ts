import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { DEVICE_DATABASE, hasDeviceData } from './has-device-data.ts';
import { withinTime } from './within-time.ts';

/** What is stored is not validated: another version of the site may have written it. */
interface Entry {
  key: string;
  value: unknown;
}

/**
 * `drafts` by their ids, the `pictures` of drafts, `sent` by suid, and in `earlier` the answers of the application that was
 * sent last.
 */
interface DeviceSchema extends DBSchema {
  drafts: Entry;
  pictures: Entry;
  sent: Entry;
  earlier: Entry;
}

const STORES = ['drafts', 'pictures', 'sent', 'earlier'] as const;

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;
/** One that removes drafts with their pictures. */
export type DeviceTransaction = IDBPTransaction<DeviceSchema, ['drafts', 'pictures'], 'readwrite'>;

let opened: Promise<DeviceDatabase> | undefined;

function open(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>(DEVICE_DATABASE, 1, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store);
    },
    // Another tab clears the device, or a later version of the site wants another layout.
    blocking: closeDevice,
    terminated: closeDevice,
  });
  opened.catch(closeDevice);
  return opened;
}

function closeDevice(): void {
  const closing = opened;
  opened = undefined;
  // What was never open needs no closing.
  closing?.then((database) => database.close()).catch(() => undefined);
}

/** Uses the database on the device; undefined where the browser refuses it, is full, lost it or does not answer. */
export async function withDevice<T>(use: (database: DeviceDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    return await withinTime(open().then(use));
  } catch {
    closeDevice();
    return undefined;
  }
}

/** The same for reading, without making a database where there is none. */
export async function readDevice<T>(use: (database: DeviceDatabase) => Promise<T>): Promise<T | undefined> {
  return (await hasDeviceData()) ? withDevice(use) : undefined;
}

/** Removes all of it from the device. Whether that succeeded. */
export async function clearDevice(): Promise<boolean> {
  // The entries first: another tab that sleeps may keep the database itself from being removed.
  const isCleared = await withDevice(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite');
    await Promise.all([...STORES.map((store) => transaction.objectStore(store).clear()), transaction.done]);
    return true;
  });
  closeDevice();
  await new Promise<void>((resolve) => {
    const end = () => resolve();
    deleteDB(DEVICE_DATABASE, { blocked: end }).then(end, end);
  });
  return isCleared ?? false;
}

/** Removes the database once nothing is left in it, so that later visits load no code for it. */
export async function clearEmptyDevice(): Promise<void> {
  const count = await withDevice(async (database) => {
    const counts = await Promise.all(STORES.map((store) => database.count(store)));
    return counts.reduce((sum, each) => sum + each, 0);
  });
  if (count === 0) await clearDevice();
}
