/** Sent on `window` when a visitor has registered and is logged in; the shell then goes to the home page. */
const REGISTERED = 'auth:registered';

export function announceRegistration(): void {
  window.dispatchEvent(new CustomEvent(REGISTERED));
}
