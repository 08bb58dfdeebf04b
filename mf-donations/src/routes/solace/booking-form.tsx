import { BOOKINGS_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { DISTRICTS } from '@trust/shared/contract/districts.texts';
import { buildPath, SOLACE_PROGRAMME_PATH, TERMS_PATH } from '@trust/shared/contract/pages/paths';
import { formatRupees } from '@trust/shared/i18n/format';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { SelectField, TextField } from '@trust/shared/ui/field';
import { RetryNotice } from '@trust/shared/ui/retry';
import { DonorFields } from '../../parts/donor-form/donor-fields.tsx';
import page from '../../parts/narrow-page.module.css';
import { useSolaceTexts } from '../../texts/use-texts.ts';
import type { PostedBooking, Programme } from './solace.data.ts';
import styles from './solace.module.css';
import type { BookingField } from './solace.rules.ts';
import { useBooking } from './use-booking.ts';

/** Who books. Without scripts it is posted to this page, which then shows the bank's form. */
export function BookingForm({ programme, posted }: { programme: Programme; posted: PostedBooking | null }) {
  const t = useSolaceTexts();
  const language = useLanguage();
  const { form, slips, book, toText } = useBooking(programme, posted);
  const { formRef, attempt, errors, failure, isBusy, isLeaving, idOf, errorOf, onInput, onSubmit, retry } =
    form;
  const price = formatRupees(programme.price);
  const field = (name: BookingField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: posted?.form[name],
    required: true,
  });

  return (
    <form
      ref={formRef}
      className={page.form}
      method="post"
      action={buildPath(SOLACE_PROGRAMME_PATH, programme.nid)}
      aria-label={t('solace.book')}
      onSubmit={onSubmit(book)}
      onInput={(event) => {
        onInput(event);
        slips.onInput();
      }}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      <dl className={styles.price}>
        <dt>{t('solace.price')}</dt>
        <dd>{price}</dd>
      </dl>
      <DonorFields donor={posted?.form} texts="solace" idOf={idOf} errorOf={errorOf} />
      <TextField
        {...field('place')}
        label={t('solace.place')}
        hint={t('solace.place-hint')}
        autoComplete="address-level2"
      />
      <SelectField
        {...field('district')}
        label={t('solace.district')}
        placeholder={t('solace.district-choose')}
        options={DISTRICTS.map((district) => ({ value: district.en, label: district[language] }))}
      />
      {failure ? <RetryNotice key={`failure-${attempt}`} message={toText(failure)} onRetry={retry} /> : null}
      {isLeaving ? <p role="status">{t('solace.leaving')}</p> : null}
      <p className={styles.quiet}>
        {t('solace.pay')} <a href={`${TERMS_PATH}#${BOOKINGS_FRAGMENT}`}>{t('solace.cancelling')}</a>
      </p>
      {slips.notice}
      <Button type="submit" busy={isBusy}>
        {t('solace.proceed', { price })}
      </Button>
    </form>
  );
}
