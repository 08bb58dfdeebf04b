import fastifyCookie from '@fastify/cookie';
import { parsePaise, parseRupees } from '@trust/shared/contract/donations/amount';
import type { FieldSource } from '@trust/shared/contract/donations/donation-fields';
import {
  giftReportedPath,
  giftReportPath,
  readGiftReportForm,
} from '@trust/shared/contract/donations/gift-report-form';
import { GiftReportRequest, ReportedGift } from '@trust/shared/contract/donations/gift-report';
import { FormFields } from '@trust/shared/contract/pages/form-fields';
import { GIFT_REPORT_PATH } from '@trust/shared/contract/pages/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerFormParser } from '../../../plugins/bodies/form-body.ts';
import { limitPerMinute } from '../../../plugins/limits.ts';
import { emptyResponse, problemResponses } from '../../../plugins/problems.ts';
import { dropServerFields } from '../../../plugins/bodies/server-fields.ts';
import { findRequestUser } from '../../users/index.ts';
import { setReceiptCookie } from '../ledger/donation/receipt-cookie.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { sendFieldErrors } from '../../../plugins/field-errors.ts';
import { publicStatus } from '../ledger/states.rules.ts';
import { reportGift, type ReportGiftOutcome } from './report-gift.ts';

const tags = ['payments'];

/** Registers the calls that report a gift which was paid by UPI or bank transfer. */
export function registerGiftReportRoutes(server: FastifyInstance, deps: PaymentDeps): void {
  registerFormParser(server);
  void server.register(fastifyCookie);
  const app = server.withTypeProvider<ZodTypeProvider>();
  const config = limitPerMinute(deps.paymentsPerMinute);

  app.post(
    '/report-gift',
    {
      config,
      preValidation: dropServerFields,
      schema: {
        tags,
        operationId: 'reportGift',
        summary:
          'Tell of a gift that was paid by UPI or bank transfer; it counts once the bank’s statement shows it',
        body: GiftReportRequest,
        response: { 201: ReportedGift, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { amount, lang, ...fields } = request.body;
      const reported = await reportGift(deps, {
        ...fields,
        amount: parsePaise(amount),
        language: lang ?? request.language,
        accountId: (await findRequestUser(deps.database, request, deps.now()))?.id,
      });
      if (reported.outcome !== 'reported') return refuseReport(reply, reported);
      const { tranId, state, receiptToken } = reported.transaction;
      return reply
        .code(201)
        .send({ tran_id: tranId, status: publicStatus(state), receiptToken: receiptToken ?? '' });
    },
  );

  app.post(
    '/report-gift-form',
    {
      config,
      schema: {
        tags,
        operationId: 'postGiftReport',
        summary: 'The form of a gift report without scripts; leads to a page',
        response: { 303: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const fields = toFieldSource(request.body);
      const form = readGiftReportForm(fields);
      const reported = await reportGift(deps, {
        ...form,
        amount: parseRupees(form.amount),
        language: request.language,
      });
      if (reported.outcome !== 'reported') return refuseReport(reply, reported);
      setReceiptCookie(reply, deps, reported.transaction);
      const page = giftReportPath(fields);
      const nid = page === GIFT_REPORT_PATH ? '' : form.project;
      return reply.redirect(giftReportedPath(page, reported.transaction.tranId, { nid }), 303);
    },
  );
}

function refuseReport(
  reply: FastifyReply,
  refused: Exclude<ReportGiftOutcome, { outcome: 'reported' }>,
): FastifyReply {
  switch (refused.outcome) {
    case 'invalid':
      return sendFieldErrors(reply, refused.errors);
    case 'utr-taken':
      return reply.problem(409, 'utrTaken');
    case 'too-many':
      return reply.problem(429, 'reportsTooMany');
  }
}

function toFieldSource(body: unknown): FieldSource {
  const fields = FormFields.safeParse(body).data ?? {};
  return { get: (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined) };
}
