/** Leaves the page as the header's Login does, which is a form of the shell. */
export function pressLogin(): void {
  const login = document.createElement('form');
  login.setAttribute('action', '/account');
  document.body.append(login);
  login.dispatchEvent(new Event('submit', { bubbles: true }));
  login.remove();
}
