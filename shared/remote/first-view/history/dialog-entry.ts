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
 * Else the first Back from there would show nothing.
 */
export function leaveDialogEntry(): void {
  const dialogs = countDialogs(history.state);
  if (dialogs > 0) history.go(-dialogs);
}
