import { prepareContentApi } from '../testing/content-api.ts';
import { runProcess } from '../testing/started-process.ts';

const { api, folder } = prepareContentApi({ imported: false });

/** Runs the command as an operator does. */
const run = (...args: string[]) =>
  runProcess('import', args, { DATABASE_URL: api.connection.url, DATA_DIR: api.dataDir });

test('the command prints what it did to each kind', async () => {
  const { code, output } = await run(folder.path);
  expect(code).toBe(0);
  expect(output).toMatch(/^projects +6 added, 0 changed, 0 unchanged, 0 archived$/m);
  expect(output).toMatch(/Imported\.\n$/);
});

test('the command says of a dry run that nothing was kept', async () => {
  const { code, output } = await run(folder.path, '--dry-run');
  expect(code).toBe(0);
  expect(output).toMatch(/Dry run: nothing was kept\.\n$/);
});

test('the command takes an import back and tells the history', async () => {
  await folder.write({ media: [] });
  expect(await run(folder.path, '--by', 'Anitha')).toMatchObject({ code: 0 });
  expect(await run('--undo', '--by', 'Basheer')).toMatchObject({ code: 0 });
  const { output } = await run('--history');
  expect(output).toMatch(/^2 .* by Anitha: .*1 archived, undone .* by Basheer\n1 .*, in use\n$/);
  expect(await run('--undo')).toEqual({
    code: 1,
    output: '',
    errors: 'There is no earlier import to go back to.\n',
  });
});

test('the command names what is to mend and fails', async () => {
  await folder.writeFile('events.json', '{}');
  const { code, errors } = await run(folder.path);
  expect(code).toBe(1);
  expect(errors).toBe('Nothing was imported. To mend:\nevents.json: must be a list: [ … ]\n');
});

test.each([[[]], [['one', 'two']], [['folder', '--fast']], [['folder', '--undo']]])(
  'the command explains itself when it is called with %j',
  async (args) => {
    const { code, errors } = await run(...args);
    expect(code).toBe(2);
    expect(errors).toMatch(/^error: .*\n\nUsage: npm run import -- \[options\] \[folder\]/);
  },
  60_000,
);
