import { Application } from '@trust/shared/contract/applications/application';
import type { Http } from '@trust/shared/http';

/** How the application of a suid was read. */
export type ReadOutcome =
  | { readonly outcome: 'read'; readonly application: Application }
  | { readonly outcome: 'gone' | 'closed' | 'unavailable' };

/** Reads the application that is to be corrected. `closed` where that is not possible any more. */
export async function readApplication(http: Http, suid: string): Promise<ReadOutcome> {
  const reply = await http.send(
    { base: 'api', path: 'project/get-application-by-suid', method: 'POST', body: { suid } },
    Application,
  );
  switch (reply.outcome) {
    case 'ok':
      return reply.data.correctableUntil === undefined
        ? { outcome: 'closed' }
        : { outcome: 'read', application: reply.data };
    case 'refused':
      return { outcome: reply.status === 404 ? 'gone' : 'unavailable' };
    case 'unreachable':
      return { outcome: 'unavailable' };
  }
}
