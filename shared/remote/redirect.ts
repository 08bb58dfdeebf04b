/** Thrown by a loader to redirect within this site: `throw redirectTo(path)`. 307 keeps a posted form's body. */
export function redirectTo(path: string, status: 302 | 307 = 302): Response {
  return new Response(null, { status, headers: { Location: path } });
}
