import type { FullAnswer } from '../ask.ts';

/** How many failures of a kind are described. */
const MOST_DESCRIBED = 5;

/** Counts answers by kind and status, and describes those that should not have been. */
export interface AnswerCounts {
  add(kind: string, what: string, answer: FullAnswer, isExpected: boolean): void;
  /** Something else that went wrong. */
  fail(what: string): void;
  /** A page came that the server left to the browser to render. */
  addUnrendered(): void;
  readonly unrendered: number;
  readonly failures: number;
  readonly requests: number;
  /** A line for each kind. */
  report(): string[];
}

export function createAnswerCounts(log: (line: string) => void): AnswerCounts {
  const kinds = new Map<string, Map<string, number>>();
  let failures = 0;
  let requests = 0;
  let unrendered = 0;
  const fail = (what: string) => {
    failures += 1;
    log(`failed at ${new Date().toISOString()}: ${what}`);
  };
  return {
    add(kind, what, { status, body }, isExpected) {
      requests += 1;
      const name = `${status ?? 'no answer'}${isExpected ? '' : ' (failed)'}`;
      const counts = kinds.get(kind) ?? new Map<string, number>();
      kinds.set(kind, counts.set(name, (counts.get(name) ?? 0) + 1));
      if (isExpected) return;
      if ((counts.get(name) ?? 0) > MOST_DESCRIBED) failures += 1;
      else fail(`${kind} ${what}: ${status ?? 'no answer'} ${body.slice(0, 200)}`);
    },
    fail,
    addUnrendered: () => void (unrendered += 1),
    get unrendered() {
      return unrendered;
    },
    get failures() {
      return failures;
    },
    get requests() {
      return requests;
    },
    report: () =>
      [...kinds]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(
          ([kind, counts]) =>
            `${kind}: ${[...counts].map(([name, count]) => `${count} × ${name}`).join(', ')}`,
        ),
  };
}
