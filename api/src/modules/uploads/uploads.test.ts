import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@trust/shared/contract/values/durations';
import { AN_APPLICATION } from '../../testing/applications-api.ts';
import { makePhoto } from '../../testing/make-photo.ts';
import { prepareUploadsApi } from '../../testing/uploads-api.ts';

const { api, post, submit, open, send, upload, uploadPhoto, look, readStored } = prepareUploadsApi();
const PHOTO_TEXT = 'Upload error, please check the file ext. Accepted types: jpg, jpeg, png';
const CALLER_TEXT = 'Send one file in the field doc, with a name like DRAFT::photo.jpg, and nothing else';
const HOUR = 60;

/** A JPEG of so many bytes: what is after its end is not read. */
async function padTo(size: number): Promise<Buffer> {
  const photo = await makePhoto();
  return Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
}
const storedFiles = () => readdir(join(api.dataDir, 'uploads')).catch(() => []);

test('an upload is answered with its id and a link that shows it', async () => {
  const reply = await upload(await makePhoto());
  expect(reply.statusCode).toBe(201);
  const file = reply.json<{ url: string; name: string }>();
  expect(file).toMatchObject({
    name: expect.stringMatching(/^[\w-]{32}$/),
    size: expect.any(Number),
    type: 'image/jpeg',
  });
  const shown = await look(file.url);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'content-disposition': `attachment; filename="picture.jpg"; filename*=UTF-8''photo.jpg`,
  });
  expect(await readStored(file)).toMatchObject({ metadata: { format: 'jpeg', width: 300, height: 400 } });
});

test('a stored picture and its folder are their owner’s alone', async () => {
  await uploadPhoto();
  const folder = join(api.dataDir, 'uploads');
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(folder)).toBe(0o700);
  for (const file of await storedFiles()) expect(await modeOf(join(folder, file))).toBe(0o600);
});

test('500,000 bytes are taken and one more is not', async () => {
  expect((await upload(await padTo(500_000))).statusCode).toBe(201);
  const before = await storedFiles();
  const refused = await upload(await padTo(500_001));
  expect(refused.json()).toMatchObject({ status: 413, detail: 'File size exceeds 500 KB' });
  expect(await storedFiles()).toEqual(before);
});

test('the refusals are in the language of the visitor', async () => {
  const malformed = await upload(await makePhoto(), {
    field: 'picture',
    headers: { 'accept-language': 'ml' },
  });
  expect(malformed.json<{ detail: string }>().detail).toMatch(/^doc എന്ന ഫീൽഡിൽ .* ഒരു ഫയൽ മാത്രം അയയ്ക്കുക$/);
  const refused = await upload(await padTo(500_001), { headers: { 'accept-language': 'ml' } });
  expect(refused.json<{ detail: string }>().detail).toMatch(/500 KB-യിൽ/);
});

test('a document that is no picture is refused with the size limit', async () => {
  const refused = await upload(Buffer.from('%PDF-1.7'), { call: 'upload-application-document' });
  expect(refused.json()).toMatchObject({
    status: 422,
    detail: 'Upload error, please check the file ext size limit 500 KB. Accepted types: jpg, jpeg, png',
  });
});

test('an empty file is no picture', async () => {
  expect((await upload(Buffer.alloc(0))).json()).toMatchObject({ status: 422, detail: PHOTO_TEXT });
});

