const HOUR_MS = 3_600_000;

export interface Sample {
  /** Since the start, in ms. */
  readonly atMs: number;
  readonly value: number;
}

/** By how much the samples of the last two thirds of the time rise in an hour, by least squares; 0 with less than two. */
export function slopePerHour(samples: readonly Sample[]): number {
  const end = samples.at(-1)?.atMs ?? 0;
  const late = samples.filter(({ atMs }) => atMs >= end / 3);
  const meanAt = late.reduce((sum, { atMs }) => sum + atMs, 0) / late.length;
  const mean = late.reduce((sum, { value }) => sum + value, 0) / late.length;
  const covariance = late.reduce((sum, { atMs, value }) => sum + (atMs - meanAt) * (value - mean), 0);
  const variance = late.reduce((sum, { atMs }) => sum + (atMs - meanAt) ** 2, 0);
  return variance === 0 ? 0 : (covariance / variance) * HOUR_MS;
}
