import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { parse } from 'csv-parse/sync';
import { createApplicationPrinter, NO_UPLOADS } from '../../modules/applications/index.ts';
import { readInPages } from '../../modules/applications/office.ts';
import { AN_APPLICATION, prepareApplicationsApi } from '../../testing/applications-api.ts';
import { TEST_APPLICATIONS } from '../../testing/test-api.ts';
import { parseApplicationsCommand } from './arguments.ts';
import { runOfficeCommand } from './run.ts';

const { api, submit, open } = prepareApplicationsApi();
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trust-office-'));
  await api.connection.pool.query('delete from application_accesses');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const parsed = parseApplicationsCommand(args);
  if (parsed.outcome !== 'parsed') throw new Error(parsed.text);
  const { command } = parsed;
  if (command.kind === 'keys') throw new Error('This is no command of the office.');
  return runOfficeCommand(command, {
    database: api.connection.database,
    now: () => api.clock.now,
    by: 'anitha',
    readKeys: async () => TEST_APPLICATIONS.keys,
    openPrinter: async () => ({
      print: createApplicationPrinter({
        uploads: NO_UPLOADS,
        documents: api.receipts.documents,
        trust: api.receipts.trust,
        reportError: () => {},
      }),
      close: async () => {},
    }),
  });
}

const log = async () => (await run('access-log')).output;

test('the list is of one status, one day or of what may be there twice, and shows no Aadhaar number', async () => {
  const first = await submit({ name: 'Amina' });
  api.clock.pass(48 * 60);
  const second = await submit({ name: 'Amina' });
  const all = await run('list');
  expect(all.output).toMatch(new RegExp(`NUMBER[^]*${second.code}[^]*${first.code}`));
  expect(all.output).toContain('Amina');
  expect(all.output).not.toContain(AN_APPLICATION.aadhar);
  const toFirst = (await run('list', '--to', '2026-03-01')).output;
  expect([toFirst.includes(first.code), toFirst.includes(second.code)]).toEqual([true, false]);
  const fromSecond = (await run('list', '--from', '2026-03-03')).output;
  expect([fromSecond.includes(first.code), fromSecond.includes(second.code)]).toEqual([false, true]);
  const twice = await run('list', '--duplicates');
  expect(twice.output).toContain(second.code);
  expect(twice.output).not.toContain(first.code);
  expect((await run('list', '--status', 'approved')).output).toBe('None.\n');
  expect((await run('list', '--limit', '1')).output).not.toContain(first.code);
});

test.each([
  ['അവൻ', 'അവന്\u200d'],
  ['അവന്\u200d', 'അവൻ'],
  ['മോഹനൻ', 'മോഹനന്'],
  ['മോഹനന്', 'മോഹനൻ'],
  ['AMI', 'Amina'],
])('a search for %s finds %s, whichever way it was written', async (typed, name) => {
  const { code } = await submit({ name });
  await submit({ name: 'Beena', number: '9847000001' });
  const found = await run('search', typed);
  expect(found.output).toContain(code);
  expect(found.output).not.toContain('Beena');
});

test.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [3, [2, 1]],
  [4, [2, 2]],
])('of %i applications each is read once, in pages of at most two', async (count, sizes) => {
  const codes: string[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    codes.push((await submit({ number: `984700000${sent}` })).code);
    api.clock.pass(1);
  }
  const pages: string[][] = [];
  for await (const rows of readInPages(api.connection.database, {}, 2))
    pages.push(rows.map(({ code }) => code));
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(codes);
});

test('a search finds by number, phone and ward, and by nothing that is not there', async () => {
  const { code } = await submit({ name: 'Amina', number: '9847012345', ward: '17' });
  const parts = `${code.slice(0, 4)} ${code.slice(4)}`;
  const numbers = ['12345', '+91 9847012345', '0 98470', '98470-12345', '٩٨٤٧٠١٢٣٤٥', '9847012345\u200b'];
  for (const words of [
    [code],
    [code.toLowerCase()],
    [parts],
    ['amina', '17'],
    ...numbers.map((one) => [one]),
  ])
    expect((await run('search', ...words)).output).toContain(code);
  for (const words of [['Beena'], ['amina', '18'], ['123'], ['%'], ['്'], ['\u0300'], ['\u200d']])
    expect((await run('search', ...words)).output).toBe('None.\n');
});

