/** Two minutes in all: most payments are confirmed by then. */
const POLL_DELAYS_MS = [2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 40_000];

/** Ms until the next poll after so many answers; undefined when polling ends. */
export function pollDelay(answers: number): number | undefined {
  return POLL_DELAYS_MS[answers];
}
