import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Sparse: as much of the machine's disk is used as was written. */
const SIZE = '3g';
/** The kernel's request to end a file system at once without writing what waits in memory: FS_IOC_SHUTDOWN, NOLOGFLUSH. */
const SHUT_DOWN = 'open(F, $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl(F, 0x8004587d, $how) or die $!';
/** How long a process that was killed may hold the disk. */
const UNMOUNT_MS = 10_000;

/** An ext4 file system of its own, in a file behind a loop device. */
export interface LoopDisk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Drops whatever was written and not put on the disk; from then on writes fail. Needs `mountAgain`. */
  losePower(): Promise<void>;
  mountAgain(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Makes and mounts a file system; needs root, loop devices, ext4 and perl. The kernel's guess that a renamed or truncated
 * file is meant to last (auto_da_alloc) is off: only what was synced is safe.
 */
export async function makeLoopDisk(options = 'noauto_da_alloc'): Promise<LoopDisk> {
  const place = await mkdtemp(join(tmpdir(), 'trust-disk-'));
  const image = join(place, 'image');
  const folder = join(place, 'mounted');
  const mount = () => run('mount', ['-o', `loop,${options}`, image, folder]);
  await mkdir(folder);
  await run('truncate', ['-s', SIZE, image]);
  await run('mkfs.ext4', ['-q', image]);
  await mount();
  return {
    folder,
    losePower: async () => void (await run('perl', ['-e', SHUT_DOWN, folder])),
    async mountAgain() {
      await unmount(folder);
      await mount();
    },
    async remove() {
      await unmount(folder);
      await rm(place, { recursive: true });
    },
  };
}

async function unmount(folder: string): Promise<void> {
  for (const since = performance.now(); ; await pause(100)) {
    try {
      await run('umount', [folder]);
      return;
    } catch (error) {
      if (performance.now() - since > UNMOUNT_MS) throw error;
    }
  }
}
