import * as z from 'zod/mini';
import { LONGEST_BODY, LONGEST_URL } from './call-limits.ts';

/** The function of a bundle that a task calls. */
export type Asked = 'render' | 'read' | 'parcel';

/** A script of a release and its text. */
export interface Script {
  readonly file: string;
  readonly code: string;
}

/** What a process of a bundle is told. `id` names the task that is answered. */
export type ToProcess =
  | { readonly kind: 'load'; readonly id: number; readonly script: Script }
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly file: string;
      readonly what: Asked;
      readonly request: unknown;
    }
  | { readonly kind: 'called'; readonly call: number; readonly answer: CallAnswer | null }
  | { readonly kind: 'check'; readonly script: Script; readonly browser: readonly Script[] };

/** An answer of the api. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

const text = (most: number) => z.string().check(z.maxLength(most));

/** An error as a process describes it. */
const BundleError = z.object({ name: text(200), message: text(2_000), stack: text(8_000) });
export type BundleError = z.infer<typeof BundleError>;

/** A call of the api that the gateway makes for a bundle, where the platform denies processes the network. */
const ApiCall = z.object({
  kind: z.literal('call'),
  call: z.int(),
  url: text(LONGEST_URL),
  method: text(20),
  headers: z.array(z.tuple([text(200), text(8_000)])).check(z.maxLength(50)),
  body: z.optional(text(LONGEST_BODY)),
});
export type ApiCall = z.infer<typeof ApiCall>;

/** How far the check of a release has come. */
export const Progress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), contract: z.int(), module: text(200) }),
  z.object({ kind: z.literal('rendering'), page: text(2_000) }),
  z.object({ kind: z.literal('rendered'), status: z.int(), wanted: z.int(), bytes: z.int() }),
  z.object({ kind: z.literal('running') }),
  z.object({ kind: z.literal('done') }),
]);
export type Progress = z.infer<typeof Progress>;

/** What a process of a bundle says. The bundle can write it, too: nothing in it is believed. */
export const FromProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('answer'), id: z.int(), result: z.optional(z.unknown()) }),
  z.object({ kind: z.literal('missing'), id: z.int() }),
  z.object({ kind: z.literal('thrown'), id: z.int(), error: BundleError }),
  /** An error that the bundle passed to `console`. */
  z.object({ kind: z.literal('printed'), error: BundleError }),
  /** An error outside all tasks, which ends the process. */
  z.object({ kind: z.literal('crashed'), error: BundleError }),
  ApiCall,
  z.object({ kind: z.literal('abort'), call: z.int() }),
  Progress,
]);
export type FromProcess = z.infer<typeof FromProcess>;
