import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { parseCommand } from './command.ts';
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
  [`rollback mf-content --to ${ID}`, { name: 'rollback', module: 'mf-content', to: ID, why: '' }],
  ['status --json', { name: 'status', json: true }],
  ['--help', { name: 'help', text: expect.stringMatching(/^Usage: npm run release --/) }],
  ['unpin webview mf-donations', { name: 'unpin', target: 'webview', module: 'mf-donations', why: '' }],
])('"%s" is understood', (args, command) => {
  expect(parseCommand(args.split(' ').filter((word) => word !== ''))).toEqual(
    expect.objectContaining(command),
  );
});

test.each([
  ['', /^Usage/],
  ['publish', /missing required argument 'module'/],
  ['publish mf-unknown', /'mf-unknown' is invalid.*Allowed choices are shell, /],
  [`promote all ${ID}`, /'all' is invalid/],
  ['promote mf-auth', /missing required argument 'id'/],
  ['promote mf-auth ../../etc', /is not the id of a release/],
  [`pin mobile mf-auth ${ID}`, /'mobile' is invalid/],
  ['rollback mf-auth mf-content', /too many arguments/],
  ['status --speed', /unknown option '--speed'/],
  ['delete mf-auth', /unknown command 'delete'/],
])('"%s" is refused with the reason, the usage and exit code 2', async (args, reason) => {
  const deps = await fakeDeps();
  await expect(runCommand(parseCommand(args.split(' ').filter(Boolean)), deps)).resolves.toBe(2);
  expect(deps.errors[0]).toMatch(reason);
  expect(deps.errors[0]).toContain('Usage: npm run release --');
  await deps.remove();
});

const WORDS = [
  ...['publish', 'promote', 'rollback', 'pin', 'unpin', 'status', 'help', 'all', 'shell', 'mf-auth', 'webview'],
  ...['--promote', '--why', '--who', '--to', '--json', '--help', '-h', '--', '-', '', '--why=', '--to=../..'],
  ...['__proto__', 'constructor', '../../etc/passwd', '1.0.0-', '\0', '\ud800', '്', '%00', '9'.repeat(400), ID],
]; // prettier-ignore
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: ANY_CHARACTER, maxLength: 20 }) },
);

test('whatever is typed after the command, it is done or refused in words', async () => {
  const deps = await fakeDeps();
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (args) => {
      deps.errors.splice(0);
      const code = await runCommand(parseCommand(args), deps);
      expect([0, 1, 2]).toContain(code);
      if (code > 0) expect(deps.errors.join('')).toMatch(/\w/);
      expect(deps.errors.join('')).not.toMatch(/\bat .*:\d+:\d+|TypeError/);
    }),
    { numRuns: 300, endOnFailure: true, seed: 44 },
  );
  await deps.remove();
}, 60_000);
