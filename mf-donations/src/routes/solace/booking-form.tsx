import { DISTRICTS } from '@trust/shared/contract/districts';
import { formatRupees } from '@trust/shared/i18n/format';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { SelectField, TextField } from '@trust/shared/ui/field';
import { RetryNotice } from '@trust/shared/ui/retry';
import { FIELD_LENGTH } from '../../parts/fields.rules.ts';
import { useFormCheck } from '../../parts/use-form-check.ts';
import page from '../../parts/narrow-page.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import type { PostedBooking, Programme } from './solace.data.ts';
import styles from './solace.module.css';
import type { BookingField } from './solace.rules.ts';
import { useBooking } from './use-booking.ts';

/** Who books. Without scripts the browser posts it to this page, which answers with the way to the bank. */
export function BookingForm({ programme, posted }: { programme: Programme; posted: PostedBooking | null }) {
  const t = useTexts();
  const language = useLanguage();
  const { form, attempt, errors, idOf, errorOf, record } = useFormCheck<BookingField>(
    posted && posted.faults.length > 0 ? posted.faults : undefined,
  );
  const { phase, submit } = useBooking(programme, posted, record);
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
      ref={form}
      className={page.form}
      method="post"
      action={`/solace/${programme.nid}`}
      aria-label={t('solace.book')}
      onSubmit={submit}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      <dl className={styles.price}>
        <dt>{t('solace.price')}</dt>
        <dd>{price}</dd>
      </dl>
      <TextField
        {...field('firstName')}
        label={t('solace.name')}
        autoComplete="name"
        maxLength={FIELD_LENGTH.name}
      />
      <TextField
        {...field('email')}
        label={t('solace.email')}
        type="email"
        autoComplete="email"
        maxLength={FIELD_LENGTH.email}
      />
      <TextField
        {...field('phone')}
        label={t('solace.phone')}
        hint={t('solace.phone-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={FIELD_LENGTH.phone}
      />
      <TextField
        {...field('place')}
        label={t('solace.place')}
        hint={t('solace.place-hint')}
        autoComplete="address-level2"
        maxLength={FIELD_LENGTH.name}
      />
      <SelectField
        {...field('district')}
        label={t('solace.district')}
        placeholder={t('solace.district-choose')}
        options={DISTRICTS.map((district) => ({ value: district.en, label: district[language] }))}
      />
      {phase.kind === 'trouble' ? (
        <RetryNotice
          key={`trouble-${phase.times}`}
          message={phase.message ?? t('checkout.unreachable')}
          onRetry={() => form.current?.requestSubmit()}
        />
      ) : null}
      {phase.kind === 'leaving' ? <p role="status">{t('solace.leaving')}</p> : null}
      <p className={styles.quiet}>{t('solace.pay')}</p>
      <Button type="submit" busy={phase.kind === 'beginning' || phase.kind === 'leaving'}>
        {t('solace.proceed', { price })}
      </Button>
    </form>
  );
}
