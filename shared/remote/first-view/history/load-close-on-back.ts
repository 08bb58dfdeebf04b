import { ownCloseOnBack } from './own-close-on-back.ts';
import type { CloseOnBack, PageHistory } from './page-history.ts';

/** Loads what makes Back close what is open: the host's, or the remote's own where the host has none. */
export async function loadCloseOnBack(ofHost: PageHistory['loadCloseOnBack']): Promise<CloseOnBack> {
  return ofHost ? ofHost() : ownCloseOnBack();
}
