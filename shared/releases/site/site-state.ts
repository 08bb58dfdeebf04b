import * as z from 'zod/mini';
import { ReleaseDescriptor } from '../../contract/pages/release.ts';

/** A release that a gateway does not serve although the pointer names it, and why. */
export const RefusedRelease = z.object({ module: z.string(), releaseId: z.string(), reason: z.string() });
export type RefusedRelease = z.infer<typeof RefusedRelease>;

/** What a running gateway states of itself, in a file of its own in the releases folder. */
export const GatewayState = z.object({
  /** Host and process. */
  gateway: z.string(),
  /** The kit contracts that it serves. */
  contracts: z.array(z.int()),
  /** The pointer's generation that it has taken up; 0 before the first. */
  generation: z.int(),
  refused: z.array(RefusedRelease),
});
export type GatewayState = z.infer<typeof GatewayState>;

/** What gateways have served, so that one that starts can fall back to it. What another version's gateway adds is kept. */
export const ServedReleases = z.looseObject({
  /** The kit contracts of the gateway that wrote last. */
  contracts: z.array(z.int()),
  modules: z.record(
    z.string(),
    z.looseObject({
      last: ReleaseDescriptor,
      /** Served for ten minutes without refusal or flag; the latest first. */
      good: z.array(ReleaseDescriptor),
    }),
  ),
});
export type ServedReleases = z.infer<typeof ServedReleases>;
