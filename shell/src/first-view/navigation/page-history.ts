import { pushOverDialog } from '@trust/shared/remote/first-view/history/dialog-entry';
import { newKey } from '@trust/shared/remote/first-view/history/history-key';
import type { PageHistory } from '@trust/shared/remote/first-view/history/page-history';

/**
 * Takes the browser's history over: who writes to it later, such as single-spa and older remotes, writes through this. Remotes get
 * what is below single-spa, which follows each entry that is added by a `popstate` that no visitor has caused.
 */
export function takeOverHistory(onChange: () => void): Required<PageHistory> {
  const take = (name: 'pushState' | 'replaceState'): History['pushState'] => {
    const write = history[name].bind(history);
    return (...entry) => {
      write(...entry);
      onChange();
    };
  };
  const replace = take('replaceState');
  const push = pushOverDialog(take('pushState'), replace);
  Object.assign(history, { pushState: push, replaceState: replace });
  return {
    push,
    replace,
    replaceAddress: (address) => replace(history.state, '', address),
    loadCloseOnBack,
  };
}

/**
 * Navigates to another remote's page in this document: single-spa hears of it, and so does an older remote's router. The key
 * identifies the history entry, for scroll positions and routers.
 */
export function pushAddress(href: string): void {
  history.pushState({ key: newKey(), usr: null }, '', href);
}

/** Loads what makes Back close what is open. */
export async function loadCloseOnBack() {
  const { closeOnBack } = await import(
    /* webpackChunkName: "close-on-back" */ '@trust/shared/remote/first-view/history/close-on-back'
  );
  return closeOnBack;
}
