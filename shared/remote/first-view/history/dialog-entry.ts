/** How many dialogs are open at a history entry. */
export function countDialogs(state: unknown): number {
  return typeof state === 'object' &&
    state !== null &&
    'dialogs' in state &&
    typeof state.dialogs === 'number'
    ? state.dialogs
    : 0;
}

/**
 * Leaves a history entry of a dialog that is not open: the page was loaded at it, again or by Back from another page.
 * Without this the first Back from there would change nothing that is seen.
 */
export function leaveDialogEntry(): void {
  const dialogs = countDialogs(history.state);
  if (dialogs > 0) history.go(-dialogs);
}

/** Whether entries of what was closed are being left, and whether another page was shown meanwhile. */
export const leaving = { isUnderWay: false, hasNavigated: false };

/** A `pushState` by which a page that is shown from a dialog takes its entry's place: Back leads to the page below. */
export function pushOverDialog(
  push: History['pushState'],
  replace: History['replaceState'],
): History['pushState'] {
  return (...entry) => {
    if (countDialogs(history.state) === 0) return push(...entry);
    leaving.hasNavigated = leaving.isUnderWay;
    replace(...entry);
  };
}
