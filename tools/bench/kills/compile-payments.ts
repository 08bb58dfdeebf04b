import { join } from 'node:path';
import { build } from 'esbuild';
import { FOR_NODE } from '../../../deploy/build-servers.ts';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';

const API = join(root, 'api');

/** Where the staff's command is once it is compiled: beside `src` and `dist`, so that it finds the migrations. */
export const COMPILED_PAYMENTS = join(API, '.cache/bench-payments.mjs');

/** Compiles the command, which is started again and again: from its source, a busy machine takes a minute each time. */
export async function compilePayments(): Promise<void> {
  await build({
    ...FOR_NODE,
    absWorkingDir: API,
    entryPoints: ['src/staff/payments.ts'],
    outfile: COMPILED_PAYMENTS,
  });
}
