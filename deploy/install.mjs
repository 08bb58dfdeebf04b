import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? '.', '..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.install-stamp');

/** Installs the pinned packages when they are missing or the lock file has changed. Plain Node, since no package is there yet. */
export async function installWhenNeeded(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  // Older ones cannot `require` what is published as ES modules alone.
  if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
    exitWith(`This site needs Node 20.19, 22.12 or newer; this is Node ${version}.`);
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (readIfPresent(stampFile) === stamp) return;
  if (!matchesLockFile()) {
    console.log('Installing packages…');
    const started = Date.now();
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) exitWith('The packages could not be installed; see above.');
    console.log(`Packages installed (${Math.round((Date.now() - started) / 1000)} s)`);
  }
  writeFileSync(stampFile, stamp);
}

/** Whether the installed packages are the pinned ones already, as after `npm ci` by hand. */
function matchesLockFile() {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(packagesIn(lockFile) ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const found = installed[path];
    return found ? found.integrity === wanted.integrity && found.version === wanted.version : wanted.optional;
  });
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function exitWith(message) {
  console.error(message);
  process.exit(1);
}
