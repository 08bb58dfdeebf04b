/** Thrown by a loader to send the visitor elsewhere in this site: `throw redirectTo('/INVALID')`. */
export function redirectTo(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } });
}
