import type { Paise } from '@trust/shared/contract/donations/amount';
import { upiIdFor } from '@trust/shared/contract/donations/bank-accounts';
import { upiAddress, upiCodeUrl } from '@trust/shared/contract/donations/upi';
import { formatPaise } from '@trust/shared/i18n/format';
import { useConfig } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { CopyButton } from '@trust/shared/ui/copy-button';
import { useState, type RefObject } from 'react';
import { causeId, remarkFor, type Cause } from '../../../parts/cause/cause.ts';
import { useOnSiteTexts } from '../../../texts/use-texts.ts';
import { ReportLink } from './report-link.tsx';
import styles from './upi-payment.module.css';
import { useSettled } from './use-settled.ts';

/** How long a typed amount stands before its code is asked for, in ms. */
const SETTLES_AFTER_MS = 400;

/**
 * Paying the trust in a UPI app: a phone opens its app, other screens show a code for one. The server draws the code, with
 * the typed amount, so that it is there without scripts too. Shows nothing where there is no UPI ID.
 */
export function UpiPayment({
  cause,
  amount,
  formRef,
}: {
  cause: Cause;
  /** Undefined while none can be read. */
  amount: Paise | undefined;
  /** The donation form, which goes along to where a gift is reported. */
  formRef: RefObject<HTMLFormElement | null>;
}) {
  const nid = causeId(cause);
  const t = useOnSiteTexts();
  const { trust } = useConfig();
  const upiId = upiIdFor(nid, trust);
  const sum = amount === undefined ? undefined : formatPaise(amount);
  const settled = useSettled(amount, SETTLES_AFTER_MS);
  if (upiId === undefined) return null;
  // In Latin letters: not every app can show others.
  const address = upiAddress({ upiId, name: trust.name.en, note: remarkFor(cause), amount });
  const code = <Code address={upiCodeUrl({ nid, amount: settled })} upiId={upiId} />;
  return (
    <section className={styles.upi} aria-label={t('upi.title')}>
      <div className={styles.scanned}>{code}</div>
      <div className={styles.words}>
        <h3>{t('upi.title')}</h3>
        <p className={styles.scanned}>{t('upi.how')}</p>
        <ButtonLink kind="give" className={styles.app} href={address}>
          {sum === undefined ? t('upi.open') : t('upi.open-sum', { sum })}
        </ButtonLink>
        <p>{sum === undefined ? t('upi.any-amount') : t('upi.amount', { sum })}</p>
        <p className={styles.id}>
          <span translate="no">{upiId}</span>
          <CopyButton text={upiId} label={t('upi.copy')} />
        </p>
        <p className={styles.tapped}>{t('upi.nothing-opens')}</p>
        <details className={styles.tapped}>
          <summary>{t('upi.show-code')}</summary>
          {code}
        </details>
        <p>
          <ReportLink nid={nid} way="upi" formRef={formRef} />
        </p>
      </div>
    </section>
  );
}

/** Only what is seen is loaded. A code of another amount is never left standing. */
function Code({ address, upiId }: { address: string; upiId: string }) {
  const t = useOnSiteTexts();
  const [failed, setFailed] = useState('');
  return (
    <>
      <img
        key={address}
        className={styles.code}
        src={address}
        alt={t('upi.code', { upiId })}
        width="192"
        height="192"
        loading="lazy"
        onError={() => setFailed(address)}
      />
      {failed === address ? <p role="status">{t('upi.no-code')}</p> : null}
    </>
  );
}
