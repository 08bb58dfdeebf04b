import { ReportedGift, type GiftReportRequest } from '@trust/shared/contract/donations/gift-report';
import { GIFT_REPORT_FIELDS, type GiftReport } from '@trust/shared/contract/donations/gift-report-form';
import { pickFieldErrors } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import type { Http } from '@trust/shared/http';
import { findOwnDonation } from '../../parts/receipt/own-donation.data.ts';
import { receiptTokenOf, rememberReceiptToken } from '../../parts/receipt/receipt-tokens.ts';
import type { SentReport } from './sent-report.ts';

/** Sends a report. Safe to repeat: the same report is the same gift. */
export async function postReport(http: Http, report: GiftReport, lang: Language): Promise<SentReport> {
  const body: GiftReportRequest = { ...report, lang };
  const reply = await http.send(
    { base: 'payments', path: 'report-gift', method: 'POST', body },
    ReportedGift,
  );
  if (reply.outcome === 'unreachable') return { outcome: 'failed', message: undefined };
  if (reply.outcome === 'refused') {
    const { detail, errors = [] } = reply.problem;
    const known = pickFieldErrors(GIFT_REPORT_FIELDS, errors);
    return known.length > 0
      ? { outcome: 'field-errors', errors: known }
      : { outcome: 'failed', message: errors[0]?.message ?? detail };
  }
  const { tran_id: tranId, receiptToken } = reply.data;
  const isKnown = receiptTokenOf(tranId) !== undefined;
  rememberReceiptToken(tranId, receiptToken);
  const donation = await findOwnDonation(http, tranId);
  return {
    outcome: 'reported',
    reported: { tranId, state: 'REPORTED', email: donation?.receiptEmail, isKnown },
  };
}
