import type { CheckResult } from './check.ts';

/** The lines for a finished check: one line, and its output when it failed. */
export function formatOutcome(name: string, outcome: CheckResult, seconds: number): string[] {
  if (outcome.kind === 'not-run') return [`?  ${name}: not run, ${outcome.reason}`];
  const { passed, failed, output } = outcome;
  const line = `${failed === 0 ? 'ok' : 'NO'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  return failed === 0 ? [line] : [line, output.trim(), ''];
}

/**
 * The summary: once more what failed, since a log is often read from its end, and what was not run. Its last line is
 * always `N passed, N failed`; with the exit code.
 */
export function summarise(outcomes: ReadonlyMap<string, CheckResult>): { lines: string[]; code: 0 | 1 } {
  const all = [...outcomes];
  const notRun = all.flatMap(([name, outcome]) =>
    outcome.kind === 'not-run' ? [`NOT RUN: ${name}, ${outcome.reason}`] : [],
  );
  const failures = all.flatMap(([name, outcome]) =>
    outcome.kind === 'ran' && outcome.failed > 0 ? [`FAILED: ${name}`, ...(outcome.failures ?? [])] : [],
  );
  const sum = (kind: 'passed' | 'failed') =>
    all.reduce((total, [, outcome]) => total + (outcome.kind === 'ran' ? outcome[kind] : 0), 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  return {
    lines: [...notRun, ...failures, `${passed} passed, ${failed} failed`],
    code: failed === 0 && passed > 0 ? 0 : 1,
  };
}
