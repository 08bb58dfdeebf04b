import * as z from 'zod/mini';

/** How long a trust stores applications after their last change: declined and withdrawn ones in days, all others in years. */
export const ApplicationRetention = z.object({
  endedDays: z.int().check(z.minimum(1), z.maximum(3_650)),
  othersYears: z.int().check(z.minimum(1), z.maximum(30)),
});
export type ApplicationRetention = z.infer<typeof ApplicationRetention>;
