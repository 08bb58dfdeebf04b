import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareUploadsApi } from '../../testing/uploads-api.ts';
import { removeOrphans } from './remove-orphans.ts';

const { api, submit, uploadPhoto } = prepareUploadsApi();
const folder = () => join(api.dataDir, 'uploads');
const LONG_AGO = new Date('2020-01-01');
const remove = () => {
  if (!api.uploads) throw new Error('There is no store');
  return removeOrphans(api.uploads);
};

test('what nobody claimed within a day is removed, row and file; what is claimed or new stays', async () => {
  await uploadPhoto({ draft: 'given-up' });
  const { name } = await uploadPhoto();
  await submit({ draft: 'draft-1', logo: name });
  api.clock.pass(24 * 60 + 1);
  const recent = await uploadPhoto({ draft: 'recent' });
  for (const file of await readdir(folder())) await utimes(join(folder(), file), LONG_AGO, LONG_AGO);
  for (const file of ['half.jpg.unfinished', `${'x'.repeat(32)}.jpg`]) {
    await writeFile(join(folder(), file), 'x');
    await utimes(join(folder(), file), LONG_AGO, LONG_AGO);
  }
  expect(await remove()).toEqual({ rows: 1, files: 3 });
  expect((await readdir(folder())).toSorted()).toEqual([`${name}.jpg`, `${recent.name}.jpg`].toSorted());
  expect(await remove()).toEqual({ rows: 0, files: 0 });
});
