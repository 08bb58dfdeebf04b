import { isCompleted } from '@trust/shared/contract/progress';
import { NoSuchThing } from '@trust/shared/http';
import { defineScreen, redirectTo, type LoadContext } from '@trust/shared/remote';
import { Page } from '@trust/shared/ui/section';
import { Tabs } from '@trust/shared/ui/tabs';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../texts/use-texts.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { CauseCard } from './cause-card.tsx';
import { caseNumber, causeName, type Cause } from './cause.ts';
import { CompletedProject } from './completed-project.tsx';
import { DonationForm } from './donation-form.tsx';
import { NotYet } from './not-yet.tsx';
import { projectQuery, readOtherProjects } from './payments.data.ts';
import styles from './payments.module.css';
import {
  addressOfChosenFund,
  readDonationForm,
  recipientOf,
  SENT,
  type DonationForm as Form,
} from './payments.rules.ts';
import { usePrivateAddress } from './use-private-address.ts';

interface PaymentsData {
  readonly cause: Cause;
  readonly form: Form;
  readonly sent: boolean;
}

async function load(context: LoadContext): Promise<PaymentsData> {
  const { url, params } = context;
  const nid = params['nid'] ?? '';
  const chosen = addressOfChosenFund(url, nid);
  if (chosen) throw redirectTo(chosen);
  return {
    cause: await readCause(context, nid),
    form: readDonationForm(url.searchParams),
    sent: url.searchParams.has(SENT),
  };
}

async function readCause(context: LoadContext, nid: string): Promise<Cause> {
  const recipient = recipientOf(nid);
  switch (recipient.kind) {
    case 'fund':
      return recipient;
    case 'nobody':
      throw new NoSuchThing();
    case 'project': {
      const project = await context.queries.ensureQueryData(projectQuery(context, recipient.id));
      if (!isCompleted(project)) return { kind: 'project', project };
      return { kind: 'completed', project, others: await readOtherProjects(context) };
    }
  }
}

function Payments({ data: { cause, form, sent } }: { data: PaymentsData }) {
  const t = useTexts();
  usePrivateAddress();
  return (
    <Page>
      <div className={styles.payments}>
        <h1 className={styles.heading}>
          <span className={styles.donateTo}>{t('pay.donate-to')}</span> {causeName(cause, t)}
        </h1>
        <div className={styles.cause}>
          <CauseCard cause={cause} />
        </div>
        <div className={styles.ways}>
          {cause.kind === 'completed' ? (
            <CompletedProject others={cause.others} />
          ) : (
            <WaysToGive cause={cause} form={form} sent={sent} />
          )}
        </div>
      </div>
    </Page>
  );
}

const ONLINE = 'online-payment';
const BANK = 'bank-transfer';

function WaysToGive({ cause, form, sent }: PaymentsData) {
  const t = useTexts();
  const [tab, setTab] = useState(ONLINE);
  const bank = useRef<HTMLHeadingElement>(null);
  const showBank = () => {
    flushSync(() => setTab(BANK));
    bank.current?.focus();
  };
  const number = caseNumber(cause);
  const reference = number === '-' ? causeName(cause, t) : number;
  const online = (
    <DonationForm form={form} sent={sent}>
      <NotYet bankId={BANK} onBank={showBank} />
    </DonationForm>
  );
  return (
    <Tabs
      label={t('tabs.label')}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: ONLINE, label: t('tabs.online'), content: online },
        { id: BANK, label: t('tabs.bank'), content: <BankAccounts reference={reference} heading={bank} /> },
      ]}
    />
  );
}

export const screen = defineScreen<PaymentsData>({
  load,
  Screen: Payments,
  head({ data: { cause }, t, url }) {
    const name = causeName(cause, t);
    return {
      title: t('pay.title', { name }),
      description: t('pay.description', { name }),
      canonicalPath: url.pathname,
      ...(cause.kind === 'fund' ? {} : { image: cause.project.logo }),
    };
  },
});
