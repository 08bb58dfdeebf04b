/** Work for one core or for both. It must not reject. */
export interface Job {
  cores: 1 | 2;
  work: () => Promise<void>;
}

/** Runs jobs in order on two cores: small ones in parallel, a large one alone. */
export async function runOnTwoCores(jobs: Job[]): Promise<void> {
  let free = 2;
  let onFreed = () => {};
  const all: Promise<void>[] = [];
  for (const { cores, work } of jobs) {
    while (free < cores) await new Promise<void>((resolve) => (onFreed = resolve));
    free -= cores;
    all.push(
      work().finally(() => {
        free += cores;
        onFreed();
      }),
    );
  }
  await Promise.all(all);
}
