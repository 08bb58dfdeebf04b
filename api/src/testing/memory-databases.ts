import { startProcess, type StartedProcess } from './started-process.ts';

const running: StartedProcess[] = [];

/** Starts `count` embedded databases in memory, each in its own process; returns their addresses. */
export async function startMemoryDatabases(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      // All tests share it: with the optimising compiler their run takes a tenth less.
      const started = startProcess('memory-database', {}, []);
      running.push(started);
      const { url } = await started.ready;
      return url ?? '';
    }),
  );
}

/** Stops the databases. */
export async function stopMemoryDatabases(): Promise<void> {
  await Promise.all(running.splice(0).map((started) => started.kill('SIGTERM')));
}
