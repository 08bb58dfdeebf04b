import type { Paise } from '@trust/shared/contract/donations/amount';
import { useConfig } from '@trust/shared/remote';
import { CopyButton } from '@trust/shared/ui/copy-button';
import { encode } from 'uqr';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './upi-code.module.css';
import { toSvgPath, upiAddress, upiAmount } from './upi.rules.ts';

/** Light squares around the code, as its standard asks for. */
const QUIET_ZONE = 4;

export interface UpiCodeProps {
  readonly upiId: string;
  /** Undefined while none can be read. */
  readonly amount: Paise | undefined;
  readonly reference: string;
}

/** A code that any UPI app reads, with the amount in it when one was given; on a phone also a link that opens the app. */
export function UpiCode({ upiId, amount, reference }: UpiCodeProps) {
  const t = useTexts();
  // In Latin letters: not every app can show others.
  const { name } = useConfig().trust;
  const rupees = amount === undefined ? undefined : upiAmount(amount);
  const address = upiAddress({ upiId, name: name.en, note: reference, amount: rupees });
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  return (
    <section className={styles.upi} aria-label={t('upi.title')}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('upi.code', { upiId })}
        shapeRendering="crispEdges"
      >
        <path d={toSvgPath(data)} />
      </svg>
      <div className={styles.words}>
        <h3>{t('upi.title')}</h3>
        <p>{t('upi.how')}</p>
        <p>{rupees === undefined ? t('upi.any-amount') : t('upi.amount', { amount: `₹${rupees}` })}</p>
        <p className={styles.id}>
          <span>{upiId}</span>
          <CopyButton text={upiId} label={t('upi.copy')} />
        </p>
        <p className={styles.app}>
          <a href={address}>{t('upi.open')}</a>
        </p>
      </div>
    </section>
  );
}
