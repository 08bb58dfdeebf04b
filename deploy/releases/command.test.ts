import { parseCommand, USAGE } from './command.ts';
import { runCommand } from './run-command.ts';
import { fakeDeps } from './testing/fake-deps.ts';

const ID = '1.0.0-0123456789ab';

test.each([
  [
    'publish mf-auth --promote --why again',
    { name: 'publish', modules: ['mf-auth'], promote: true, why: 'again' },
  ],
  [`promote shell ${ID} --who Asha`, { name: 'promote', module: 'shell', id: ID, who: 'Asha', why: '' }],
  ['rollback mf-content', { name: 'rollback', module: 'mf-content', why: '' }],
  ['status --json', { name: 'status', json: true }],
  ['', { name: 'help' }],
  ['--help', { name: 'help' }],
])('"%s" is understood', (args, command) => {
  expect(parseCommand(args.split(' ').filter((word) => word !== ''))).toEqual(
    expect.objectContaining(command),
  );
});

test.each([
  ['publish', /say which module/],
  ['publish mf-unknown', /"mf-unknown" is not a module/],
  ['promote all', /"all" is not a module/],
  ['promote mf-auth', /needs the id of a release/],
  ['promote mf-auth ../../etc', /is not the id of a release/],
  ['rollback mf-auth mf-content', /"mf-content" is too much for rollback/],
  ['status --speed', /--speed/],
  ['delete mf-auth', /there is no "delete"/],
])('"%s" is refused with the reason, the usage and exit code 2', async (args, reason) => {
  const deps = await fakeDeps();
  await expect(runCommand(parseCommand(args.split(' ')), deps)).resolves.toBe(2);
  expect(deps.errors[0]).toMatch(reason);
  expect(deps.errors[0]).toContain(USAGE);
  await deps.remove();
});
