import * as z from 'zod/mini';

/** What a copy of the site was seen to do: HTML, or texts without any, of one place. */
export const Probe = z.object({
  name: z.string(),
  html: z.optional(z.string()),
  texts: z.optional(z.array(z.string())),
});
export type Probe = z.infer<typeof Probe>;

/** Whether something works that following a recipe promises. */
const Promised = z.object({ recipe: z.string(), what: z.string(), holds: z.boolean() });
export type Promised = z.infer<typeof Promised>;

/** What the program in the copy writes. */
export const ProbeReport = z.object({ probes: z.array(Probe), promises: z.array(Promised) });
