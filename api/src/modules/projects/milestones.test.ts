import type { Project } from '@trust/shared/contract/content/projects';
import { prepareContentApi } from '../../testing/content-api.ts';
import { addToFunds } from './project-funds.store.ts';
import { milestonesOf } from './projects.rules.ts';

const { api } = prepareContentApi();

const LAKH = 100_000 * 100;
const read = async (id: string): Promise<Project> => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/project/get-project-by-id',
    payload: { _id: id },
  });
  return reply.json<Project>();
};
const add = (id: string, change: Parameters<typeof addToFunds>[2], at: string) =>
  api.connection.database.transaction((tx) => addToFunds(tx, id, change, new Date(at)));

test('a project is fully funded on the day in India on which a donation covered what was missing', async () => {
  await add('104', { captured: LAKH - 1, donors: 1 }, '2026-03-01T06:00:00Z');
  expect(await read('104')).not.toHaveProperty('fundedDate');
  await add('104', { captured: 1, donors: 1 }, '2026-03-05T20:00:00Z');
  expect((await read('104')).fundedDate).toBe('2026-03-06');
});

test('further donations leave that day as it is, and a refund that leaves something missing takes it away', async () => {
  await add('101', { captured: LAKH }, '2026-03-05T06:00:00Z');
  await add('101', { captured: LAKH }, '2026-04-05T06:00:00Z');
  expect((await read('101')).fundedDate).toBe('2026-03-05');
  await add('101', { refunded: LAKH + LAKH / 2 }, '2026-04-06T06:00:00Z');
  expect(await read('101')).not.toHaveProperty('fundedDate');
  await add('101', { captured: LAKH }, '2026-04-07T06:00:00Z');
  expect((await read('101')).fundedDate).toBe('2026-04-07');
});

test('of a project that was funded before this site counted, a donation does not say when', async () => {
  await add('103', { captured: LAKH }, '2026-03-05T06:00:00Z');
  expect(await read('103')).not.toHaveProperty('fundedDate');
});

const record = { estimatedCost: 1000, fundedDate: null, completedDate: null };
const row = { project: record, fundsReceived: 1000, fundedAt: null, completed: true };

test.each([
  ['what its record says counts before what was counted', { fundedDate: '2025-01-01' }, {}, '2025-01-01'],
  ['without a record it is the day that was counted', {}, {}, '2026-03-06'],
  ['a project that costs more by now is not funded', { estimatedCost: 2000 }, {}, undefined],
  ['a project without a known cost is never funded', { estimatedCost: 0 }, {}, undefined],
])('of the day on which a project was funded: %s', (_, project, change, expected) => {
  const fundedAt = new Date('2026-03-05T20:00:00Z');
  const given = { ...row, ...change, fundedAt, project: { ...record, ...project } };
  expect(milestonesOf(given).fundedDate).toBe(expected);
});

test('a project that goes on has not been finished, whatever its record says', () => {
  const project = { ...record, completedDate: '2025-06-01' };
  expect(milestonesOf({ ...row, project }).completedDate).toBe('2025-06-01');
  expect(milestonesOf({ ...row, project, completed: false }).completedDate).toBeUndefined();
});
