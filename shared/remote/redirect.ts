/** Thrown by a loader to send the visitor elsewhere in this site: `throw redirectTo('/INVALID')`; by 307 with what was posted. */
export function redirectTo(path: string, status: 302 | 307 = 302): Response {
  return new Response(null, { status, headers: { Location: path } });
}
