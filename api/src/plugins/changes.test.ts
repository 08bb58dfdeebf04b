import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { ChangeMark } from '@trust/shared/contract/pages/changes';
import * as schema from '../testing/all-tables.ts';
import { AN_APPLICATION } from '../testing/applications-api.ts';
import { importSmallSet } from '../testing/content-folder.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** What public pages show, of which a write changes the mark. */
const SHOWN = [
  'categories',
  'content_copies',
  'downloads',
  'events',
  'galleries',
  'media',
  'news',
  'project_funds',
  'project_reports',
  'projects',
  'reports',
  'solace_programmes',
];
/** What only its owner or the staff sees, and what is derived from the tables above. */
const NOT_SHOWN = [
  // Their number is shown, and may be half a minute old.
  'applications',
  'application_accesses',
  'application_erasures',
  'application_status_changes',
  'contact_messages',
  'content_imports',
  'disputes',
  'failed_attempts',
  'gift_reports',
  'outbox',
  'page_revision',
  'payment_sequences',
  'projects_revision',
  'provider_payments',
  'quarantined_payments',
  'receipt_counters',
  'receipt_logos',
  'receipts',
  'refunds',
  'search_entries',
  'search_words',
  'sessions',
  'statement_lines',
  'transaction_moves',
  'transactions',
  'tribute_opt_outs',
  'tributes',
  'uploads',
  'users',
  'webhook_events',
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importSmallSet(api);
});
afterAll(() => api.close());

const mark = async () => ChangeMark.parse((await api.app.inject('/changes')).json()).mark;
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

test('the mark stands while the site is only read', async () => {
  const before = await mark();
  expect((await post('/api/project/get-project-list', {})).statusCode).toBe(200);
  expect(await mark()).toBe(before);
});

test.each([
  ['a wrong login', '/api/users/authenticate', { username: 'a@b.example', password: 'wrong-word-1' }, 401],
  [
    'a message to the office',
    '/api/contact',
    { name: 'Asha', email: 'asha@example.org', subject: 'A well', message: 'No water since May' },
    202,
  ],
  ['a new reference', '/payments/getNextSequence', { prefix: 'SCT' }, 200],
  ['an application', '/api/project/add-application', AN_APPLICATION, 201],
])('%s changes no page', async (_what, url, payload, status) => {
  const before = await mark();
  expect((await post(url, payload)).statusCode).toBe(status);
  expect(await mark()).toBe(before);
});

test.each(SHOWN)('a write into %s is another mark', async (table) => {
  const before = await mark();
  await api.connection.pool.query(`delete from ${table} where false`);
  const after = await mark();
  expect(after).not.toBe(before);
  expect(await mark()).toBe(after);
});

test('each table is known to be shown, or not', () => {
  const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
  expect(tables.toSorted()).toEqual([...SHOWN, ...NOT_SHOWN].toSorted());
});
