/** @jest-environment node */
import { readOutlined, createDocumentQueries } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { describeServerRead } from './server-read.ts';

const QUERY = { queryKey: ['names', { of: 'all' }, 'en'], queryFn: async () => ['Asha', 'Binu'] };
const outlined = { ...QUERY, queryKey: ['cards'], outline: (names: readonly string[]) => names.length };
const refuse = () => Promise.reject(new Error('nothing is asked for'));
const refused = { queryFn: refuse };

/** What the page of a server that has made both reads brings, as JSON. */
async function readOnServer(): Promise<unknown> {
  const client = createQueryClient();
  await client.ensureQueryData(QUERY);
  await readOutlined(client, outlined);
  await client.ensureQueryData({ queryKey: ['failed'], ...refused }).catch(() => undefined);
  return JSON.parse(JSON.stringify(describeServerRead(client)));
}

test('hydration gets what the server read, of some reads an outline, and asks for nothing', async () => {
  const queries = createDocumentQueries(await readOnServer()).forHydration(refuse);
  expect(await queries.ensureQueryData({ ...QUERY, ...refused })).toEqual(['Asha', 'Binu']);
  expect(await readOutlined(queries, { ...outlined, ...refused })).toBe(2);
});

test('after hydration an outlined read is made, the others are not made again', async () => {
  const queries = createDocumentQueries(await readOnServer());
  expect(await readOutlined(queries, outlined)).toEqual(['Asha', 'Binu']);
  expect(await queries.ensureQueryData({ ...QUERY, ...refused })).toEqual(['Asha', 'Binu']);
});

test('a read that failed on the server is not in the page', async () => {
  const queries = createDocumentQueries(await readOnServer()).forHydration(refuse);
  await expect(queries.ensureQueryData({ queryKey: ['failed'], ...refused })).rejects.toThrow(
    'nothing is asked for',
  );
});

test('where one read is not in the page, hydration still gets all others', async () => {
  const queries = createDocumentQueries(await readOnServer()).forHydration(refuse);
  const reads = await Promise.allSettled([
    queries.ensureQueryData({ queryKey: ['failed'], ...refused }),
    readOutlined(queries, { ...outlined, ...refused }),
    queries.ensureQueryData({ ...QUERY, ...refused }),
  ]);
  expect(reads).toEqual([
    expect.objectContaining({ status: 'rejected' }),
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: ['Asha', 'Binu'] },
  ]);
});
