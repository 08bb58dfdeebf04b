import { apply, findLoss, type AcknowledgedApplication } from '../site/apply.ts';
import { importSampleCategories } from '../site/sample-categories.ts';
import type { KilledApi, KillScenario } from './run-under-kills.ts';

const COORDINATORS = 6;

/** Coordinators send applications with a photo and a document. Each number is given once. */
export function applicationsScenario({ address, environment }: KilledApi): KillScenario {
  const acknowledged: AcknowledgedApplication[] = [];
  const coordinate = async (signal: AbortSignal) => {
    for (;;) {
      const sent = await apply({ address, signal });
      if (!sent) return;
      acknowledged.push(sent);
    }
  };
  return {
    prepare: () => importSampleCategories(environment),
    work: (signal) => Promise.all(Array.from({ length: COORDINATORS }, () => coordinate(signal))),
    countAcknowledged: () => acknowledged.length,
    async findLosses() {
      const losses: string[] = [];
      for (const application of acknowledged) {
        const loss = await findLoss(address, application);
        if (loss !== undefined) losses.push(loss);
      }
      const twice = acknowledged.length - new Set(acknowledged.map(({ code }) => code)).size;
      if (twice > 0) losses.push(`${twice} numbers were given twice`);
      return losses;
    },
  };
}
