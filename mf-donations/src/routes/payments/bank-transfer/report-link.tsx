import { readDonationForm } from '@trust/shared/contract/donations/donation-fields';
import type { GiftWay } from '@trust/shared/contract/donations/gift-report-form';
import { useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import type { RefObject } from 'react';
import { saveReportDraft } from '../../../parts/report-draft.ts';
import { useOnSiteTexts } from '../../../texts/use-texts.ts';
import { reportPath } from '../../../parts/outcome/payment-paths.rules.ts';

interface ReportLinkProps {
  readonly nid: string;
  readonly way: GiftWay;
  readonly inApp?: boolean;
  /** The donation form, whose fields go along through the tab's storage. */
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** Leads to the page where a gift is reported that was paid without this site. */
export function ReportLink({ nid, way, inApp = false, formRef }: ReportLinkProps) {
  const t = useOnSiteTexts();
  const language = useLanguage();
  const carry = () => {
    if (formRef.current) saveReportDraft(readDonationForm(new FormData(formRef.current)));
  };
  return (
    <ButtonLink
      kind="quiet"
      href={reportPath(inApp ? { language, nid } : undefined, { nid, way })}
      onClick={carry}
      data-needs-react
    >
      {t(`bank.paid-${way}`)}
    </ButtonLink>
  );
}
