import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { renderSandboxPage, sendPage } from '../page.ts';

const FORM_ADDRESS = '/:form(^[a-z-]{1,40}$)';
const FormAddress = z.object({ form: z.string() });

const NOTE = 'nothing is stored or sent here';
const TITLE = 'Sandbox form';

const FORM = `<form method="post">
<p><label for="name">Name <span lang="ml">/ പേര്</span></label><input id="name" name="name" autocomplete="name" maxlength="200" required></p>
<p><label for="phone">Phone <span lang="ml">/ ഫോൺ</span></label><input id="phone" name="phone" type="tel" autocomplete="tel" maxlength="20" required></p>
<p><label for="need">What do you need? <span lang="ml">/ എന്താണ് ആവശ്യം?</span></label><textarea id="need" name="need" rows="4" maxlength="2000" required></textarea></p>
<button type="submit" class="pay">Submit <span lang="ml">/ സമർപ്പിക്കുക</span></button></form>`;

/** Registers the stand-in for the outside forms that relief pages embed. What is typed into it is dropped. */
export function registerFormRoutes(app: FastifyInstance): void {
  app.get(FORM_ADDRESS, (request, reply) => {
    const { form } = FormAddress.parse(request.params);
    return sendPage(reply, renderSandboxPage(TITLE, `<p>Form: ${form}</p>${FORM}`, NOTE));
  });
  app.post(FORM_ADDRESS, (request, reply) => {
    const { form } = FormAddress.parse(request.params);
    const body = `<p>Form: ${form}</p><p>Thank you. Your answers were received.</p><p lang="ml">നന്ദി. നിങ്ങളുടെ മറുപടികൾ ലഭിച്ചു.</p>`;
    return sendPage(reply, renderSandboxPage(TITLE, body, NOTE));
  });
}
