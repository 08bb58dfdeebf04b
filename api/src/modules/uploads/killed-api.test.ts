import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadedFile } from '@trust/shared/contract/applications/uploads';
import { createFreshDatabase, type FreshDatabase } from '../../testing/fresh-database.ts';
import { makePhoto } from '../../testing/make-photo.ts';
import { startProcess, type StartedProcess } from '../../testing/started-process.ts';

let connection: FreshDatabase;
let dataDir: string;
const started: StartedProcess[] = [];
beforeAll(async () => {
  connection = await createFreshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trust-killed-'));
});
afterAll(async () => {
  await Promise.all(started.map((api) => api.kill('SIGKILL')));
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startApi() {
  const api = startProcess('server', {
    DATABASE_URL: connection.url,
    DATA_DIR: dataDir,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    UPLOAD_FREE_DISK_MB: '0',
  });
  started.push(api);
  const { port } = await api.ready;
  return { url: `http://127.0.0.1:${String(port)}`, kill: () => api.kill('SIGKILL') };
}

test('pictures that were answered are there after the api was killed and started again', async () => {
  const pictures: UploadedFile[] = [];
  for (let kill = 1; kill <= 2; kill += 1) {
    const api = await startApi();
    for (const call of ['upload-application-pic', 'upload-application-document']) {
      const form = new FormData();
      form.append('doc', new Blob([new Uint8Array(await makePhoto())]), `draft-${String(kill)}::photo.jpg`);
      const reply = await fetch(`${api.url}/api/project/${call}`, { method: 'POST', body: form });
      expect(reply.status).toBe(201);
      pictures.push(UploadedFile.parse(await reply.json()));
    }
    await api.kill();
  }
  const { url } = await startApi();
  for (const picture of pictures) {
    const shown = await fetch(url + picture.url);
    expect(shown.status).toBe(200);
    expect((await shown.arrayBuffer()).byteLength).toBe(picture.size);
  }
}, 120_000);
