import * as z from 'zod/mini';

/** How far the trust is with an application; `withdrawn` by its applicant. */
export const ApplicationStatus = z.enum(['received', 'in-review', 'approved', 'declined', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/**
 * What the page of an application shows of it. Apart from its answers, whose rules a first view need not load. Moments are
 * ISO 8601.
 */
export const ApplicationOverview = z.object({
  suid: z.string(),
  code: z.string(),
  status: ApplicationStatus,
  submittedAt: z.string(),
  /** Until then whoever has the suid may correct it; missing when it cannot be corrected any more. */
  correctableUntil: z.optional(z.string()),
  name: z.string(),
  category: z.object({ name: z.string(), instructions: z.array(z.string()) }),
});
export type ApplicationOverview = z.infer<typeof ApplicationOverview>;

/** An application of the account that is logged in. Without its suid, which nothing but sending it gives. */
export const OwnApplication = z.object({
  code: z.string(),
  status: ApplicationStatus,
  submittedAt: z.string(),
  /** The category's name in the language of the request. */
  category: z.string(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;
export const OwnApplicationList = z.array(OwnApplication);
