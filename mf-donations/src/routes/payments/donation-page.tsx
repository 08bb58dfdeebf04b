import { parseRupees } from '@trust/shared/contract/donations/amount';
import {
  DONATION_FIELDS,
  readDonationForm,
  type DonationFormValues,
  type FieldSource,
  type PaymentWay,
} from '@trust/shared/contract/donations/donation-fields';
import type { GiftWay } from '@trust/shared/contract/donations/gift-report-form';
import { transferRemark } from '@trust/shared/contract/donations/funds';
import { PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import type { LoadContext, ScreenDefinition } from '@trust/shared/remote';
import { defineScreen, Link, redirectTo, useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { Page } from '@trust/shared/ui/section';
import { Tabs } from '@trust/shared/ui/tabs';
import { startTransition, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { BANK_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { BankAccounts } from './bank-transfer/bank-accounts.tsx';
import { CauseCard, CauseFacts } from './cause-card.tsx';
import { readCause } from '../../parts/cause/cause.data.ts';
import { caseNumber, causeId, causeName, type Cause } from '../../parts/cause/cause.ts';
import { CompletedProject } from './completed/completed-project.tsx';
import type { OtherProjectsProps } from './completed/other-projects.tsx';
import { ReportLink } from './bank-transfer/report-link.tsx';
import type { UpiPaymentProps } from './bank-transfer/upi-payment.tsx';
import { lookUpPath, type AppPage } from '../../parts/outcome/payment-paths.rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DonationForm } from './form/donation-form.tsx';
import type { SiteForm } from './form/site-form.tsx';
import { addressOfChosenFund } from './form/donation-form.rules.ts';
import { readRefusedForm } from '../../parts/refused-form.rules.ts';
import { loadChecks } from './form/load-checks.ts';
import type { RefusedDonation } from './form/refused-donation.ts';
import styles from './donation-page.module.css';
import type { PurposeChooser } from './purpose-chooser.tsx';
import { PaymentUnavailable } from './payment-unavailable.tsx';
import { usePrivateAddress } from './use-private-address.ts';

/** What a page within an app has not: other projects' pages, choosing another purpose, a gift for someone, and paying by UPI app. */
interface SiteComponents {
  readonly Others: ComponentType<OtherProjectsProps>;
  readonly Purposes: typeof PurposeChooser;
  readonly form: SiteForm;
  readonly Upi: ComponentType<UpiPaymentProps>;
}

export interface DonationPageData {
  readonly cause: Cause;
  readonly form: DonationFormValues;
  /** Another page has handed over the sum and the donor. */
  readonly startsFolded: boolean;
  /** The server refused the form when it was posted without scripts. */
  readonly refused: RefusedDonation | null;
}

/**
 * A donation page for the cause in its address, paid in `way`. A page within an app has no components of the
 * site's: it shows no other page, and most apps let it open no other app.
 */
export function donationScreen(way: PaymentWay, site?: SiteComponents): ScreenDefinition<DonationPageData> {
  return defineScreen<DonationPageData>({
    load: loadDonationPage,
    Screen: ({ data }) => <DonationPage data={data} way={way} site={site} />,
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
  });
}

/** Reads the cause and the form's values. Throws NotFoundError where the address names no cause. */
export async function loadDonationPage(context: LoadContext): Promise<DonationPageData> {
  const { url, params, posted, queries, language } = context;
  const nid = params['nid'] ?? '';
  const postedFields: FieldSource | undefined = posted && { get: (name) => posted.values[name] };
  const chosen = addressOfChosenFund(url, nid, postedFields);
  // 307 repeats the post, so that the fields stay out of the address.
  if (chosen) throw redirectTo(chosen, postedFields ? 307 : 302);
  // A query, so that the browser starts with what was posted to the server.
  const typed = await queries.ensureQueryData({
    queryKey: ['donation-form', url.pathname, url.search],
    queryFn: async () => {
      const form = readDonationForm(postedFields ?? url.searchParams);
      const refused = posted ? readRefusedForm(DONATION_FIELDS, posted) : null;
      // An empty form needs no rules.
      if (form.amount === '' && !refused) return { form, refused, startsFolded: false };
      const checks = await loadChecks().catch(() => undefined);
      if (!refused) return { form, refused, startsFolded: checks?.isHandedOver(form) ?? false };
      const errors = checks?.describeErrors(refused.errors, form, language) ?? [];
      return { form, refused: { errors, message: refused.message }, startsFolded: false };
    },
  });
  return { cause: await readCause(context, nid), ...typed };
}

function DonationPage({
  data: { cause, form, startsFolded, refused },
  way,
  site,
}: {
  data: DonationPageData;
  way: PaymentWay;
  site: SiteComponents | undefined;
}) {
  const t = useTexts();
  usePrivateAddress();
  const language = useLanguage();
  const app = way === 'app' ? { language, nid: causeId(cause) } : undefined;
  return (
    <Page>
      <div className={styles.payments}>
        <h1 className={styles.heading}>
          <span className={styles.donateTo}>{t('pay.donate-to')}</span> {causeName(cause, t)}
        </h1>
        <div className={styles.cause}>
          <CauseCard cause={cause} inApp={app !== undefined} />
        </div>
        <div className={styles.ways}>
          {cause.kind === 'completed' ? (
            <>
              {refused?.message ? (
                <Notice tone="error" takesFocus>
                  <p>{refused.message}</p>
                </Notice>
              ) : null}
              <CompletedProject others={cause.others} Others={site?.Others} />
            </>
          ) : (
            <WaysToGive
              key={causeId(cause)}
              cause={cause}
              form={form}
              startsFolded={startsFolded}
              refused={refused}
              way={way}
              site={site}
              app={app}
            />
          )}
          <Link className={styles.check} href={lookUpPath(undefined, app)}>
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

function WaysToGive({
  cause,
  form,
  startsFolded,
  refused,
  way,
  site,
  app,
}: DonationPageData & { way: PaymentWay; site: SiteComponents | undefined; app: AppPage | undefined }) {
  const t = useTexts();
  const [tab, setTab] = useState(ONLINE);
  const [amount, setAmount] = useState(() => parseRupees(form.amount));
  const bank = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const typedForm = () => box.current?.querySelector('form') ?? null;
  const showBank = () => {
    flushSync(() => setTab(BANK_FRAGMENT));
    bank.current?.focus();
  };
  const nid = causeId(cause);
  const name = causeName(cause, t);
  const remark = transferRemark(nid, caseNumber(cause));
  const report = (giftWay: GiftWay) => <ReportLink nid={nid} way={giftWay} app={app} typed={typedForm} />;
  const bankLink = (
    <ButtonLink
      kind="quiet"
      href={`#${BANK_FRAGMENT}`}
      onClick={(event) => {
        event.preventDefault();
        showBank();
      }}
    >
      {t('pay.show-bank')}
    </ButtonLink>
  );
  const online = (
    <DonationForm
      nid={nid}
      purpose={name}
      way={way}
      form={form}
      startsFolded={startsFolded}
      refused={refused}
      isZakat={cause.kind === 'fund' && cause.fund === 'bmz'}
      onAmount={(amount) => startTransition(() => setAmount(amount))}
      bankLink={bankLink}
      site={site?.form}
      unavailableNotice={<PaymentUnavailable>{bankLink}</PaymentUnavailable>}
    />
  );
  const transfer = (
    <BankAccounts
      nid={nid}
      remark={remark}
      upi={
        site ? (
          <site.Upi
            nid={nid}
            amount={amount.kind === 'paise' ? amount.paise : undefined}
            note={remark}
            report={report('upi')}
          />
        ) : null
      }
      report={report('bank')}
      heading={bank}
    />
  );
  const tabs = (
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
  return (
    <>
      {site && cause.kind === 'fund' ? <site.Purposes fund={cause.fund} typed={typedForm} /> : null}
      <div ref={box}>{tabs}</div>
    </>
  );
}
