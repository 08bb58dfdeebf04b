import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '../../../deploy/supervisor/free-port.ts';
import { startPostgres } from '../../checks/postgres.ts';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { startSite } from '../site/running-site.ts';
import { makeLoopDisk } from './disk/loop-disk.ts';
import { createProbe } from './probe.ts';
import { uploadPhoto } from './upload-photo.ts';

/**
 * Usage, as root on Linux: tsx tools/bench/faults/read-only.ts [--seconds 10] [--postgres]
 * Runs the site on a disk of its own. Makes the data folder read-only and writable again: by a mount option with
 * --postgres, where a temporary PostgreSQL is elsewhere; else, since no disk with open files can be remounted so, by the
 * attribute "immutable". Then has the system find an error on the disk, upon which it makes it read-only for good; starts
 * the site there, which must refuse with a message; mounts the disk again and starts the site. Ends with 1 when a read
 * failed, a write was neither done nor answered with 503, or something acknowledged is unknown afterwards.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, postgres: { type: 'boolean', default: false } },
});
const milliseconds = Number(values.seconds) * 1_000;
const run = promisify(execFile);

/** The most lines that a start which is refused may print. */
const MOST_LINES = 3;

const disk = await makeLoopDisk();
const dataDir = join(disk.folder, 'data');
const postgres = values.postgres ? await startPostgres() : undefined;
const environment = { UPLOAD_FREE_DISK_MB: '0', ...(postgres && { DATABASE_URL: postgres.url }) };
const readOnly = postgres
  ? { on: ['mount', '-o', 'remount,ro', disk.folder], off: ['mount', '-o', 'remount,rw', disk.folder] }
  : { on: ['chattr', '-R', '+i', disk.folder], off: ['chattr', '-R', '-i', disk.folder] };
let site = await startSite(dataDir, environment);
let ok = true;
try {
  const { probe, waitUntilWritten, acknowledged } = createProbe(site.url);
  const check = async (when: string, upload: number) => {
    const isProbed = await probe(when, milliseconds);
    const { status } = await uploadPhoto(site.url);
    console.log(`${when}: an upload is answered with ${status}`);
    ok = isProbed && status === upload && ok;
  };
  await check('before', 201);
  await setReadOnly(readOnly.on);
  await check('while the folder is read-only', 503);
  await setReadOnly(readOnly.off);
  await waitUntilWritten();
  await check('after', 201);
  await disk.fail();
  await check('after an error of the disk', 503);
  await site.stop();

  const { code, lines } = await startRefused();
  console.log(`A start on it ends with ${code} after ${lines.length} lines:\n${lines.join('\n')}`);
  ok &&= code === 1 && lines.length <= MOST_LINES && lines.some((line) => line.includes(dataDir));

  await disk.mountAgain();
  site = await startSite(dataDir, environment);
  const unknown = await createProbe(site.url).findUnknown(acknowledged);
  console.log(`${acknowledged.size} donations acknowledged, ${unknown} of them unknown afterwards`);
  ok &&= unknown === 0;
} finally {
  await site.stop();
  await postgres?.stop();
  await disk.remove();
}
process.exitCode = ok ? 0 : 1;

async function setReadOnly([command = '', ...args]: readonly string[]): Promise<void> {
  await run(command, args);
}

async function startRefused(): Promise<{ code: number; lines: string[] }> {
  const started = run(process.execPath, [join(root, 'deploy/start.mjs')], {
    cwd: root,
    timeout: 60_000,
    env: { ...process.env, ...environment, DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  const { stdout, stderr, code } = await started.then(
    (outputs) => ({ ...outputs, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { code, lines: `${stdout}${stderr}`.split('\n').filter((line) => line !== '') };
}
