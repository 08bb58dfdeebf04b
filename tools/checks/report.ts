import type { CheckResult } from './check.ts';

/** The lines for a finished check: one line, and its output when it failed. */
export function formatResult(name: string, result: CheckResult, seconds: number): string[] {
  if (result.outcome === 'not-run') return [`?  ${name}: not run, ${result.reason}`];
  const { passed, failed, output } = result;
  const line = `${failed === 0 ? 'ok' : 'NO'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  return failed === 0 ? [line] : [line, output.trim(), ''];
}

/**
 * The summary: once more what failed, since a log is often read from its end, and what was not run. Its last line is
 * always `N passed, N failed`; with the exit code.
 */
export function summarise(results: ReadonlyMap<string, CheckResult>): { lines: string[]; code: 0 | 1 } {
  const all = [...results];
  const notRun = all.flatMap(([name, result]) =>
    result.outcome === 'not-run' ? [`NOT RUN: ${name}, ${result.reason}`] : [],
  );
  const failures = all.flatMap(([name, result]) =>
    result.outcome === 'ran' && result.failed > 0 ? [`FAILED: ${name}`, ...(result.failures ?? [])] : [],
  );
  const sum = (kind: 'passed' | 'failed') =>
    all.reduce((total, [, result]) => total + (result.outcome === 'ran' ? result[kind] : 0), 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  return {
    lines: [...notRun, ...failures, `${passed} passed, ${failed} failed`],
    code: failed === 0 && passed > 0 ? 0 : 1,
  };
}
