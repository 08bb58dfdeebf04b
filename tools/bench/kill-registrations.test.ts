import { registrationsUnderKill } from './registrations-under-kill.ts';

test('every account that was confirmed is there after the api and the database were killed in the middle', async () => {
  const result = await registrationsUnderKill({ times: 3, databaseEvery: 3 });
  expect(result).toMatchObject({ kills: 3, databaseKills: 1, lost: [] });
  expect(result.acknowledged).toBeGreaterThan(0);
}, 120_000);
