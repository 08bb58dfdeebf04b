import formBody from '@fastify/formbody';
import { FormFields, parseFormFields } from '@trust/shared/contract/pages/form-fields';
import type { FastifyInstance } from 'fastify';
import { SITE_ROUTES, type SiteRoute } from '../../routes.ts';
import type { SendPage } from '../page/answer/send-page.ts';

/** Enough for a few short fields. */
const MAX_BODY_BYTES = 8 * 1024;

/** Parses forms that are posted to the routes of `server`; more than `bodyLimit` bytes are refused. */
export async function registerFormParser(server: FastifyInstance, bodyLimit: number): Promise<void> {
  await server.register(formBody, { bodyLimit, parser: parseFormFields });
}

/** The posted fields; none where the body is no form. */
export function readFormFields(body: unknown): FormFields {
  return FormFields.safeParse(body).data ?? {};
}

function listFormPaths({ path, takesForm = [] }: SiteRoute): readonly string[] {
  return takesForm === true ? [path] : takesForm;
}

/** Handles forms that browsers without scripts post to pages; the page's loader processes them. */
export async function registerPageForms(app: FastifyInstance, sendPage: SendPage): Promise<void> {
  await app.register(async (forms) => {
    await registerFormParser(forms, MAX_BODY_BYTES);
    for (const path of SITE_ROUTES.flatMap(listFormPaths)) {
      forms.post(path, (request, reply) =>
        sendPage(request, reply, { values: readFormFields(request.body), status: 200, errors: [] }),
      );
    }
  });
}
