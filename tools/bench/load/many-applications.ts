import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { COMPLETE_FORM, makeAadhaar } from '@trust/shared/testing/application-samples';
import { readKeyFile } from '../../../api/src/modules/applications/index.ts';
import { openDatabase } from '../../../api/src/database/database.ts';
import { encryptAadhaar } from '../../../api/src/modules/applications/aadhaar/aadhaar-cipher.ts';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { median } from '../figures.ts';
import { startApiProcess } from '../site/api-process.ts';
import { CATEGORY } from '../site/apply.ts';
import { importSampleCategories } from '../site/sample-categories.ts';

/**
 * Usage: tsx tools/bench/load/many-applications.ts [--applications 10000]
 * How long the office's command takes with so many applications, from its start to its end, on the embedded database of a
 * site that runs. Ends with 1 when list, search or export take more than 2 s, or when an Aadhaar number is in what they
 * gave or in any column but the encrypted one.
 */
const { values } = parseArgs({ options: { applications: { type: 'string', default: '10000' } } });
const count = Number(values.applications);
const MOST_MS = 2_000;
const RUNS = 3;
const BATCH = 500;
const NAMES = ['അമിന', 'ബീന', 'ഷാഹുൽ', 'Fathima', 'Rajan', 'രാധ', 'Joseph', 'സുലൈഖ'];

const dataDir = await mkdtemp(join(tmpdir(), 'trust-many-'));
const database = await startApiProcess('embedded-database', { DATA_DIR: dataDir });
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: database.ready.url ?? '',
  DATABASE_ENGINE: 'embedded',
  TRUST_CONFIG: join(root, 'deploy/trust.json'),
  API_PORT: '0',
  LOG_LEVEL: 'silent',
};
const api = await startApiProcess('server', environment);
try {
  await importSampleCategories(environment);
  const numbers = await storeApplications();
  const out = join(dataDir, 'applications.csv');
  const commands: Record<string, string[]> = {
    list: ['list'],
    'search, in Malayalam': ['search', 'ഷാഹുല്\u200d'],
    'search, a phone number': ['search', '9847001234'],
    export: ['export', '--out', out],
  };
  let isQuick = true;
  for (const [name, args] of Object.entries(commands)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await rm(out, { force: true });
      const since = performance.now();
      const output = await runCommand(args);
      times.push(performance.now() - since);
      refuseNumbers(output, numbers, name);
    }
    isQuick &&= median(times) <= MOST_MS;
    console.log(`${name}: ${times.map((time) => (time / 1_000).toFixed(2)).join(', ')} s`);
  }
  refuseNumbers(await readFile(out, 'utf8'), numbers, 'the export');
  await refuseStoredNumbers(numbers);
  process.exitCode = isQuick ? 0 : 1;
} finally {
  await api.kill('SIGTERM');
  await database.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function runCommand(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'api/src/staff/applications.ts'), ...args],
    { cwd: root, env: { PATH: process.env['PATH'], ...environment }, maxBuffer: 50_000_000 },
  );
  return stdout;
}

/** Stores applications as the api does. Returns their Aadhaar numbers. */
async function storeApplications(): Promise<ReadonlySet<string>> {
  const keys = readKeyFile(join(dataDir, 'keys/applications.json'));
  if (!keys) throw new Error('The api made no keys.');
  const numbers = new Set<string>();
  const { pool, close } = openDatabase(environment.DATABASE_URL, () => {});
  const { aadhar: _aadhar, agreement: _agreement, ...answers } = COMPLETE_FORM;
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
      const number = from + index;
      const aadhaar = makeAadhaar(number);
      numbers.add(aadhaar);
      const id = randomUUID();
      const encrypted = encryptAadhaar(keys, id, aadhaar);
      return {
        id,
        suid: `suid-${number}`,
        code: `B${String(number).padStart(7, '0')}`,
        category_id: CATEGORY,
        category: { name: { en: 'Well' }, instructions: [], additionalFields: [] },
        answers: {
          ...answers,
          name: `${NAMES[number % NAMES.length] ?? ''} ${number}`,
          number: `98470${String(number).padStart(5, '0')}`,
          additionalFieldsData: {},
        },
        photo: '',
        documents: [],
        aadhaar_encrypted: encrypted.aadhaarEncrypted,
        aadhaar_key_id: encrypted.aadhaarKeyId,
        aadhaar_last_four: aadhaar.slice(-4),
        aadhaar_hash: `hash-${number}`,
        contact_hash: `contact-${number}`,
        possible_duplicate: false,
        consent_version: '2026-11',
        consent_language: 'ml',
        consented_at: new Date(),
        language: 'ml',
        status: 'received',
        version: 1,
        request_hash: '',
        submitted_at: new Date(),
        updated_at: new Date(),
      };
    });
    await pool.query(
      'insert into applications select * from json_populate_recordset(null::applications, $1)',
      [JSON.stringify(rows)],
    );
  }
  await close();
  return numbers;
}

function refuseNumbers(text: string, numbers: ReadonlySet<string>, what: string): void {
  const found = (text.match(/\d{12}/g) ?? []).filter((digits) => numbers.has(digits));
  if (found.length > 0) throw new Error(`${what} shows ${found.length} Aadhaar numbers.`);
}

/** Every column of every application but the encrypted one. */
async function refuseStoredNumbers(numbers: ReadonlySet<string>): Promise<void> {
  const { pool, close } = openDatabase(environment.DATABASE_URL, () => {});
  const { rows } = await pool.query<{ text: string }>(
    `select (to_jsonb(applications) - 'aadhaar_encrypted')::text as text from applications`,
  );
  await close();
  refuseNumbers(rows.map(({ text }) => text).join('\n'), numbers, 'The database');
  console.log(`${rows.length} applications: no number in what was given, nor in any other column.`);
}
