import { APPLICATION_BODY_LIMIT } from '@trust/shared/http/server/body-limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ApplicationBySuid } from '@trust/shared/contract/applications/application';
import { TooBusyError } from '../../../work/limit-concurrency.ts';
import type { ApiDeps } from '../../deps.ts';
import type { DocumentOutcome } from '../../../documents/document-renderer.ts';
import { refuseDocument, sendDocument } from '../../../documents/send-document.ts';
import { registerFormParser } from '../../../plugins/bodies/form-body.ts';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { errorPages } from '../../../plugins/problems.ts';
import { findBySuid, type ApplicationRow } from '../applications.store.ts';
import { NO_PAPER_TEXTS } from './application-paper.texts.ts';
import { createApplicationPrinter, type PrintDeps } from './print-application.ts';

export type ApplicationPaperDeps = Pick<ApiDeps, 'database' | 'limits'> & Omit<PrintDeps, 'reportError'>;

const RETRY_AFTER_SECONDS = 30;

/** The printed application. A page's form may post for it, so that it opens in a window of its own. */
export function applicationPaperRoutes(server: FastifyInstance, deps: ApplicationPaperDeps): void {
  registerFormParser(server);
  const app = server.withTypeProvider<ZodTypeProvider>();
  const print = createApplicationPrinter({
    ...deps,
    reportError: (error, what) => server.log.warn({ err: error }, what),
  });

  app.post(
    '/get-application-candidate-pdf',
    {
      config: limitPerMinute(deps.limits.applicationsPerMinute),
      bodyLimit: APPLICATION_BODY_LIMIT,
      schema: {
        tags: ['applications'],
        operationId: 'getApplicationPaper',
        summary: 'A stored application as PDF, for whoever has its suid; nothing else of the body is read',
        body: z.catch(ApplicationBySuid, { suid: '' }),
        response: { 200: z.any(), ...errorPages },
      },
    },
    async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const row = await findBySuid(deps.database, request.body.suid);
      if (!row) return answerWithoutPaper(deps, reply, 'applicationNotFound');
      const paper = await printUnlessBusy(print, row);
      if (paper.outcome === 'busy')
        return answerWithoutPaper(deps, reply.header('retry-after', RETRY_AFTER_SECONDS), 'unavailable');
      return sendDocument(reply, { pdf: paper.pdf, name: `${row.code}.pdf` });
    },
  );
}

async function printUnlessBusy(
  print: (row: ApplicationRow) => Promise<DocumentOutcome>,
  row: ApplicationRow,
): Promise<DocumentOutcome> {
  try {
    return await print(row);
  } catch (error) {
    if (error instanceof TooBusyError) return { outcome: 'busy' };
    throw error;
  }
}

/** Answers why there is no paper. */
function answerWithoutPaper(
  deps: ApplicationPaperDeps,
  reply: FastifyReply,
  why: keyof typeof NO_PAPER_TEXTS,
) {
  const { language } = reply.request;
  const { title, words } = NO_PAPER_TEXTS[why];
  return refuseDocument(reply, why, deps.trust.name, { title: title[language], words: words[language] });
}
