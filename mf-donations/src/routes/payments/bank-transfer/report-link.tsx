import { readDonationForm } from '@trust/shared/contract/donations/donation-fields';
import type { GiftWay } from '@trust/shared/contract/donations/gift-report-form';
import { ButtonLink } from '@trust/shared/ui/button';
import { saveReportDraft } from '../../../parts/report-draft.ts';
import { useOnSiteTexts } from '../../../texts/use-texts.ts';
import { reportPath, type AppPage } from '../../../parts/outcome/payment-paths.rules.ts';

interface ReportLinkProps {
  readonly nid: string;
  readonly way: GiftWay;
  /** Undefined on the site's pages. */
  readonly app: AppPage | undefined;
  /** The donation form, whose fields go along through the tab's storage. */
  readonly typed: () => HTMLFormElement | null;
}

/** Leads to the page where a gift is reported that was paid without this site. */
export function ReportLink({ nid, way, app, typed }: ReportLinkProps) {
  const t = useOnSiteTexts();
  const carry = () => {
    const form = typed();
    if (form) saveReportDraft(readDonationForm(new FormData(form)));
  };
  return (
    <ButtonLink kind="quiet" href={reportPath(app, { nid, way })} onClick={carry} data-needs-react>
      {t(`bank.paid-${way}`)}
    </ButtonLink>
  );
}
