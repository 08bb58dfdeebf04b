import { once } from 'node:events';
import { Client } from 'pg';
import { startProcess, type StartedProcess } from '../../testing/started-process.ts';

let database: StartedProcess;
let url: string;
beforeAll(async () => {
  database = startProcess('memory-database');
  url = (await database.ready).url ?? '';
});
afterAll(() => database.kill('SIGTERM'));

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function tell(message: 'may-write' | 'read-only'): Promise<void> {
  database.process.send(message);
  await once(database.process, 'message');
}

test('while there is no room writes are refused with a code of their own and reads go on, then writes go on', async () => {
  const [one, other] = [await connect(), await connect()];
  await one.query('create table sums (amount integer)');
  await one.query('begin');
  await one.query('insert into sums values (1)');

  await tell('read-only');
  const refused = expect(other.query('insert into sums values (10)')).rejects.toMatchObject({
    code: '25006',
  });
  await one.query('insert into sums values (2)');
  await one.query('commit');
  await refused;
  await one.query('begin');
  await expect(one.query('update sums set amount = 3')).rejects.toMatchObject({ code: '25006' });
  await one.query('rollback');
  expect((await other.query('select amount from sums')).rows).toEqual([{ amount: 1 }, { amount: 2 }]);

  await tell('may-write');
  await other.query('insert into sums values (10)');
  expect((await one.query('select sum(amount)::integer as sum from sums')).rows).toEqual([{ sum: 13 }]);
  await Promise.all([one.end(), other.end()]);
});