test('one application is shown with its answers, its history and its likely duplicates', async () => {
  const { code } = await submit({ name: 'Amina' });
  const other = await submit({ name: 'Amina' });
  await run('set-status', code, 'in-review', '--note', 'Visit on Friday');
  const { output } = await run('show', `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase());
  expect(output).toContain('Name of the applicant: Amina');
  expect(output).toMatch(/anitha\s+received\s+in-review\s+Visit on Friday/);
  expect(output).toContain(other.code);
  // Nothing is its own duplicate.
  expect(output.split(code)).toHaveLength(2);
  expect(output).toContain(AN_APPLICATION.aadhar.slice(-4));
  expect(output).not.toContain(AN_APPLICATION.aadhar);
  expect(await run('show', 'WXYZ3467')).toMatchObject({
    code: 1,
    errors: 'There is no application WXYZ3467.\n',
  });
});

test('its applicant sees the status, not the note', async () => {
  const { code, suid } = await submit();
  expect(await run('set-status', code, 'approved', '--note', 'By the board', '--by', 'board')).toMatchObject({
    code: 0,
    output: `${code}: received → approved\n`,
  });
  const seen = await open(suid);
  expect(seen).toMatchObject({ status: 'approved' });
  expect(seen).not.toHaveProperty('correctableUntil');
  expect(JSON.stringify(seen)).not.toContain('By the board');
  expect(await run('set-status', code, 'approved', '--note', 'Again')).toMatchObject({ code: 1 });
});

test('the table has every answer, no formula and no Aadhaar number, and only its owner may read it', async () => {
  const { code } = await submit({ name: '=HYPERLINK("http://example.org")', houseName: 'One,\n"two"' });
  api.clock.pass(1);
  await submit({ name: 'Beena' });
  const out = join(folder, 'applications.csv');
  expect(await run('export', '--out', out)).toMatchObject({ output: `2 applications are in ${out}.\n` });
  const text = readFileSync(out, 'utf8');
  expect(text).not.toContain(AN_APPLICATION.aadhar);
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Number: code,
    'Name of the applicant': '\'=HYPERLINK("http://example.org")',
    [FIELD_LABELS.aadhar.en]: expect.stringMatching(/\d{4}$/),
  });
  expect(statSync(out).mode & 0o777).toBe(0o600);
  expect(await run('export', '--out', out)).toMatchObject({ code: 1 });
  expect(readFileSync(out, 'utf8')).toBe(text);
});

test('the papers of the chosen applications are in a folder', async () => {
  const { code } = await submit();
  const other = await submit();
  await run('set-status', other.code, 'declined', '--note', 'Outside the area');
  const out = join(folder, 'papers');
  expect(await run('print', '--out', out, '--status', 'received')).toMatchObject({ code: 0 });
  expect(readdirSync(out)).toEqual([`${code}.pdf`]);
  expect(
    readFileSync(join(out, `${code}.pdf`))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await run('print', '--out', out)).toMatchObject({ code: 1 });
});

test('a revealed number is recorded with who asked and why, before it is shown', async () => {
  const { code } = await submit();
  expect((await run('reveal', code, '--reason', 'For the hospital')).output).toBe(
    `${AN_APPLICATION.aadhar}\n`,
  );
  expect(await log()).toMatch(new RegExp(`anitha\\s+reveal\\s+${code}\\s+1\\s+For the hospital`));
});

test('each look is recorded, and nothing of what was searched for', async () => {
  const { code } = await submit({ name: 'Amina' });
  await run('list', '--by', 'board');
  await run('search', 'Amina');
  await run('show', code);
  await run('export', '--out', join(folder, 'a.csv'));
  const text = await log();
  for (const action of ['list', 'search', 'show', 'export'])
    expect(text).toMatch(new RegExp(`\\s${action}\\s`));
  expect(text).toContain('board');
  expect(text).not.toContain('Amina');
});

test('who looked at one application is found by its number in any letters, and the latest look comes first', async () => {
  const [first, second] = [await submit(), await submit({ number: '9847000001' })];
  for (const { code } of [first, second]) await run('show', code);
  for (const typed of [first.code, first.code.toLowerCase()]) {
    const { output } = await run('access-log', typed);
    expect([output.includes(first.code), output.includes(second.code)]).toEqual([true, false]);
  }
  const latest = (await run('access-log', '--limit', '1')).output;
  expect([latest.includes(first.code), latest.includes(second.code)]).toEqual([false, true]);
});

test('a search shows no more than its limit, the latest first', async () => {
  const first = await submit({ name: 'Amina' });
  api.clock.pass(1);
  const second = await submit({ name: 'Amina', number: '9847000001' });
  const { output } = await run('search', 'Amina', '--limit', '1');
  expect([output.includes(first.code), output.includes(second.code)]).toEqual([false, true]);
});

test.each([
  [['set-status', 'ACDE3467', 'lost', '--note', 'x'], /There are: received in-review/],
  [['set-status', 'ACDE3467', 'approved'], /--note/],
  [['reveal', 'ACDE3467'], /--reason/],
  [['list', '--from', '1 March'], /A day is written/],
  [['search'], /words/],
])('%j is refused with words', (args, words) => {
  expect(parseApplicationsCommand(args)).toMatchObject({
    outcome: 'wrong-use',
    text: expect.stringMatching(words),
  });
});

test('the help names all commands', () => {
  const help = parseApplicationsCommand(['--help']);
  expect(help.outcome).toBe('help');
  expect('text' in help && help.text).toMatch(/list[^]*search[^]*export[^]*print[^]*reveal[^]*create-keys/);
});
