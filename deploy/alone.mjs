import { join } from 'node:path';

const [remote] = process.argv.slice(2);
if (remote === undefined) {
  console.error('Which remote? For example: npm run alone -- mf-donations');
  process.exit(1);
}
process.env['ALONE'] = remote;
// A data folder of its own, so that it can run beside the whole site.
process.env['DATA_DIR'] ??= join(import.meta.dirname, '../.data/alone');
await import('./start.mjs');
