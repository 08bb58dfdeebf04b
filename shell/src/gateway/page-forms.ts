import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PostedForm } from '@trust/shared/contract/posted-form';
import { SITE_ROUTES, type SiteRoute } from '../routes.ts';

/** Answers with the page of the request's address, told what was sent to it. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<unknown>;

/** A few short fields. */
const LARGEST_BYTES = 8 * 1024;

/** Lets a server's routes take what a browser's form posts, as URLSearchParams; more than `bodyLimit` bytes are refused. */
export function takeForms(server: FastifyInstance, bodyLimit: number): void {
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body)),
  );
}

function formPaths({ path, takesForm = [] }: SiteRoute): readonly string[] {
  return takesForm === true ? [path] : takesForm;
}

/** Takes the forms that browsers without scripts post to pages: the page's own loader makes of them what they ask. */
export async function takePageForms(app: FastifyInstance, sendPage: SendPage): Promise<void> {
  await app.register(async (forms) => {
    takeForms(forms, LARGEST_BYTES);
    for (const path of SITE_ROUTES.flatMap(formPaths)) {
      forms.post(path, async (request, reply) => {
        const values = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
        return sendPage(request, reply, { values, status: 200, errors: [] });
      });
    }
  });
}
