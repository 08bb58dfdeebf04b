import 'fake-indexeddb/auto';
import { clearDevice, withDevice } from '../../device-storage/device-database.ts';
import { listDuePictures, openPictureStore } from './stored-pictures.ts';
import type { QueuedUpload } from './upload-stage.ts';

const UPLOAD: QueuedUpload = { id: 'one', fileName: 'a.jpg', replaces: undefined, stage: { kind: 'ready' } };
const picture = new Blob(['picture'], { type: 'image/jpeg' });
const countPictures = () => withDevice((database) => database.count('pictures'));

afterEach(() => clearDevice());

test('a picture that is removed while it is still being stored is not on the device afterwards', async () => {
  const store = openPictureStore('draft-7', 'photo');
  await Promise.all([store.add(UPLOAD, picture), store.remove(UPLOAD.id)]);
  expect(await countPictures()).toBe(0);
});

test('a picture that was uploaded before it was stored is not sent again', async () => {
  const store = openPictureStore('draft-7', 'photo');
  void store.add(UPLOAD, picture);
  void store.setUploaded(UPLOAD.id, 'id-1');
  const uploaded = [{ name: 'id-1', url: '/id-1', fileName: 'a.jpg' }];
  expect(await listDuePictures('draft-7', 'photo', uploaded)).toEqual([]);
  expect(await countPictures()).toBe(1);
});

const HOUR_MS = 3_600_000;

test.each([
  [19.9, 0],
  [20.1, 1],
])(
  '%d hours after its upload %i of one picture is sent again: the server removes it after a day',
  async (hours, due) => {
    const store = openPictureStore('draft-7', 'document');
    await store.add(UPLOAD, picture);
    await store.setUploaded(UPLOAD.id, 'id-1');
    const uploaded = [{ name: 'id-1', url: '/id-1', fileName: 'a.jpg' }];
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * HOUR_MS);
    const again = await listDuePictures('draft-7', 'document', uploaded);
    jest.restoreAllMocks();
    expect(again).toHaveLength(due);
    // The new upload names the one that the server may have removed.
    expect(again.every(({ replaces }) => replaces === 'id-1')).toBe(true);
  },
);

test('a picture is listed for its own draft and field alone', async () => {
  await openPictureStore('draft-7', 'photo').add(UPLOAD, picture);
  expect(await listDuePictures('draft-7', 'document', [])).toEqual([]);
  expect(await listDuePictures('draft-70', 'photo', [])).toEqual([]);
  const [found] = await listDuePictures('draft-7', 'photo', []);
  expect(found).toMatchObject({ id: 'one', fileName: 'a.jpg', replaces: undefined });
  expect(found?.blob).toMatchObject({ type: 'image/jpeg', size: 7 });
});

test('an entry that is no picture is not sent', async () => {
  await withDevice((database) => database.put('pictures', { fileName: 7 }, 'draft-7/photo/one'));
  expect(await listDuePictures('draft-7', 'photo', [])).toEqual([]);
});
