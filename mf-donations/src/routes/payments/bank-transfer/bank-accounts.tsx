import { accountsFor } from '@trust/shared/contract/donations/bank-accounts';
import { textIn } from '@trust/shared/contract/text-in';
import type { BankAccount } from '@trust/shared/contract/trust';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { CopyButton } from '@trust/shared/ui/copy-button';
import { memo, useId, type ReactNode, type RefObject } from 'react';
import { causeId, remarkFor, type Cause } from '../../../parts/cause/cause.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './bank-accounts.late.module.css';
import { ReportLink } from './report-link.tsx';

/** The id of the heading, which is focused when a link shows the accounts. */
export const BANK_HEADING = 'bank-accounts';

/**
 * The account for what is given to, with the others folded away, each number with a copy button. `children` pays by UPI
 * app, where that is possible. Typing in the form renders it no more.
 */
export const BankAccounts = memo(function BankAccounts({
  cause,
  formRef,
  inApp,
  children,
}: {
  cause: Cause;
  /** The donation form, which goes along to where a gift is reported. */
  formRef: RefObject<HTMLFormElement | null>;
  inApp: boolean;
  children?: ReactNode;
}) {
  const t = useTexts();
  const { bankAccounts } = useConfig().trust;
  const nid = causeId(cause);
  const own = accountsFor(nid, bankAccounts);
  const others = bankAccounts.filter((account) => !own.includes(account));
  return (
    <div className={styles.bank}>
      <h2 id={BANK_HEADING} tabIndex={-1} className={styles.title}>
        {t('bank.title')}
      </h2>
      {children}
      <p>
        {t('bank.quote', { remark: remarkFor(cause) })} {t('bank.intro')}
      </p>
      <AccountList accounts={own} />
      {others.length > 0 ? (
        <details>
          <summary className={styles.others}>{t('bank.others')}</summary>
          <AccountList accounts={others} />
        </details>
      ) : null}
      <p>{t('bank.receipt')}</p>
      <p>
        <ReportLink nid={nid} way="bank" formRef={formRef} inApp={inApp} />
      </p>
    </div>
  );
});

function AccountList({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <ul className={styles.accounts}>
      {accounts.map((account) => (
        <Account key={account.ifsc + account.accountNumber} account={account} />
      ))}
    </ul>
  );
}

function Account({ account }: { account: BankAccount }) {
  const t = useTexts();
  const language = useLanguage();
  const nameId = useId();
  const { accountName, accountNumber, ifsc, bank, branch } = account;
  return (
    <li className={styles.account} aria-labelledby={nameId}>
      <h3 className={styles.name} id={nameId}>
        {accountName}
      </h3>
      <dl className={styles.details}>
        <dt>{t('bank.account-number')}</dt>
        <dd className={styles.figures}>
          <span translate="no">{accountNumber}</span>
          <CopyButton text={accountNumber} label={t('bank.copy-number', { account: accountName })} />
        </dd>
        <dt>{t('bank.ifsc')}</dt>
        <dd className={styles.figures}>
          <span translate="no">{ifsc}</span>
          <CopyButton text={ifsc} label={t('bank.copy-ifsc', { account: accountName })} />
        </dd>
        <dt>{t('bank.bank')}</dt>
        <dd>{textIn(language, bank)}</dd>
        <dt>{t('bank.branch')}</dt>
        <dd>{textIn(language, branch)}</dd>
      </dl>
    </li>
  );
}
