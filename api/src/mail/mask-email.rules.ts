/** Hides an e-mail address from others than its owner: `anitha@example.com` becomes `a••••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}••••${at < 0 ? '' : email.slice(at)}`;
}
