import type { Outcome } from './check.ts';

/** What is said as soon as a check has ended: one line, and all that it wrote when it failed. */
export function tellOutcome(name: string, outcome: Outcome, seconds: number): string[] {
  if (outcome.kind === 'not-run') return [`?  ${name}: not run, ${outcome.why}`];
  const { passed, failed, output } = outcome;
  const line = `${failed === 0 ? 'ok' : 'NO'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  return failed === 0 ? [line] : [line, output.trim(), ''];
}

/** What is said at the end, its last line always `N passed, N failed`, and the code to end with. */
export function summarise(outcomes: ReadonlyMap<string, Outcome>): { lines: string[]; code: 0 | 1 } {
  const all = [...outcomes];
  const notRun = all.flatMap(([name, outcome]) =>
    outcome.kind === 'not-run' ? [`NOT RUN: ${name}, ${outcome.why}`] : [],
  );
  const faulty = all.flatMap(([name, outcome]) =>
    outcome.kind === 'ran' && outcome.failed > 0 ? [`FAILED: ${name}`] : [],
  );
  const sum = (kind: 'passed' | 'failed') =>
    all.reduce((total, [, outcome]) => total + (outcome.kind === 'ran' ? outcome[kind] : 0), 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  return {
    lines: [...notRun, ...faulty, `${passed} passed, ${failed} failed`],
    code: failed === 0 && passed > 0 ? 0 : 1,
  };
}
