/** Work that takes one core, or the machine for itself. It must not reject. */
export interface Job {
  cores: 1 | 2;
  work: () => Promise<void>;
}

/** Runs jobs in their order on two cores: two small ones beside each other, a large one alone. */
export async function runOnTwoCores(jobs: Job[]): Promise<void> {
  let free = 2;
  let freed = () => {};
  const all: Promise<void>[] = [];
  for (const { cores, work } of jobs) {
    while (free < cores) await new Promise<void>((resolve) => (freed = resolve));
    free -= cores;
    all.push(
      work().finally(() => {
        free += cores;
        freed();
      }),
    );
  }
  await Promise.all(all);
}
