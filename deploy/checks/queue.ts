/** Jobs wait for databases and browsers for a third of their time, so two cores do the work of three jobs at once. */
const SLOTS = 3;

/** Work for one slot or for two. It must not reject. */
export interface Job {
  name: string;
  slots: 1 | 2;
  /** The name of a job before it in the list that must have ended first. */
  needs?: string;
  work: () => Promise<void>;
}

/** Starts jobs in their order, each as soon as there is room for it. */
export async function runInSlots(jobs: Job[]): Promise<void> {
  let free = SLOTS;
  let onFreed = () => {};
  const started = new Map<string, Promise<void>>();
  for (const { name, slots, needs, work } of jobs) {
    if (needs !== undefined) await started.get(needs);
    while (free < slots) await new Promise<void>((resolve) => (onFreed = resolve));
    free -= slots;
    const done = work().finally(() => {
      free += slots;
      onFreed();
    });
    started.set(name, done);
  }
  await Promise.all(started.values());
}
