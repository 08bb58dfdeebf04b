import type { Project } from '@trust/shared/contract/content/projects';
import type { PaymentWay } from '@trust/shared/contract/donations/donation-fields';
import { BANK_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { Link, useLanguage, type ScreenDefinition } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import { Tabs } from '@trust/shared/ui/tabs';
import { Fragment, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { causeId, causeName } from '../../parts/cause/cause.ts';
import { lookUpPath } from '../../parts/outcome/payment-paths.rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { BANK_HEADING, BankAccounts } from './bank-transfer/bank-accounts.tsx';
import { CauseCard, CauseFacts } from './cause-card.tsx';
import { CompletedProject } from './completed/completed-project.tsx';
import { loadDonationPage, type DonationPageData } from './donation-page.data.ts';
import styles from './donation-page.module.css';
import { DonationForm } from './form/donation-form.tsx';
import type { DonationFormState } from './form/state/use-donation-form.ts';
import { usePrivateAddress } from './use-private-address.ts';

/** The screen of a donation page whose donations are paid in `way`: what it loads, and its head. */
export function donationScreen(
  way: PaymentWay,
  Screen: ScreenDefinition<DonationPageData>['Screen'],
): ScreenDefinition<DonationPageData> & { readonly load: typeof loadDonationPage } {
  return {
    load: loadDonationPage,
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

/**
 * What every donation page shows: what is given to, the ways to give as `children`, and what helps. A completed project takes
 * no more, and `offer` shows others that still collect.
 */
export function DonationPage({
  data: { cause, refused },
  inApp = false,
  offer,
  children,
}: {
  data: DonationPageData;
  inApp?: boolean;
  offer: (others: readonly Project[]) => ReactNode;
  children: ReactNode;
}) {
  const t = useTexts();
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
          {cause.kind === 'completed' ? (
            <CompletedProject refused={refused} hasOthers={cause.others.length > 0}>
              {offer(cause.others)}
            </CompletedProject>
          ) : (
            <Fragment key={app.nid}>{children}</Fragment>
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
