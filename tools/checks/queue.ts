/** Work for one core or for both. It must not reject. */
export interface Job {
  name: string;
  cores: 1 | 2;
  /** The name of a job before it in the list that must have ended first. */
  needs?: string;
  work: () => Promise<void>;
}

/** Runs jobs in order on two cores: small ones in parallel, a large one alone. */
export async function runOnTwoCores(jobs: Job[]): Promise<void> {
  let free = 2;
  let onFreed = () => {};
  const started = new Map<string, Promise<void>>();
  for (const { name, cores, needs, work } of jobs) {
    if (needs !== undefined) await started.get(needs);
    while (free < cores) await new Promise<void>((resolve) => (onFreed = resolve));
    free -= cores;
    const done = work().finally(() => {
      free += cores;
      onFreed();
    });
    started.set(name, done);
  }
  await Promise.all(started.values());
}
