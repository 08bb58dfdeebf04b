import * as z from 'zod/mini';
import { LanguageCode } from '@trust/shared/contract/language';
import { PublicConfig } from '@trust/shared/contract/trust';

/** What the gateway asks of the shell's server bundle: the frame around a page. */
export const FrameRequest = z.object({
  language: LanguageCode,
  path: z.string(),
  config: PublicConfig,
  saver: z._default(z.boolean(), false),
});
export type FrameRequest = z.infer<typeof FrameRequest>;

/** The frame's HTML, and the outlet's HTML where no remote rendered it: while loading, or when there is no such page. */
export const FrameResult = z.object({
  header: z.string(),
  footer: z.string(),
  waiting: z.string(),
  notFound: z.string(),
});
export type FrameResult = z.infer<typeof FrameResult>;