describe('A request that is no upload of one file is a caller’s mistake, and the refusal says how to send it', () => {
  const file = () => new Blob(['x']);
  test.each([
    ['no part', () => new FormData()],
    ['another field', () => makeForm(['picture', file(), 'draft-1::a.jpg'])],
    ['a name without a draft', () => makeForm(['doc', file(), 'a.jpg'])],
    ['two files', () => makeForm(['doc', file(), 'draft-1::a.jpg'], ['doc', file(), 'draft-1::b.jpg'])],
    ['a text beside the file', () => withText(makeForm(['doc', file(), 'draft-1::a.jpg']), 'draft')],
    ['a long field name', () => withText(makeForm(['doc', file(), 'draft-1::a.jpg']), 'x'.repeat(5_000))],
  ])('%s', async (_what, form) => {
    const reply = await send('upload-application-pic', form());
    expect(reply.json()).toMatchObject({ status: 422, detail: CALLER_TEXT });
  });

  test('a body that is not multipart, and one that breaks off', async () => {
    expect((await post('upload-application-pic', { doc: 'x' })).json()).toMatchObject({
      status: 422,
      detail: CALLER_TEXT,
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const payload of [
      '',
      '--x',
      '--x\r\nContent-Disposition: form-data; name="doc"; filename="d::a"\r\n\r\nx',
    ])
      expect(
        (
          await api.app.inject({
            method: 'POST',
            url: '/api/project/upload-application-pic',
            payload,
            headers,
          })
        ).statusCode,
      ).toBe(422);
  });
});

function makeForm(...files: [field: string, content: Blob, name: string][]): FormData {
  const form = new FormData();
  for (const [field, content, name] of files) form.append(field, content, name);
  return form;
}

function withText(form: FormData, name: string): FormData {
  form.append(name, 'text');
  return form;
}

describe('A link', () => {
  test('ends after an hour', async () => {
    const { url } = await uploadPhoto();
    api.clock.pass(HOUR - 1);
    expect((await look(url)).statusCode).toBe(200);
    api.clock.pass(1);
    expect((await look(url)).statusCode).toBe(404);
  });

  test('that is wrong, for another picture or for a later time finds nothing, as an unknown one', async () => {
    const [one, other] = [await uploadPhoto(), await uploadPhoto()];
    const wrong = [
      one.url.replace(one.name, other.name),
      one.url.replace(/expires=\d/, 'expires=9'),
      one.url.replace(/signature=.*/, 'signature='),
      one.url.replace(/signature=.*/, `signature=${'A'.repeat(43)}`),
      one.url.split('?')[0] ?? '',
      '/api/project/uploads/..%2F..%2Fkeys?expires=9999999999&signature=x',
      `/media/${one.name}.jpg`,
      `/media/..%2Fuploads%2F${one.name}.jpg`,
    ];
    for (const url of wrong) {
      const reply = await look(url);
      expect({ url, ...reply.json<object>() }).toMatchObject({
        url,
        detail: 'There is no such thing here',
        status: 404,
      });
    }
  });
});

describe('An application', () => {
  const withFiles = async (draft = 'draft-1') => {
    const photo = await uploadPhoto({ draft });
    const paper = await uploadPhoto({ draft, call: 'upload-application-document', name: 'കാർഡ്.png' });
    return { draft, photo, paper, form: { draft, logo: photo.name, documents: [paper.name] } };
  };
  const refusedFields = async (form: object) => {
    const reply = await post('add-application', { ...AN_APPLICATION, ...form });
    expect(reply.statusCode).toBe(422);
    return reply.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
  };

  test('needs a photo', async () => {
    expect(await refusedFields({})).toEqual(['logo']);
  });

  test('has the files of its draft, by id or by link, and its answer new links to them', async () => {
    const { draft, photo, paper } = await withFiles();
    const { suid } = await submit({ draft, logo: photo.url, documents: [paper.url] });
    api.clock.pass(2 * HOUR);
    const { logo, documents, files } = await open(suid);
    expect({ logo, documents }).toEqual({ logo: photo.name, documents: [paper.name] });
    expect(files[paper.name]?.fileName).toBe('കാർഡ്.png');
    expect(Object.keys(files)).toHaveLength(2);
    await readStored({ url: files[photo.name]?.url ?? '' });
  });

  test('takes no file of another draft, of another application or of yesterday, and no paper as a photo', async () => {
    const { form, photo, paper } = await withFiles();
    expect(await refusedFields({ ...form, draft: 'draft-2' })).toEqual(['logo', 'documents.0']);
    expect(await refusedFields({ ...form, draft: undefined })).toEqual(['logo', 'documents.0']);
    expect(await refusedFields({ ...form, logo: paper.name, documents: [] })).toEqual(['logo']);
    expect(await refusedFields({ ...form, documents: ['http://169.254.169.254/'] })).toEqual(['documents.0']);
    await submit(form);
    expect(await refusedFields(form)).toEqual(['logo', 'documents.0']);
    const late = await withFiles('draft-3');
    api.clock.now = new Date(api.clock.now.getTime() + DAY_MS + 1);
    expect(await refusedFields(late.form)).toEqual(['logo', 'documents.0']);
    expect(photo.name).not.toBe(late.photo.name);
  });

  test('takes its files until a day has passed', async () => {
    const { form } = await withFiles();
    api.clock.now = new Date(api.clock.now.getTime() + DAY_MS);
    await submit(form);
  });

  test('gets a file once, when two claim it at the same time', async () => {
    const { form } = await withFiles();
    const send = async () => (await post('add-application', { ...AN_APPLICATION, ...form })).statusCode;
    expect((await Promise.all([send(), send()])).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('keeps its files in a correction under another draft; what is dropped is gone', async () => {
    const { form, paper } = await withFiles();
    const application = await open((await submit(form)).suid);
    const more = await uploadPhoto({ draft: 'draft-9', call: 'upload-application-document' });
    const change = { ...application, draft: 'draft-9', documents: [more.name] };
    const corrected = (await post('update-application', change)).json();
    expect(corrected).toMatchObject({ logo: form.logo, documents: [more.name] });
    expect((await look(paper.url)).statusCode).toBe(404);
    const asPhoto = { ...change, version: 2, logo: more.name, documents: [] };
    expect((await post('update-application', asPhoto)).json()).toMatchObject({ errors: [{ field: 'logo' }] });
  });
});

test('one draft takes twenty pictures, also at once; another draft has its own', async () => {
  const photo = await makePhoto();
  const replies = await Promise.all(Array.from({ length: 22 }, () => upload(photo)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(2);
  expect((await upload(photo, { draft: 'draft-2' })).statusCode).toBe(201);
});

test('one draft takes ten million bytes and not one more', async () => {
  const photo = await makePhoto();
  const { size } = (await upload(photo)).json<{ size: number }>();
  const fillTo = (bytes: number) => api.connection.pool.query('update uploads set bytes = $1', [bytes]);
  await fillTo(10_000_001 - size);
  expect((await upload(photo)).json()).toMatchObject({ status: 422 });
  await fillTo(10_000_000 - size);
  expect((await upload(photo)).statusCode).toBe(201);
});
