import { applicationsScenario } from './applications.ts';
import { registrationsScenario } from './registrations.ts';
import { runUnderKills } from './run-under-kills.ts';

test('every account that was confirmed is there after the api and the database were killed in the middle', async () => {
  const result = await runUnderKills(
    { times: 3, engine: 'embedded', databaseEvery: 3 },
    registrationsScenario,
  );
  expect(result).toMatchObject({ kills: 3, databaseKills: 1, losses: [] });
  expect(result.acknowledged).toBeGreaterThan(0);
}, 120_000);

test('every acknowledged application is there with its pictures after the api was killed in the middle', async () => {
  const result = await runUnderKills({ times: 3, engine: 'embedded' }, applicationsScenario);
  expect(result).toMatchObject({ kills: 3, losses: [] });
  expect(result.acknowledged).toBeGreaterThan(0);
}, 240_000);
