import type { PaymentWay } from '@trust/shared/contract/donations/donation-fields';
import { BANK_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { Link, useLanguage, type LoadContext, type ScreenDefinition } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { Page } from '@trust/shared/ui/section';
import { Tabs } from '@trust/shared/ui/tabs';
import { Fragment, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { causeId, causeName } from '../../parts/cause/cause.ts';
import { throwUnavailable } from '../../parts/api-calls/load-calls.ts';
import { lookUpPath } from '../../parts/outcome/payment-paths.rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { BANK_HEADING, BankAccounts } from './bank-transfer/bank-accounts.tsx';
import { CauseCard, CauseFacts } from './cause-card.tsx';
import { loadDonationPage, type CompletedView, type DonationPageData } from './donation-page.data.ts';
import styles from './donation-page.module.css';
import { DonationForm } from './form/donation-form.tsx';
import type { DonationFormState } from './form/state/use-donation-form.ts';
import { usePrivateAddress } from './use-private-address.ts';

interface DonationScreen extends ScreenDefinition<DonationPageData> {
  load(context: LoadContext): Promise<DonationPageData>;
}

/**
 * The screen of a donation page whose donations are paid in `way`: what it loads, and its head. `importCompleted` loads what
 * a completed project shows.
 */
export function donationScreen(
  way: PaymentWay,
  Screen: DonationScreen['Screen'],
  importCompleted: () => Promise<CompletedView>,
): DonationScreen {
  return {
    load: (context) => loadDonationPage(context, () => importCompleted().catch(throwUnavailable)),
    Screen,
    head({ data: { cause }, t, url }) {
      const name = causeName(cause, t);
      return {
        title: t('pay.title', { name }),
        description: t('pay.description', { name }),
        canonicalPath: way === 'card' ? url.pathname : buildPath(PAYMENTS_PATH, causeId(cause)),
        ...(cause.kind === 'fund' ? {} : { image: cause.project.logo }),
        ...(way === 'card' ? {} : { noIndex: true }),
      };
    },
  };
}

/** A donation page shows its cause, the ways to give (`children`) and where to look a payment up. */
export function DonationPage({
  data,
  inApp = false,
  children,
}: {
  data: DonationPageData;
  inApp?: boolean;
  children: ReactNode;
}) {
  const t = useTexts();
  const { cause, refused, completed } = data;
  usePrivateAddress();
  const app = { language: useLanguage(), nid: causeId(cause) };
  return (
    <Page>
      <div className={styles.payments}>
        <h1 className={styles.heading}>
          <span className={styles.donateTo}>{t('pay.donate-to')}</span> {causeName(cause, t)}
        </h1>
        <div className={styles.cause}>
          <CauseCard cause={cause} inApp={inApp} />
        </div>
        <div className={styles.ways}>
          {completed === undefined ? (
            <Fragment key={app.nid}>{children}</Fragment>
          ) : (
            <>
              {refused?.message ? (
                <Notice tone="error" takesFocus>
                  <p>{refused.message}</p>
                </Notice>
              ) : null}
              {completed === null ? <AsRendered /> : <completed.View others={completed.others} />}
            </>
          )}
          <Link className={styles.check} href={lookUpPath(undefined, inApp ? app : undefined)}>
            {t('help.check')}
          </Link>
        </div>
        <div className={styles.facts}>
          <CauseFacts cause={cause} />
        </div>
      </div>
    </Page>
  );
}

/**
 * Keeps the HTML that the server rendered. If React renders the page anew, it shows one sentence instead. `ServerHtml` would
 * also follow links without a document load, but it costs every donation page 400 bytes.
 */
function AsRendered() {
  const t = useTexts();
  // The same object each time: React writes another one into the element.
  const [html] = useState({ __html: t('completed.title') });
  return <div suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

const ONLINE = 'online-payment';

/** Giving online, by the form with a screen's own fields as `children`, or by bank transfer, or `upi` where that is possible. */
export function WaysToGive({
  donation,
  upi,
  children,
}: {
  donation: DonationFormState;
  upi?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts();
  const [tab, setTab] = useState(ONLINE);
  const bankLink = (
    <ButtonLink
      kind="quiet"
      href={`#${BANK_FRAGMENT}`}
      onClick={(event) => {
        event.preventDefault();
        flushSync(() => setTab(BANK_FRAGMENT));
        document.getElementById(BANK_HEADING)?.focus();
      }}
    >
      {t('pay.show-bank')}
    </ButtonLink>
  );
  const online = (
    <DonationForm donation={donation} bankLink={bankLink}>
      {children}
    </DonationForm>
  );
  const { cause, formRef, way } = donation;
  const transfer = (
    <BankAccounts cause={cause} formRef={formRef} inApp={way === 'app'}>
      {upi}
    </BankAccounts>
  );
  return (
    <Tabs
      label={t('tabs.label')}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: ONLINE, label: t('tabs.online'), content: online },
        { id: BANK_FRAGMENT, label: t('tabs.bank'), content: transfer },
      ]}
    />
  );
}
