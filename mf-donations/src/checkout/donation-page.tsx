import type { LoadContext, ScreenDefinition } from '@trust/shared/remote';
import { defineScreen, Link, redirectTo } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import { Tabs } from '@trust/shared/ui/tabs';
import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { BankAccounts } from '../parts/bank-accounts.tsx';
import { CauseCard } from '../parts/cause-card.tsx';
import { readCause } from '../parts/cause.data.ts';
import { caseNumber, causeId, causeName, type Cause } from '../parts/cause.ts';
import { CompletedProject } from '../parts/completed-project.tsx';
import type { FieldSource } from '../parts/fields.rules.ts';
import { SandboxBanner } from '../parts/sandbox-banner.tsx';
import type { UpiCodeProps } from '../parts/upi-code.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { DonationForm } from './donation-form.tsx';
import { addressOfChosenFund, readDonationForm, type DonationForm as Form } from './donation-form.rules.ts';
import styles from './donation-page.module.css';
import { NotYet } from './not-yet.tsx';
import { usePrivateAddress } from './use-private-address.ts';
import type { Way } from './way.ts';

type Code = ComponentType<UpiCodeProps>;

export interface DonationPageData {
  readonly cause: Cause;
  readonly form: Form;
}

/**
 * A page that collects for the project or fund in its address, paid in `way`. `Code` is what UPI apps read; within an
 * app, whose page no other telephone looks at, there is none.
 */
export function donationScreen(way: Way, Code?: Code): ScreenDefinition<DonationPageData> {
  return defineScreen<DonationPageData>({
    load: loadDonationPage,
    Screen: ({ data }) => <DonationPage data={data} way={way} Code={Code} />,
    head({ data: { cause }, t, url }) {
      const name = causeName(cause, t);
      return {
        title: t('pay.title', { name }),
        description: t('pay.description', { name }),
        canonicalPath: way === 'card' ? url.pathname : `/payments/${causeId(cause)}`,
        ...(cause.kind === 'fund' ? {} : { image: cause.project.logo }),
        ...(way === 'card' ? {} : { noIndex: true }),
      };
    },
  });
}

/** Reads what a donation page collects for. Throws NoSuchThing where its address names nothing. */
export async function loadDonationPage(context: LoadContext): Promise<DonationPageData> {
  const { url, params, posted, queries } = context;
  const nid = params['nid'] ?? '';
  const sent: FieldSource | undefined = posted && { get: (name) => posted.values[name] };
  const chosen = addressOfChosenFund(url, nid, sent);
  // What was sent is sent on, and stays out of the address.
  if (chosen) throw redirectTo(chosen, sent ? 307 : 302);
  // A query, so that the browser starts with what the server was sent.
  const form = await queries.ensureQueryData({
    queryKey: ['donation-form', url.pathname, url.search],
    queryFn: () => Promise.resolve(readDonationForm(sent ?? url.searchParams)),
  });
  return { cause: await readCause(context, nid), form };
}

function DonationPage({
  data: { cause, form },
  way,
  Code,
}: {
  data: DonationPageData;
  way: Way;
  Code: Code | undefined;
}) {
  const t = useTexts();
  usePrivateAddress();
  return (
    <Page>
      <div className={styles.payments}>
        <h1 className={styles.heading}>
          <span className={styles.donateTo}>{t('pay.donate-to')}</span> {causeName(cause, t)}
        </h1>
        <div className={styles.cause}>
          <CauseCard cause={cause} inApp={way === 'app'} />
        </div>
        <div className={styles.ways}>
          <SandboxBanner />
          {cause.kind === 'completed' ? (
            <CompletedProject others={cause.others} inApp={way === 'app'} />
          ) : (
            <WaysToGive key={causeId(cause)} cause={cause} form={form} way={way} Code={Code} />
          )}
          {way === 'app' ? null : (
            <Link className={styles.check} href="/payments-check">
              {t('help.check')}
            </Link>
          )}
        </div>
      </div>
    </Page>
  );
}

const ONLINE = 'online-payment';
const BANK = 'bank-transfer';

function WaysToGive({ cause, form, way, Code }: DonationPageData & { way: Way; Code: Code | undefined }) {
  const t = useTexts();
  const [tab, setTab] = useState(ONLINE);
  const [amount, setAmount] = useState(form.amount);
  const bank = useRef<HTMLHeadingElement>(null);
  const showBank = () => {
    flushSync(() => setTab(BANK));
    bank.current?.focus();
  };
  const number = caseNumber(cause);
  const name = causeName(cause, t);
  const reference = number === '-' ? name : number;
  const toBank = (
    <ButtonLink
      kind="quiet"
      href={`#${BANK}`}
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
      nid={causeId(cause)}
      purpose={name}
      way={way}
      form={form}
      isZakat={cause.kind === 'fund' && cause.fund === 'bmz'}
      onAmount={setAmount}
      toBank={toBank}
      notYet={<NotYet>{toBank}</NotYet>}
    />
  );
  const transfer = (
    <BankAccounts
      nid={causeId(cause)}
      reference={reference}
      note={number === '-' ? causeId(cause) : number}
      amount={amount}
      heading={bank}
      Code={Code}
    />
  );
  return (
    <Tabs
      label={t('tabs.label')}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: ONLINE, label: t('tabs.online'), content: online },
        { id: BANK, label: t('tabs.bank'), content: transfer },
      ]}
    />
  );
}
