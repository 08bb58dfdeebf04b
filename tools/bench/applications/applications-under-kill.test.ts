import { applicationsUnderKill } from './applications-under-kill.ts';

test('every acknowledged application is there with its pictures after the api was killed in the middle', async () => {
  const result = await applicationsUnderKill({ times: 3, engine: 'embedded' });
  expect(result).toMatchObject({ kills: 3, lost: [], twice: 0 });
  expect(result.acknowledged).toBeGreaterThan(0);
}, 240_000);
