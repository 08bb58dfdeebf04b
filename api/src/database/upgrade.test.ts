import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFailure, FAILURE_WINDOW, failureSubject } from '../failed-attempts/failed-attempts.store.ts';
import { startMailDelivery, type Mail } from '../mail/mail-delivery.ts';
import { createTrustMailQueue } from '../mail/trust-mail.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { migrate } from './migrate.ts';
import { outbox } from '../testing/all-tables.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const NOON = new Date('2026-03-01T12:00:00Z');
const CONTACT_ID = '6f1c1f60-0000-4000-8000-000000000001';
const NOTICE_ID = '6f1c1f60-0000-4000-8000-000000000002';

let older: string;
let connection: FreshDatabase;
beforeEach(async () => {
  older = await mkdtemp(join(tmpdir(), 'trust-migrations-'));
  for (const name of await readdir(MIGRATIONS))
    if (name < '0012') await copyFile(join(MIGRATIONS, name), join(older, name));
  connection = await createFreshDatabase(older);
});
afterEach(async () => {
  await connection.close();
  await rm(older, { recursive: true });
});

test('mail and events that wait while the site is brought up to date are sent afterwards, each once', async () => {
  const { pool, database } = connection;
  await pool.query(`
    insert into transactions (tran_id, amount, currency, state, anonymous, is_mobile, language, refunded, created_at, checks)
      values ('SCT/2026/000001', 50000, 'INR', 'NEW', false, false, 'en', 0, '2026-03-01T11:00:00Z', 0);
    insert into outbox (kind, tran_id, cause_id, created_at, attempts, try_at)
      values ('captured', 'SCT/2026/000001', 'pay_1', '2026-03-01T11:00:00Z', 3, '2026-03-01T12:04:00Z');
    insert into mail_outbox (id, reply_to, subject, body, attempts, created_at, try_at) values
      ('${CONTACT_ID}', 'asha@example.org', '[Contact] കിണർ', 'Our well''s "water"', 2, '2026-03-01T10:00:00Z', '2026-03-01T11:59:00Z'),
      ('${NOTICE_ID}', 'office@shelter.example', 'Donations: a payment waits for you', '-', 0, '2026-03-01T11:00:00Z', '2026-03-01T13:00:00Z')`);
  await migrate(pool);

  const mail = { replyTo: 'asha@example.org', subject: '[Contact] കിണർ', body: 'Our well\'s "water"' };
  const contact = { kind: 'contact', recipient: 'trust', tranId: null, causeId: CONTACT_ID, mail };
  const notice = { kind: 'notice', recipient: 'trust', causeId: NOTICE_ID, attempts: 0 };
  const captured = { kind: 'captured', recipient: 'donor', tranId: 'SCT/2026/000001', causeId: 'pay_1' };
  expect(await database.select().from(outbox).orderBy(outbox.id)).toMatchObject([
    { ...captured, mail: null, attempts: 3, tryAt: new Date('2026-03-01T12:04:00Z'), doneAt: null },
    { ...contact, attempts: 2, createdAt: new Date('2026-03-01T10:00:00Z') },
    { ...notice, tryAt: new Date('2026-03-01T13:00:00Z') },
  ]);
  expect((await pool.query('select * from mail_outbox')).rows).toEqual([]);

  const sent: Mail[] = [];
  const queue = createTrustMailQueue(database, async (found) => void sent.push(found), 'Trust');
  const delivery = startMailDelivery(
    queue,
    () => NOON,
    () => undefined,
  );
  await delivery.deliver();
  await delivery.stop();
  expect(sent).toMatchObject([{ id: CONTACT_ID, ...mail }]);
  expect(await database.select().from(outbox).orderBy(outbox.id)).toMatchObject([captured, notice]);
});

test('wrong passwords that were counted before still count, under the same key', async () => {
  const { pool, database } = connection;
  await pool.query('insert into login_failures (subject, failures, counted_since) values ($1, 9, $2)', [
    'ae36caf554e0dec5e026b8003020f6d5e0857ada284990a6c61eb44dd84a6621',
    NOON,
  ]);
  await migrate(pool);
  const subject = failureSubject('asha@example.org', '198.51.100.1');
  const counted = { subject, windowMs: FAILURE_WINDOW.short };
  expect(await addFailure(database, counted, NOON)).toMatchObject({ failures: 10 });
});

test('the release before, when it is served again, still enqueues mail to donors', async () => {
  const { pool, database } = connection;
  await migrate(pool);
  await pool.query(`
    insert into transactions (tran_id, amount, currency, state, anonymous, is_mobile, language, refunded, created_at, checks)
      values ('SCT/2026/000002', 50000, 'INR', 'NEW', false, false, 'en', 0, '2026-03-01T11:00:00Z', 0);
    insert into outbox (kind, tran_id, cause_id, created_at, attempts, try_at)
      values ('captured', 'SCT/2026/000002', 'pay_2', '2026-03-01T11:00:00Z', 0, '2026-03-01T11:00:00Z')`);
  expect(await database.select().from(outbox)).toMatchObject([{ recipient: 'donor', causeId: 'pay_2' }]);
});

test('what donations of before were given for is recorded with the names of today, and nothing where none is known', async () => {
  const { pool } = connection;
  await pool.query(`
    insert into categories (id, position, name, logo, sub_categories, receive_application, show_gallery, show_media, instructions, additional_fields)
      values ('1', 1, '{"en": "Education", "ml": "വിദ്യാഭ്യാസം"}', '', '[]', false, false, false, '{}', '[]');
    insert into projects (id, position, name, logo, description, category_id, case_number, project_date, district, state, focal_point,
        estimated_cost, opening_funds, images, slides, success_story)
      values ('101', 1, '{"en": "A well", "ml": "കിണർ"}', '', '{}', '1', 'CASE-7', '2026-01-01', '{}', '{}', '{}', 100, 0, '[]', '[]', false);
    insert into solace_programmes (id, position, title, body, booking, booking_amount)
      values ('7', 1, '{"en": "A day for elders", "ml": "വയോജനങ്ങൾക്കൊരു ദിനം"}', '{}', true, 50000);
    insert into transactions (tran_id, amount, currency, state, anonymous, is_mobile, language, refunded, created_at, checks, purpose, project_id, programme_id)
      select 'SCT/2026/' || row_number() over (), 50000, 'INR', 'NEW', false, false, 'en', 0, '2026-03-01T11:00:00Z', 0, purpose, project_id, programme_id
      from (values ('shelter-home', null, null), ('medicare', null, null), ('zakat', null, null), ('project', '101', null),
          ('general', null, null), (null, null, null), ('solace', null, '7'))
        as given (purpose, project_id, programme_id)`);
  await migrate(pool);
  const { rows } = await pool.query({
    text: 'select project_category, project_case_number, project_name from transactions order by tran_id',
    rowMode: 'array',
  });
  expect(rows).toEqual([
    ['Shelter Home', '-', 'Home projects'],
    ['Shelter Medicare', 'Medicare Project', 'Emergency medicare'],
    ['Baithul Maal Zakath', 'BMZ', 'Baithul Mal Zakat'],
    ['Education', 'CASE-7', 'A well'],
    [null, null, null],
    [null, null, null],
    [null, null, 'A day for elders'],
  ]);
});
