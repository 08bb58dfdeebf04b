import 'fake-indexeddb/auto';
import { clearDevice, withDevice } from './device-database.ts';

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await clearDevice();
});

test('a browser that never answers is taken as one that stores nothing', async () => {
  jest.useFakeTimers();
  // A request of which nothing is ever heard.
  jest
    .spyOn(indexedDB, 'open')
    .mockReturnValue(Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } }));
  const counting = withDevice((database) => database.count('drafts'));
  await jest.advanceTimersByTimeAsync(4_000);
  await expect(counting).resolves.toBeUndefined();
});

test('what is cleared is gone also while another tab has the database open', async () => {
  await withDevice((database) => database.put('drafts', { applicant: 'Amina' }, 'draft'));
  const other = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('applications');
    request.onsuccess = () => resolve(request.result);
  });
  await expect(clearDevice()).resolves.toBe(true);
  const count = other.transaction('drafts').objectStore('drafts').count();
  await new Promise((resolve) => (count.onsuccess = resolve));
  expect(count.result).toBe(0);
  other.close();
});
