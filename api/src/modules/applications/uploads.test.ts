import { prepareApplicationsApi, AN_APPLICATION } from '../../testing/applications-api.ts';
import type { UploadClaims } from './uploads.ts';

/** Files by id: the draft that they were uploaded for, and the application that they are tied to. */
const files = new Map<string, { draft: string; applicationId?: string }>();
const uploads: UploadClaims = {
  takesUploads: true,
  claim: async (_tx, { photo, documents, draft, applicationId }) => {
    const ids = photo === undefined ? documents : [photo, ...documents];
    const refused = ids.filter((id) => files.get(id)?.draft !== draft || files.get(id)?.applicationId);
    if (refused.length === 0) for (const id of ids) files.set(id, { draft: draft ?? '', applicationId });
    return refused;
  },
  removeOthers: async () => undefined,
  listFiles: async () => ({}),
  readPicture: async () => undefined,
};
const { api, post, submit, open } = prepareApplicationsApi({ uploads });
const WITH_PHOTO = { draft: 'draft-1', logo: 'photo-1', documents: ['card-1'] };
const errorsOf = async (change: object) =>
  (await post('add-application', { ...AN_APPLICATION, ...change })).json<{ errors?: object[] }>().errors;

beforeEach(() => {
  files.clear();
  for (const id of ['photo-1', 'card-1', 'card-2']) files.set(id, { draft: 'draft-1' });
  files.set('photo-9', { draft: 'draft-9' });
});

test('where files can be uploaded, a photo is required', async () => {
  expect(await errorsOf({})).toEqual([{ field: 'logo', message: 'Passport size photo required' }]);
});

test('the files of its own draft become parts of an application', async () => {
  const { suid } = await submit(WITH_PHOTO);
  const { _id, logo, documents } = await open(suid);
  expect({ logo, documents }).toEqual({ logo: 'photo-1', documents: ['card-1'] });
  expect(files.get('card-1')).toEqual({ draft: 'draft-1', applicationId: _id });
});

test('a file of another draft, an unknown one and one that is used are refused, and nothing is stored', async () => {
  const message = 'Upload this file again';
  expect(await errorsOf({ ...WITH_PHOTO, logo: 'photo-9' })).toEqual([{ field: 'logo', message }]);
  expect(await errorsOf({ ...WITH_PHOTO, draft: undefined })).toEqual([
    { field: 'logo', message },
    { field: 'documents.0', message },
  ]);
  const address = 'http://169.254.169.254/';
  expect(await errorsOf({ ...WITH_PHOTO, documents: ['card-1', address] })).toEqual([
    { field: 'documents.1', message },
  ]);
  expect((await api.connection.pool.query('select * from applications')).rows).toEqual([]);
  await submit(WITH_PHOTO);
  expect(await errorsOf(WITH_PHOTO)).toHaveLength(2);
});

test('an application with files that is sent twice at once is one', async () => {
  const headers = { 'idempotency-key': 'with-files' };
  const [first, second] = await Promise.all([submit(WITH_PHOTO, headers), submit(WITH_PHOTO, headers)]);
  expect(second).toEqual(first);
});

test('a correction brings new files and leaves those that are there', async () => {
  const application = await open((await submit(WITH_PHOTO)).suid);
  const more = { ...application, draft: 'draft-1', documents: ['card-1', 'card-2'] };
  expect((await post('update-application', more)).json()).toMatchObject({ documents: ['card-1', 'card-2'] });
  const foreign = await post('update-application', { ...more, version: 2, logo: 'photo-9' });
  expect(foreign.json()).toMatchObject({ status: 422, errors: [{ field: 'logo' }] });
  expect(await open(application.suid)).toMatchObject({ logo: 'photo-1', version: 2 });
});
