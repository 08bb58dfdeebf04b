import { afterPaint } from '@trust/shared/ui/after-paint';

type Reason = 'navigation' | 'outlet';

export interface BusyPage {
  /** Shows that the page waits, for as long as there is a reason. */
  set(reason: Reason, isWaiting: boolean): void;
  /** Resolves once the page waits for nothing and is painted: what the visitor has pressed comes first. */
  whenAtRest(): Promise<void>;
}

export function createBusyPage(): BusyPage {
  const reasons = new Set<Reason>();
  let waiting: (() => void)[] = [];
  return {
    set(reason, isWaiting) {
      if (isWaiting) reasons.add(reason);
      else reasons.delete(reason);
      document.documentElement.toggleAttribute('data-busy', reasons.size > 0);
      if (reasons.size > 0) return;
      for (const resolve of waiting) afterPaint(resolve);
      waiting = [];
    },
    whenAtRest: () =>
      new Promise((resolve) => {
        if (reasons.size > 0) waiting.push(resolve);
        else resolve();
      }),
  };
}
