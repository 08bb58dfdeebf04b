import { Button } from '@trust/shared/ui/button';
import { CheckField } from '@trust/shared/ui/field';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './donation-form.module.css';
import { forgetDonor, readRememberedDonor, type RememberedDonor } from './remembered-donor.ts';

/** The name of the box in the form's data. */
export const REMEMBER_FIELD = 'remember';

/** Offers to remember the donor on this device, and fills in whom it remembers. It needs scripts. */
export function RememberMe({ onRemembered }: { onRemembered: (donor: RememberedDonor) => void }) {
  const t = useTexts();
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
