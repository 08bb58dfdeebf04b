import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { ModuleName } from '@trust/shared/contract/pages/release';
import { promote } from '../promote.ts';

// Promotes in a process of its own; with "die" it is killed after writing the new pointer and before renaming it.
const [dir = '', module, id = '', fate] = process.argv.slice(2);
if (fate === 'die') {
  fs.rename = () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  };
  syncBuiltinESMExports();
}
const author = { who: 'Asha', why: '', now: () => new Date('2026-03-01T10:00:00Z') };
const outcome = await promote(
  dir,
  ModuleName.parse(module),
  id,
  () => Promise.resolve({ outcome: 'passed' }),
  author,
);
process.stdout.write(outcome.outcome);
