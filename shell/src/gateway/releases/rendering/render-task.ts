import type { ModuleName } from '@trust/shared/contract/pages/release';
import type { Asked } from '@trust/shared/releases/bundle-process/messages';

/** What a server bundle is asked for. */
export interface RenderTask {
  readonly module: ModuleName;
  /** The server bundle's file. */
  readonly file: string;
  /** The hash that the release gives of it. */
  readonly integrity: string | undefined;
  readonly what: Asked;
  readonly request: unknown;
}
