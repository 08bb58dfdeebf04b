import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A lock that is ours until released or until this process ends, or one that another process holds. */
export type Lock =
  { held: true; release(): Promise<void> } | { held: false; holder: string; untilReleased(): Promise<void> };

/**
 * Takes the lock of a folder for one purpose. The lock is a listening socket, which the system frees however
 * the process ends, so that no stale lock is left behind; whoever comes second hears `holder` in words.
 */
export async function takeLock(purpose: string, folder: string, holder: string): Promise<Lock> {
  await mkdir(folder, { recursive: true });
  const address = lockAddress(purpose, await realpath(folder));
  for (;;) {
    const server = await listen(address, holder);
    if (server) return server;
    const other = await askHolder(address);
    if (other) return other;
    // Nobody answered: the holder has just ended. Its socket file stays behind where sockets are files.
    if (!isAbstract(address)) await rm(address, { force: true });
  }
}

/** Runs `work` alone among all processes, waiting for the one before; gives up after `waitMs`. */
export async function withLock<T>(
  purpose: string,
  folder: string,
  work: () => Promise<T>,
  waitMs = 15_000,
): Promise<T> {
  const deadline = AbortSignal.timeout(waitMs);
  for (;;) {
    const lock = await takeLock(purpose, folder, `process ${process.pid}`);
    if (lock.held) return work().finally(() => lock.release());
    if (deadline.aborted)
      throw new Error(`${lock.holder} has been changing ${folder} for too long; try again`);
    await Promise.race([lock.untilReleased(), aborted(deadline)]);
  }
}

function lockAddress(purpose: string, realFolder: string): string {
  const name = `trust-${purpose}-${createHash('sha256').update(realFolder).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function isAbstract(address: string): boolean {
  return address.startsWith('\0');
}

function listen(address: string, holder: string): Promise<Lock | undefined> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('close', () => waiting.delete(socket)).on('error', () => undefined);
    socket.write(`${holder}\n`);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve({ held: true, release: () => close(server, waiting) }));
  });
}

function close(server: Server, waiting: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of waiting) socket.destroy();
  });
}

function askHolder(address: string): Promise<Lock | undefined> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    let said = '';
    socket.setEncoding('utf8');
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
    socket.on('data', (text: string) => {
      said += text;
      if (!said.endsWith('\n')) return;
      // Only whoever waits for it stays alive for it.
      socket.unref();
      resolve({ held: false, holder: said.trim(), untilReleased: () => (socket.ref(), closed) });
    });
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
