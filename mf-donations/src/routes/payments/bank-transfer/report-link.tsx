import { readDonationForm } from '@trust/shared/contract/donations/donation-form';
import type { GiftWay } from '@trust/shared/contract/donations/gift-report-form';
import { ButtonLink } from '@trust/shared/ui/button';
import { saveReportDraft } from '../../../parts/report-draft.ts';
import { useOnSiteTexts } from '../../../texts/use-texts.ts';
import { reportAddress } from './report-address.ts';

export interface ReportLinkProps {
  readonly nid: string;
  readonly way: GiftWay;
  /** The donation form, whose fields go along through the tab's storage. */
  readonly typed: () => HTMLFormElement | null;
}

/** Leads to the page where a gift is reported that was paid without this site. */
export function ReportLink({ nid, way, typed }: ReportLinkProps) {
  const t = useOnSiteTexts();
  const carry = () => {
    const form = typed();
    if (form) saveReportDraft(readDonationForm(new FormData(form)));
  };
  return (
    <ButtonLink kind="quiet" href={reportAddress(nid, way)} onClick={carry} data-needs-react>
      {t(`bank.paid-${way}`)}
    </ButtonLink>
  );
}
