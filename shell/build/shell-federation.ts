import { resolve } from 'node:path';
import {
  LEAN_RUNTIME,
  SESSION_PACKAGE,
  SESSION_VERSION,
  singletons,
  type FederationOptions,
} from '@trust/shared/build/federation';

const provided = singletons({ eager: true });

/** The shell provides React, the session and the federation runtime's core, which exist once in a page. */
export const shellFederation: FederationOptions = {
  remotes: {},
  shared: { ...provided, [SESSION_PACKAGE]: { ...provided[SESSION_PACKAGE], version: SESSION_VERSION } },
  runtimePlugins: [resolve(import.meta.dirname, '../src/browser/federation/provide-runtime-core.ts')],
  experiments: { optimization: LEAN_RUNTIME },
};
