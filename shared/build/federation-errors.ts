// Replaces the package of error texts that federation's runtime carries for developers: in production an error has its
// code only. The build fails when the runtime imports a name that is not exported here.
export const RUNTIME_001 = 'RUNTIME-001';
export const RUNTIME_002 = 'RUNTIME-002';
export const RUNTIME_003 = 'RUNTIME-003';
export const RUNTIME_004 = 'RUNTIME-004';
export const RUNTIME_005 = 'RUNTIME-005';
export const RUNTIME_006 = 'RUNTIME-006';
export const RUNTIME_007 = 'RUNTIME-007';
export const RUNTIME_008 = 'RUNTIME-008';
export const RUNTIME_009 = 'RUNTIME-009';
export const RUNTIME_010 = 'RUNTIME-010';
export const RUNTIME_011 = 'RUNTIME-011';
export const RUNTIME_012 = 'RUNTIME-012';
export const RUNTIME_013 = 'RUNTIME-013';
export const RUNTIME_014 = 'RUNTIME-014';
export const RUNTIME_015 = 'RUNTIME-015';

export const runtimeDescMap = {};

/** The text of an error: its code, what it was about, and what caused it. */
export function getShortErrorMsg(
  code: string,
  _explanations: object,
  details?: object,
  cause?: string,
): string {
  return [
    `Federation ${code}`,
    ...(details ? [JSON.stringify(details)] : []),
    ...(cause ? [cause] : []),
  ].join('\n');
}

/** Calls `report` with an error's text; it throws or logs it. */
export function logAndReport(
  code: string,
  explanations: object,
  details: object,
  report: (text: string) => unknown,
  cause?: string,
): unknown {
  return report(getShortErrorMsg(code, explanations, details, cause));
}
