import type { BankForm } from '@trust/shared/contract/donations/payments';
import { formatRupees } from '@trust/shared/i18n/format';
import { Button } from '@trust/shared/ui/button';
import page from '../../parts/narrow-page.module.css';
import { useSolaceTexts } from '../../texts/use-texts.ts';

/** A button that posts the bank's form, where no script does. `price` in whole rupees. */
export function ContinueToBank({
  form: { action, fields, tran_id },
  price,
}: {
  form: BankForm;
  price: number;
}) {
  const t = useSolaceTexts();
  return (
    <form className={page.form} method="post" action={action} aria-label={t('solace.to-bank')}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{t('outcome.reference', { tranId: tran_id })}</p>
      <p>{t('solace.pay')}</p>
      <Button type="submit">{t('solace.pay-now', { price: formatRupees(price) })}</Button>
    </form>
  );
}
