import type { ModuleName } from '@trust/shared/contract/pages/release';
import type { Asked } from '@trust/shared/releases/bundle-process/messages';

/** A call of one function of a server bundle. */
export interface RenderTask {
  readonly module: ModuleName;
  /** The server bundle's file. */
  readonly file: string;
  /** The hash that the release gives of it. */
  readonly integrity: string | undefined;
  readonly what: Asked;
  readonly request: unknown;
}
