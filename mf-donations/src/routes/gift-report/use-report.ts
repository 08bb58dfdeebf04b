import {
  giftReportedPath,
  parseGiftReportForm,
  readGiftReportForm,
  type GiftReport,
  type GiftReportField,
} from '@trust/shared/contract/donations/gift-report-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { APP_GIFT_REPORT_PATH, GIFT_REPORT_PATH } from '@trust/shared/contract/pages/paths';
import { useHttp, useLanguage, useReplaceAddress } from '@trust/shared/remote';
import { useForm, type SubmitResult } from '@trust/shared/ui/use-form';
import { useEffect } from 'react';
import {
  toServerErrors,
  toTextKey,
  useFormMessages,
  type FormMessage,
} from '../../parts/donor-form/form-messages.ts';
import { findSlips } from '../../parts/donor-form/typing-slips.rules.ts';
import { useSlipQuestion } from '../../parts/donor-form/use-slip-question.tsx';
import { fillInEmpty } from '../../parts/fill-in-empty.ts';
import { deleteReportDraft, readReportDraft, saveReportDraft } from '../../parts/report-draft.ts';
import { sendReport, type GiftReportData } from './gift-report.data.ts';
import type { ReportedDonation } from './sent-report.ts';

type ReportResult = SubmitResult<GiftReportField, FormMessage, FormMessage>;

/** The form of a report, which this tab keeps until it is sent; `onReported` gets what was made of it. */
export function useReport(
  { form, refused, app }: GiftReportData,
  onReported: (reported: ReportedDonation) => void,
) {
  const http = useHttp();
  const language = useLanguage();
  const replaceAddress = useReplaceAddress();
  const toText = useFormMessages();
  const report = useForm<GiftReportField, FormMessage, FormMessage>({
    toText,
    unexpected: 'report.unreachable',
    check: (data) => findErrors(data),
    initial: refused
      ? {
          errors: toServerErrors(refused.errors, language),
          failure: refused.message === null ? undefined : describeFailure(refused.message, language),
        }
      : undefined,
  });
  const { formRef } = report;
  const slips = useSlipQuestion(report.formRef, report.idOf);

  // What was posted without scripts wins over what this tab has stored before.
  useEffect(() => {
    if (refused) saveReportDraft(form);
    fillInEmpty(formRef.current, readReportDraft());
  }, [refused, form, formRef]);

  const send = async (data: FormData): Promise<ReportResult> => {
    const parsed = parseGiftReportForm(readGiftReportForm(data), new Date());
    if (parsed.outcome === 'invalid') return { errors: findErrors(data) };
    if (slips.asks(parsed.value, findSlips(parsed.value))) return {};
    const sent = await sendReport(http, parsed.value, language);
    switch (sent.outcome) {
      case 'field-errors':
        return { errors: toServerErrors(sent.errors, language) };
      case 'failed':
        return { failure: describeFailure(sent.message, language) };
      case 'reported':
        deleteReportDraft();
        // For whoever loads the page again. Nothing is navigated to.
        replaceAddress(reportedAddress(sent.reported.tranId, parsed.value));
        onReported(sent.reported);
        return {};
    }
  };
  const reportedAddress = (tranId: string, { project: nid }: GiftReport) =>
    app
      ? giftReportedPath(APP_GIFT_REPORT_PATH, tranId, { nid, lang: language })
      : giftReportedPath(GIFT_REPORT_PATH, tranId);
  return { report, slips, send, toText };
}

function findErrors(data: FormData): FieldError<GiftReportField, FormMessage>[] {
  const parsed = parseGiftReportForm(readGiftReportForm(data), new Date());
  return parsed.outcome === 'invalid'
    ? parsed.errors.map(({ field, message }) => ({ field, message: toTextKey('report', message) }))
    : [];
}

/** `text` is the server's; nothing where it could not be reached. */
function describeFailure(text: string | undefined, language: Language): FormMessage {
  return text ? { text, language } : 'report.unreachable';
}
