import { Writable } from 'node:stream';
import { makeAadhaar } from '@trust/shared/testing/application-samples';
import { buildApp } from '../../app.ts';
import { createLoggerOptions } from '../../config/logging.ts';
import { applications } from '../../testing/all-tables.ts';
import { AN_APPLICATION, prepareApplicationsApi } from '../../testing/applications-api.ts';
import { GENEROUS, TEST_APPLICATIONS, TEST_TRUST } from '../../testing/test-api.ts';
import { decryptAadhaar } from './aadhaar/aadhaar-cipher.ts';
import { addKey } from './aadhaar/application-keys.ts';
import { encryptAnew, listMissingKeys } from './aadhaar/rotate-keys.ts';

/** More for a long look: `SECRET_APPLICATIONS=1000 npx jest aadhaar-secrecy`. */
const APPLICATIONS = Number(process.env.SECRET_APPLICATIONS ?? 60);

const { api, submit } = prepareApplicationsApi();

/** All that the database stores, as text. */
async function dump(): Promise<string> {
  const { pool } = api.connection;
  const tables = await pool.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  );
  const dumps = tables.rows.map(({ name }) => pool.query(`select to_jsonb(t)::text as row from "${name}" t`));
  return JSON.stringify((await Promise.all(dumps)).map(({ rows }) => rows as unknown[]));
}

const readNumbers = async (keys = TEST_APPLICATIONS.keys) => {
  const rows = await api.connection.database.select().from(applications);
  return rows.map((row) => decryptAadhaar(keys, row.id, row)).sort();
};

test(
  'after many applications no dump of the database and no line of the log holds an Aadhaar number',
  async () => {
    let log = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, written) {
        log += chunk.toString();
        written();
      },
    });
    const app = await buildApp(
      {
        database: api.connection.database,
        databaseAnswers: () => api.connection.answers(),
        storage: api.storage,
        limits: GENEROUS,
        applications: TEST_APPLICATIONS,
        siteUrl: 'http://localhost:8080',
        trustName: TEST_TRUST,
        now: () => api.clock.now,
      },
      { ...createLoggerOptions('trace'), stream },
    );
    const post = (call: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/project/${call}`, payload });
    const numbers = Array.from({ length: APPLICATIONS }, (_, index) => makeAadhaar(index));
    const suids: string[] = [];
    for (const [index, aadhar] of numbers.entries()) {
      const spaced = aadhar.replace(/(.{4})(.{4})/, '$1 $2 ');
      const reply = await post('add-application', { ...AN_APPLICATION, aadhar: index % 2 ? aadhar : spaced });
      const { suid } = reply.json<{ suid: string }>();
      suids.push(suid);
      const found = await post('get-application-by-suid', { suid });
      expect(found.body).not.toContain(aadhar);
      // A failure is logged too, and a refusal of a body that cannot be read.
      if (index % 20 === 0) {
        await post('update-application', { ...AN_APPLICATION, aadhar, suid, _id: aadhar });
        await post('add-application', { ...AN_APPLICATION, aadhar, nonsense: aadhar });
      }
    }
    await app.close();
    const stored = await dump();
    expect(stored).toContain('aadhaar_encrypted');
    expect(log).toContain('/api/project/add-application');
    for (const number of numbers) {
      const found = [stored, log].map((text) => text.replaceAll(/[\s-]/g, '').includes(number));
      expect(found).toEqual([false, false]);
    }
    expect(suids.filter((suid) => log.includes(suid))).toEqual([]);
    expect(await readNumbers()).toEqual([...numbers].sort());
  },
  60_000 + APPLICATIONS * 300,
);

test('a number cannot be read in another applicant’s row', async () => {
  await submit();
  const [row] = await api.connection.database.select().from(applications);
  if (!row) throw new Error('No application was stored');
  expect(decryptAadhaar(TEST_APPLICATIONS.keys, row.id, row)).toBe(AN_APPLICATION.aadhar);
  expect(() => decryptAadhaar(TEST_APPLICATIONS.keys, crypto.randomUUID(), row)).toThrow();
});

test('a new key encrypts all numbers anew, after which the old one is not needed', async () => {
  await submit({ aadhar: makeAadhaar(1) });
  await submit({ aadhar: makeAadhaar(2) });
  const { database } = api.connection;
  const both = addKey(TEST_APPLICATIONS.keys);
  const onlyNew = { ...both, keys: { [both.active]: both.keys[both.active] ?? '' } };
  expect(await listMissingKeys(database, onlyNew)).toEqual([TEST_APPLICATIONS.keys.active]);
  expect(await encryptAnew(database, both)).toBe(2);
  expect(await encryptAnew(database, both)).toBe(0);
  expect(await listMissingKeys(database, onlyNew)).toEqual([]);
  expect(await readNumbers(onlyNew)).toEqual([makeAadhaar(1), makeAadhaar(2)].sort());
  expect(() => decryptAadhaar(onlyNew, 'any', { aadhaarEncrypted: '', aadhaarKeyId: 'gone' })).toThrow(
    'gone',
  );
});
