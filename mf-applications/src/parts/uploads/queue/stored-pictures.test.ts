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
