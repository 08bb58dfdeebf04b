import { createAccount } from '../../../testing/account.ts';
import { preparePaymentsApi } from '../../../testing/payments-api.ts';
import { REPORT, writeStatement } from '../../../testing/reported-gift.ts';
import { listTablesWith } from '../../../testing/search-tables.ts';
import { forgetReports } from '../direct-gifts/forget-reports.ts';
import { matchGift } from '../direct-gifts/match-gift.ts';
import { listUnmatchedLines } from '../direct-gifts/statement-lines.store.ts';
import { importStatement } from '../direct-gifts/statement/import-statement.ts';
import { refundPayment } from '../providers/refunds/refund.ts';
import { eraseOldDonors } from './erase-donors.ts';

const { api, fake, db, post, payDonation, deliverEvents, deps } = preparePaymentsApi();

/** Stands in every column of text that is empty otherwise, so that a column which is not erased is seen. */
const MARK = 'Meera Demo';
/** A column of fixed words, or one that names a row of another table, refuses it. */
const REFUSALS = new Set(['23514', '23503']);

/**
 * The columns that stay as they were once a donor is erased: none says who gave, and staff are named by their office. A new
 * column is erased with the donor, or added here with that in mind.
 */
const STAYS: Readonly<Record<string, string>> = {
  disputes:
    'id payment_id tran_id amount currency phase status status_at reason respond_by lost subtracted first_seen_at told_at losses',
  gift_reports:
    'tran_id way paid_on reported_at told_at line_id matched_at matched_by rejected_at rejected_by',
  outbox: 'id kind tran_id cause_id created_at done_at attempts try_at outcome recipient mail',
  provider_payments: 'payment_id tran_id amount currency status part first_seen_at method',
  quarantined_payments:
    'id why tran_id order_id payment_id amount currency cause cause_id at resolved_at told_at',
  receipts: 'financial_year serial tran_id given_at cancelled_at content',
  refunds:
    'id idempotency_key provider_refund_id payment_id tran_id amount state applied asked_by created_at updated_at told_at',
  statement_lines: 'id fingerprint booked_on amount imported_at imported_by',
  transaction_moves: 'id tran_id from_state to_state cause cause_id at',
  transactions:
    'tran_id amount currency state provider live order_id order_claimed_until anonymous is_mobile language project_id ' +
    'programme_id purpose captured_payment_id captured_at refunded failure_reason created_at check_due_at checks ' +
    'project_category project_case_number project_name',
  tributes: '',
};

type Column = { table_name: string; column_name: string; data_type: string; is_nullable: 'YES' | 'NO' };

async function listColumns(): Promise<Column[]> {
  const { rows } = await api.connection.pool.query<Column>(
    `select table_name, column_name, data_type, is_nullable from information_schema.columns
     where table_schema = current_schema() and table_name in (
       select table_name from information_schema.columns where column_name = 'tran_id' union select 'statement_lines')
     order by table_name, ordinal_position`,
  );
  return rows;
}

const readRows = async (table: string) =>
  (await api.connection.pool.query<Record<string, unknown>>(`select * from ${table} order by 1`)).rows;

/** A paid donation with all that is recorded beside it, and a gift by bank transfer. */
async function recordEverything(columns: readonly Column[]): Promise<void> {
  const account = await createAccount(api);
  const { pool } = api.connection;
  const paid = await payDonation({ tributeKind: 'memory', tributeName: MARK, pan: 'ABCDE1234F' }, account);
  const refund = { amount: 100_00, idempotencyKey: 'part-of-it', reason: MARK, askedBy: 'office' };
  await refundPayment(deps(), { ...refund, paymentId: paid.paymentId });
  fake.card.dispute(paid.paymentId, 'open', { amount: 100_00 });
  await deliverEvents();
  await pool.query(
    `insert into quarantined_payments (why, tran_id, payment_id, amount, currency, cause, at)
     values ('other-amount', $1, 'pay_other', 100, 'INR', 'webhook', $2)`,
    [paid.tran_id, api.clock.now],
  );
  const { tran_id } = (await post('report-gift', REPORT, account)).json<{ tran_id: string }>();
  const statement = writeStatement([
    { day: '27/02/2026', rupees: '500.50', reference: MARK, narration: MARK },
  ]);
  await importStatement(deps(), Buffer.from(statement), 'office');
  const [line] = await listUnmatchedLines(db());
  await matchGift(deps(), { tranId: tran_id, lineId: line?.id ?? 0, by: 'office', takesOtherAmount: false });
  for (const { table_name, column_name } of columns.filter(isFreeText)) {
    const fill = `update ${table_name} set ${column_name} = $1 where ${column_name} is null`;
    const rows = await readRows(table_name);
    if (rows.every((row) => row[column_name] === null))
      await pool.query(fill, [MARK]).catch((error: unknown) => {
        if (!REFUSALS.has((error as { code: string }).code)) throw error;
      });
  }
}

const isFreeText = ({ data_type, is_nullable }: Column) => data_type === 'text' && is_nullable === 'YES';

test('of a donor who is erased nothing stays but what is named here', async () => {
  const columns = await listColumns();
  await recordEverything(columns);
  const before = await Promise.all(
    Object.keys(STAYS).map(async (table) => [table, await readRows(table)] as const),
  );
  expect(before.filter(([, rows]) => rows.length === 0)).toEqual([]);
  api.clock.now = new Date('2038-04-01T00:00:00Z');
  expect(await eraseOldDonors(db(), api.clock.now)).toBe(2);
  await forgetReports(db(), api.clock.now);

  const stays: Record<string, string> = {};
  for (const [table, rows] of before) {
    const after = await readRows(table);
    const names = columns
      .filter(({ table_name }) => table_name === table)
      .map(({ column_name }) => column_name);
    stays[table] = names
      .filter(
        (name) => after.length > 0 && rows.every((row, index) => isSame(row[name], after[index]?.[name])),
      )
      .join(' ');
  }
  expect([...new Set(columns.map(({ table_name }) => table_name))]).toEqual(Object.keys(STAYS));
  expect(stays).toEqual(STAYS);
  expect(
    await listTablesWith(api.connection.pool, 'Anu|donor.example|98460|Tirur|ABCDE1234F|412345678901'),
  ).toEqual([]);
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
