import { residentMemory } from '../resident-memory.ts';
import type { RunningSite } from '../../site/running-site.ts';
import { slopePerHour, type Sample } from './slope.ts';

const PROCESSES = ['supervisor', 'gateway', 'api', 'database'] as const;
type SiteProcess = (typeof PROCESSES)[number];

/** The memory of a site's processes over time. */
export interface SiteMemory {
  /** The resident memory of each process now, in MiB. */
  sample(): Promise<string>;
  /** By how much each rises in an hour after a third of the time, in MiB. */
  slopes(): ReadonlyMap<SiteProcess, number>;
}

/** `onRestarted` is called when a process is another one than before. */
export function watchMemory(site: RunningSite, onRestarted: (what: SiteProcess) => void): SiteMemory {
  const since = performance.now();
  const pids = new Map<SiteProcess, number>();
  const samples = new Map<SiteProcess, Sample[]>(PROCESSES.map((name) => [name, []]));
  const findPid = (name: SiteProcess) =>
    name === 'supervisor' ? Promise.resolve(site.supervisorPid) : site.findPid(name);
  return {
    async sample() {
      const figures: string[] = [];
      for (const name of PROCESSES) {
        const pid = await findPid(name);
        if (pid !== (pids.get(name) ?? pid)) onRestarted(name);
        pids.set(name, pid);
        const value = await residentMemory(pid);
        samples.get(name)?.push({ atMs: performance.now() - since, value });
        figures.push(`${name} ${value.toFixed(0)}`);
      }
      return `${figures.join(', ')} MiB`;
    },
    slopes: () => new Map([...samples].map(([name, taken]) => [name, slopePerHour(taken)])),
  };
}
