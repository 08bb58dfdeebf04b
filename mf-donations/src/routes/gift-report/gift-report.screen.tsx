import { GIFT_REPORT_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen, Link } from '@trust/shared/remote';
import { Notice } from '@trust/shared/ui/notice';
import { Page } from '@trust/shared/ui/section';
import { useEffect, useRef, useState } from 'react';
import { BackToGiving } from '../../parts/in-app/back-to-giving.tsx';
import { PageInApp } from '../../parts/in-app/page-in-app.tsx';
import { useAppPage } from '../../parts/in-app/within-app.tsx';
import page from '../../parts/narrow-page.module.css';
import outcome from '../../parts/outcome/after-payment.module.css';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { outcomePath } from '../../parts/outcome/payment-paths.rules.ts';
import { stageOf } from '../../parts/outcome/state/payment-state.rules.ts';
import { PaymentHelp } from '../../parts/outcome/payment-help.tsx';
import { Rejected, Reported } from '../../parts/outcome/reported.tsx';
import { useTitleAnnouncement } from '../../parts/outcome/use-title-announcement.ts';
import { useReportTexts } from '../../texts/use-texts.ts';
import { ReportForm } from './gift-report-form.tsx';
import { loadGiftReport, type GiftReportData } from './gift-report.data.ts';
import type { ReportedDonation } from './sent-report.ts';

function Report({ data }: { data: GiftReportData }) {
  const t = useReportTexts();
  const [sent, setSent] = useState<ReportedDonation>();
  const reported = sent ?? data.reported;
  useTitleAnnouncement(
    reported ? t('outcome.reported.title') : t('report.title'),
    reported ? 'reported' : 'form',
  );
  return (
    <Page narrow>
      <div className={page.page}>
        {reported ? (
          <ReportedGift reported={reported} takesFocus={sent !== undefined} />
        ) : (
          <>
            <div className={page.head}>
              <h1>{t('report.title')}</h1>
              <p>{t('report.lead')}</p>
            </div>
            <ReportForm data={data} onReported={setSent} />
          </>
        )}
        <PaymentHelp lookUp={false} />
        <BackToGiving />
      </div>
    </Page>
  );
}

function ReportedGift({
  reported: { tranId, state, email, isKnown },
  takesFocus,
}: {
  reported: ReportedDonation;
  takesFocus: boolean;
}) {
  const t = useReportTexts();
  const app = useAppPage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const stage = stageOf(state);
  const shown = stage === 'rejected' || stage === 'received' ? stage : 'reported';
  return (
    <OutcomeCard
      stage={shown}
      tranId={tranId}
      heading={
        <h1 ref={heading} tabIndex={-1}>
          {shown === 'received' ? t('report.found') : t(`outcome.${shown}.title`)}
        </h1>
      }
    >
      {isKnown ? (
        <Notice tone="info">
          <p>{t('report.known')}</p>
        </Notice>
      ) : null}
      {shown === 'rejected' ? <Rejected /> : null}
      {shown === 'received' ? (
        <>
          <p>{t('report.found-receipt')}</p>
          <p>
            <Link className={outcome.link} href={outcomePath(tranId, app)}>
              {t('report.found-see')}
            </Link>
          </p>
        </>
      ) : null}
      {shown === 'reported' ? <Reported tranId={tranId} email={email} /> : null}
    </OutcomeCard>
  );
}

export const screen = defineScreen<GiftReportData>({
  load: loadGiftReport,
  Screen: ({ data }) => (
    <PageInApp {...data}>
      <Report data={data} />
    </PageInApp>
  ),
  head: ({ data, t }) => ({
    title: t(data.reported ? 'outcome.reported.title' : 'report.title'),
    description: t('report.description'),
    canonicalPath: GIFT_REPORT_PATH,
    noIndex: true,
  }),
});
