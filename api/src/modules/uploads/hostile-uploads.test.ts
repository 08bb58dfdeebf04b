import type { UploadedFile } from '@trust/shared/contract/applications/uploads';
import { makePhoto } from '../../testing/make-photo.ts';
import { prepareUploadsApi } from '../../testing/uploads-api.ts';

const { api, upload, readStored } = prepareUploadsApi();
const PAYLOAD = '<?php system($_GET["HOSTILE-PAYLOAD"]); ?>';
const asPart = async (bytes: number) =>
  Buffer.concat([(await makePhoto()).subarray(0, bytes), Buffer.from(PAYLOAD)]);

test('what begins as a picture and is none, or is a script, is refused, and nothing of it is stored', async () => {
  for (const content of [await asPart(20), Buffer.from(PAYLOAD)])
    expect((await upload(content)).statusCode).toBe(422);
  expect((await api.connection.pool.query('select id from uploads')).rows).toEqual([]);
});

test('of a picture that carries a script the picture alone is stored', async () => {
  const reply = await upload(await asPart(Infinity));
  expect(reply.statusCode).toBe(201);
  const { content } = await readStored(reply.json<UploadedFile>());
  expect(content.includes('HOSTILE-PAYLOAD')).toBe(false);
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\x.exe', 'x.exe'],
  ['/etc/cron.d/x', 'x'],
  ['a\u0000.jpg', 'a .jpg'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['a::b::c.jpg', 'a  b  c.jpg'],
  ['::', 'picture'],
  ['', 'picture'],
  ['x'.repeat(4_000), 'x'.repeat(120)],
  ['😀'.repeat(900), '😀'.repeat(120)],
  ['é'.normalize('NFD').repeat(300), 'é'.repeat(120)],
  ['"; filename="x.html', '%22; filename=%22x.html'],
  ['\r\nSet-Cookie: a=b', '%0D%0ASet-Cookie  a=b'],
  ['.htaccess', 'htaccess'],
  ['CON', 'CON'],
])('the file name %j is stored as %j', async (name, fileName) => {
  expect((await upload(await makePhoto(), { name })).statusCode).toBe(201);
  const { rows } = await api.connection.pool.query('select file_name as "fileName" from uploads');
  expect(rows).toEqual([{ fileName }]);
});
