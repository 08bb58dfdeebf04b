import { accountsFor } from '@trust/shared/contract/donations/bank-accounts';
import { textIn } from '@trust/shared/contract/text-in';
import type { BankAccount } from '@trust/shared/contract/trust';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { CopyButton } from '@trust/shared/ui/copy-button';
import { useId, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './bank-accounts.late.module.css';

/**
 * The account for what is given to, with the others folded away, each number with a copy button. `upi` pays by UPI app,
 * where that is possible; `report` leads to where a gift is reported; `remark` belongs in the transfer's remarks.
 */
export function BankAccounts({
  nid,
  remark,
  upi,
  report,
  heading,
}: {
  /** What is given to: a project's id, or a fund. */
  nid: string;
  remark: string;
  upi: ReactNode;
  report: ReactNode;
  heading: Ref<HTMLHeadingElement>;
}) {
  const t = useTexts();
  const { bankAccounts } = useConfig().trust;
  const own = accountsFor(nid, bankAccounts);
  const others = bankAccounts.filter((account) => !own.includes(account));
  return (
    <div className={styles.bank}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('bank.title')}
      </h2>
      {upi}
      <p>
        {t('bank.quote', { remark })} {t('bank.intro')}
      </p>
      <AccountList accounts={own} />
      {others.length > 0 ? (
        <details>
          <summary className={styles.others}>{t('bank.others')}</summary>
          <AccountList accounts={others} />
        </details>
      ) : null}
      <p>{t('bank.receipt')}</p>
      <p>{report}</p>
    </div>
  );
}

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
