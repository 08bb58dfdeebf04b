import { Button } from '@trust/shared/ui/button';
import { CheckField } from '@trust/shared/ui/field';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnSiteTexts } from '../../../texts/use-texts.ts';
import styles from './donation-form.module.css';
import {
  forgetDonor,
  readRememberedDonor,
  REMEMBER_FIELD,
  type RememberedDonor,
} from './remembered-donor.ts';

/** Offers to remember the donor on this device, and fills in whom it remembers. It needs scripts. */
export function RememberMe({ onRemembered }: { onRemembered: (donor: RememberedDonor) => void }) {
  const t = useOnSiteTexts();
  const isHydrated = useHydrated();
  const [donor, setDonor] = useState(readRememberedDonor);
  const fillIn = useEffectEvent(() => {
    if (donor) onRemembered(donor);
  });
  useEffect(() => fillIn(), []);

  if (isHydrated && donor) {
    return (
      <p className={styles.row}>
        {t('pay.remembered')}
        <input type="hidden" name={REMEMBER_FIELD} value="1" />
        <Button
          kind="quiet"
          onClick={() => {
            forgetDonor();
            setDonor(undefined);
          }}
        >
          {t('pay.forget')}
        </Button>
      </p>
    );
  }
  return (
    <div className={isHydrated ? undefined : styles.needsScript}>
      <CheckField name={REMEMBER_FIELD} value="1" label={t('pay.remember')} disabled={!isHydrated} />
    </div>
  );
}
