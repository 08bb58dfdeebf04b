import { redirect } from 'react-router-dom';

/** Thrown by a loader to send the visitor elsewhere in this site: `throw redirectTo('/INVALID')`. */
export function redirectTo(path: string): Response {
  return redirect(path);
}
