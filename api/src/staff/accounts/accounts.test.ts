import { createAccount } from '../../testing/account.ts';
import { AN_APPLICATION } from '../../testing/applications-api.ts';
import { preparePaymentsApi } from '../../testing/payments-api.ts';
import { listTablesWith } from '../../testing/search-tables.ts';
import { parseAccountsCommand } from './arguments.ts';
import { runAccountsCommand } from './run.ts';

const { api, db, post, payDonation, recordDonation, findTransaction } = preparePaymentsApi();

beforeEach(async () => {
  for (const table of ['sessions', 'users', 'applications'])
    await api.connection.pool.query(`delete from ${table}`);
});

async function run(...args: string[]) {
  const parsed = parseAccountsCommand(args);
  if (parsed.outcome !== 'parsed') throw new Error(parsed.text);
  return runAccountsCommand(parsed.command, db());
}

const callApi = (call: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/${call}`, payload, headers });

test('an account is shown by its address, in capital letters too, without a trace of its password', async () => {
  await createAccount(api, 'asha@example.org');
  const { output, code } = await run('show', 'Asha@Example.org');
  expect(code).toBe(0);
  expect(output).toBe('Asha Demo, asha@example.org, registered 2026-03-01 14:30\n');
});

test('a closed account is erased and logged out; what it gave and sent stays, and is in no list', async () => {
  const asha = await createAccount(api, 'asha@example.org');
  const other = await createAccount(api, 'other@example.org');
  const paid = await payDonation({}, asha);
  await recordDonation({}, asha);
  await payDonation({}, other);
  await callApi('project/add-application', AN_APPLICATION, asha);

  const { output, code } = await run('close', 'asha@example.org');
  expect(code).toBe(0);
  expect(output).toBe(
    'The account of asha@example.org is erased. What it had stays: donations 2, applications 1.\n',
  );

  expect((await post('my-donations', {}, asha)).statusCode).toBe(401);
  expect(await listTablesWith(api.connection.pool, 'asha@example|Asha Demo')).toEqual([]);
  expect(await findTransaction(paid.tran_id)).toMatchObject({
    state: 'CAPTURED',
    firstName: 'Anu',
    accountId: null,
  });
  const { rows } = await api.connection.pool.query('select account_id from applications');
  expect(rows).toEqual([{ account_id: null }]);
  expect((await post('my-donations', {}, other)).json()).toHaveLength(1);

  const again = await createAccount(api, 'asha@example.org');
  expect((await post('my-donations', {}, again)).json()).toEqual([]);
  expect((await callApi('project/my-applications', {}, again)).json()).toEqual([]);
});

test('of an address without an account it says so, and changes nothing', async () => {
  const asha = await createAccount(api, 'asha@example.org');
  for (const kind of ['show', 'close'])
    expect(await run(kind, 'nobody@example.org')).toEqual({
      output: '',
      errors: 'There is no account of nobody@example.org.\n',
      code: 1,
    });
  expect((await post('my-donations', {}, asha)).statusCode).toBe(200);
});

test('it is told how to be used', async () => {
  expect(parseAccountsCommand(['close']).outcome).toBe('wrong-use');
  expect(parseAccountsCommand(['--help'])).toMatchObject({
    outcome: 'help',
    text: expect.stringContaining('close'),
  });
});
