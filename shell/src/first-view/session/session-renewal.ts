import { RENEW_AFTER_MS } from '@trust/shared/contract/users/session-times';

/**
 * Calls `check` when the visitor types or presses, long before the session ends on the server: who writes a long application stays logged in,
 * and the page of who comes back too late shows Login again before the form is sent.
 */
export function renewWhileUsed(check: () => void): void {
  let checkedAt = Date.now();
  const onUse = () => {
    // Then the next use asks: a check that cannot be made now would be repeated by itself, each of them.
    if (!navigator.onLine) return;
    // Also a clock that was put back.
    if (Math.abs(Date.now() - checkedAt) < RENEW_AFTER_MS) return;
    checkedAt = Date.now();
    check();
  };
  // Also what is dictated, or pressed by an assistive device.
  const events = ['keydown', 'pointerdown', 'input', 'click'];
  for (const event of events) window.addEventListener(event, onUse, { capture: true });
}
