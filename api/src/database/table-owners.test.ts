import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../testing/all-tables.ts';

/**
 * The owner of a table is the folder whose `.schema.ts` declares it: only its files name the table, and others call its
 * functions, with their database transaction where both must commit together. These are the exceptions.
 */
type Guest = { folder: string; reads: string[]; writes?: string[]; why: string };
const GUESTS: Guest[] = [
  {
    folder: 'import',
    reads: [],
    writes: ['a variable'],
    why: 'the only writer of content; one statement serves all kinds, and the owners only read them',
  },
  {
    folder: 'backup',
    reads: [],
    writes: ['a variable'],
    why: 'one statement copies the rows of all tables as they are, in a restore of an empty database',
  },
  {
    folder: 'modules/payments/direct-gifts',
    reads: ['transactions'],
    why: 'a reported gift is listed together with its donation, whose state it shares',
  },
  {
    folder: 'staff',
    reads: ['transactions', 'transactionTransitions', 'providerPayments', 'refunds', 'receipts', 'outbox'],
    why: 'reports that nobody else needs, joined over the payments',
  },
];

const SOURCE = join(import.meta.dirname, '..');
const sources = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing\//.test(path))
    .map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')]),
);

/** Each table's name in the code, by that name and by the one in SQL. */
const tables = new Map(
  Object.entries(schema).flatMap(([name, table]): [string, string][] =>
    is(table, PgTable)
      ? [
          [name, name],
          [getTableName(table), name],
        ]
      : [],
  ),
);
const owners = new Map(
  [...sources].flatMap(([path, source]) =>
    [...source.matchAll(/^export const (\w+) = pgTable\(/gm)].map(([, name = '']) => [name, dirname(path)]),
  ),
);

type Use = { table: string; access: 'reads' | 'writes' };

const IMPORTED = /\b(?:import|export)(?: type)? ([^';]*) from '[^']*(?:[./]schema|\/all-tables)\.ts'/g;
/** Imported at run time, whatever is taken of it. */
const IMPORTED_LATER = /\bimport\(\s*['"`][^'"`]*[./](schema)\.ts['"`]/g;
/** A table in SQL: `refunds`, `"refunds"`, `only public.refunds as r`. */
const TABLE = String.raw`(?:(?:only|table)\s+)*(?:"?public"?\.)?"?\w+"?`;
const LISTED_TABLE = String.raw`${TABLE}(?:\s+(?:as\s+)?\w+)?`;
const READ_IN_SQL = new RegExp(
  // Looked at only, since an alias may turn out to be the next `join`.
  String.raw`\b(?:from|join)(?=\s+(${LISTED_TABLE}(?:\s*,\s*${LISTED_TABLE})*))`,
  'gi',
);
const WRITTEN = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const WRITE = String.raw`\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+`;
const WRITTEN_IN_SQL = new RegExp(String.raw`${WRITE}(${TABLE}|\$\{\w+)`, 'gi');
const WRITTEN_VARIABLE = new RegExp(String.raw`${WRITE}\$\{(\w+)\}`, 'gi');

/** The tables that a source names: in an import of a schema, in a statement of Drizzle or in SQL. */
function findUses(source: string): Use[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const find = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found);
  const imported = find(IMPORTED).flatMap((names) => names.match(/\*|\w+/g) ?? []);
  const findNames = (pattern: RegExp) =>
    find(pattern).flatMap((list) => list.split(',').flatMap((table) => table.match(/\w+/g) ?? []));
  const later = find(IMPORTED_LATER).map(() => '*');
  const read = [...imported, ...later, ...findNames(READ_IN_SQL)].filter(
    (name) => name === '*' || tables.has(name),
  );
  const written = [...find(WRITTEN), ...findNames(WRITTEN_IN_SQL)].filter((name) => tables.has(name));
  const variables = find(WRITTEN_VARIABLE).filter((name) => !tables.has(name));
  return [
    ...read.map((name): Use => ({ access: 'reads', table: tables.get(name) ?? 'all tables' })),
    ...written.map((name): Use => ({ access: 'writes', table: tables.get(name) ?? name })),
    ...variables.map((): Use => ({ access: 'writes', table: 'a variable' })),
  ];
}

const belongsTo = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** What a file does with tables of others, as far as it is not listed. */
function findTrespasses(path: string, source: string): string[] {
  return findUses(source)
    .filter(({ table }) => !belongsTo(path, owners.get(table) ?? 'nobody'))
    .filter(
      ({ table, access }) =>
        !GUESTS.some((guest) => belongsTo(path, guest.folder) && guest[access]?.includes(table)),
    )
    .map(({ table, access }) => `${path} ${access} ${table}`);
}

test('a table is named by its owner’s files only, but for the guests that are listed', () => {
  expect(owners.size).toBe(Object.values(schema).filter((table) => is(table, PgTable)).length);
  expect([...sources].flatMap(([path, source]) => findTrespasses(path, source))).toEqual([]);
});

test('a guest that uses a table no more is off the list', () => {
  for (const { folder, reads, writes = [] } of GUESTS) {
    const uses = [...sources].flatMap(([path, source]) => (belongsTo(path, folder) ? findUses(source) : []));
    const used = (access: Use['access']) =>
      uses.filter((use) => use.access === access).map(({ table }) => table);
    expect({ reads: used('reads'), writes: used('writes') }).toEqual({
      reads: expect.arrayContaining(reads),
      writes: expect.arrayContaining(writes),
    });
  }
});

const OUTBOX = "import { outbox } from '../mail/mail.schema.ts';\n";
test.each([
  ['staff/x.ts', `${OUTBOX}await tx.delete(outbox).where(old);`, ['staff/x.ts writes outbox']],
  ['staff/x.ts', 'await tx.execute(sql`update refunds set state = 1`);', ['staff/x.ts writes refunds']],
  ['staff/x.ts', 'sql`UPDATE refunds SET state = 1`', ['staff/x.ts writes refunds']],
  ['staff/x.ts', 'sql`update public.refunds set state = 1`', ['staff/x.ts writes refunds']],
  ['staff/x.ts', 'sql`update "refunds" set state = 1`', ['staff/x.ts writes refunds']],
  ['staff/x.ts', 'sql`truncate table only "public"."refunds"`', ['staff/x.ts writes refunds']],
  [
    'modules/news/x.ts',
    'sql`select 1 from receipts as r,\n users where true`',
    ['modules/news/x.ts reads receipts', 'modules/news/x.ts reads users'],
  ],
  [
    'modules/news/x.ts',
    "const { outbox } = await import('../../mail/mail.schema.ts');\nawait tx.delete(outbox);",
    ['modules/news/x.ts reads all tables', 'modules/news/x.ts writes outbox'],
  ],
  ['staff/x.ts', 'sql`insert into ${anything} values (1)`', ['staff/x.ts writes a variable']],
  ['staff/x.ts', "import * as all from '../testing/all-tables.ts';", ['staff/x.ts reads all tables']],
  [
    'modules/receipts/x.ts',
    "import {\n  type refunds,\n} from '../payments/ledger/ledger.schema.ts';",
    ['modules/receipts/x.ts reads refunds'],
  ],
  ['modules/news/x.ts', 'sql`select 1 from mail_outbox join outbox`', ['modules/news/x.ts reads outbox']],
  [
    'modules/users-audit/x.ts',
    'sql`delete from users`',
    ['modules/users-audit/x.ts writes users', 'modules/users-audit/x.ts reads users'],
  ],
  ['mail/x.ts', `${OUTBOX}await tx.delete(outbox);`, []],
  ['staff/x.ts', `${OUTBOX}/** Deletes: update users, from users. */\nmap.delete(key);`, []],
])('%s with %j is seen', (path, source, trespasses) => {
  expect(findTrespasses(path, source).sort()).toEqual(trespasses.sort());
});
