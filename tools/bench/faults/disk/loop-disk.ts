import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Sparse: as much of the machine's disk is used as was written. */
const SIZE = '3g';
/** Without the kernel's guess that a renamed or truncated file is meant to last: only what was synced is safe. */
const OPTIONS = 'loop,noauto_da_alloc,errors=remount-ro';
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
  /** Has the system find an error on the disk, upon which it makes it read-only. Needs `mountAgain`. */
  fail(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes and mounts a file system; needs root, Linux with loop devices and ext4, and perl. */
export async function makeLoopDisk(): Promise<LoopDisk> {
  const place = await mkdtemp(join(tmpdir(), 'trust-disk-'));
  const image = join(place, 'image');
  const folder = join(place, 'mounted');
  const mount = () => run('mount', ['-o', OPTIONS, image, folder]);
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
    async fail() {
      const { stdout } = await run('findmnt', ['-no', 'SOURCE', folder]);
      await writeFile(`/sys/fs/ext4/${basename(stdout.trim())}/trigger_fs_error`, 'bench');
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
