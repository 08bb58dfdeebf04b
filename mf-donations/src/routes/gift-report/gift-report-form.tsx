import { FUNDS } from '@trust/shared/contract/donations/funds';
import {
  GIFT_REPORT_FORM_ACTION,
  GIFT_WAYS,
  readGiftReportForm,
  type GiftReportField,
} from '@trust/shared/contract/donations/gift-report-form';
import { IN_APP_FIELD } from '@trust/shared/contract/donations/donation-fields';
import { PRIVACY_PATH } from '@trust/shared/contract/pages/paths';
import { Link, useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { ChoiceField, SelectField, TextArea, TextField } from '@trust/shared/ui/field';
import { RetryNotice } from '@trust/shared/ui/retry';
import { DonorFields } from '../../parts/donor-form/donor-fields.tsx';
import page from '../../parts/narrow-page.module.css';
import { saveReportDraft } from '../../parts/report-draft.ts';
import { useReportTexts } from '../../texts/use-texts.ts';
import type { GiftReportData } from './gift-report.data.ts';
import type { ReportedDonation } from './sent-report.ts';
import { useReport } from './use-report.ts';

/** What the donor says of a gift that was paid without this site. Without scripts it is posted to the server. */
export function ReportForm({
  data,
  onReported,
}: {
  data: GiftReportData;
  onReported: (reported: ReportedDonation) => void;
}) {
  const t = useReportTexts();
  const language = useLanguage();
  const { form } = data;
  const { report, slips, send, toText } = useReport(data, onReported);
  const { formRef, attempt, errors, failure, isBusy, idOf, errorOf, onInput, onSubmit, retry } = report;
  const field: FieldProps = (name) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: form[name],
  });

  return (
    <form
      ref={formRef}
      className={page.form}
      method="post"
      action={`${GIFT_REPORT_FORM_ACTION}?lang=${language}`}
      aria-label={t('report.title')}
      onSubmit={onSubmit(send)}
      onInput={(event) => {
        onInput(event);
        slips.onInput();
        saveReportDraft(readGiftReportForm(new FormData(event.currentTarget)));
      }}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      {data.app ? <input type="hidden" name={IN_APP_FIELD} value="yes" /> : null}
      <GiftFields data={data} field={field} />
      <DonorFields donor={form} idOf={idOf} errorOf={errorOf} />
      <TaxFields field={field} />
      {failure ? <RetryNotice key={`failure-${attempt}`} message={toText(failure)} onRetry={retry} /> : null}
      <p>
        {t('report.kept')} {data.app ? null : <Link href={PRIVACY_PATH}>{t('report.privacy')}</Link>}
      </p>
      {slips.notice}
      <div>
        <Button type="submit" busy={isBusy}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  );
}

/** What each field of the form is given. */
type FieldProps = (name: GiftReportField) => {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue: string;
};

/** How, how much, when and for what was given. */
function GiftFields({ data: { projects, days }, field }: { data: GiftReportData; field: FieldProps }) {
  const t = useReportTexts();
  return (
    <>
      <ChoiceField
        {...field('way')}
        legend={t('report.way')}
        options={GIFT_WAYS.map((way) => ({ value: way, label: t(`report.way.${way}`) }))}
        required
      />
      <TextField
        {...field('utr')}
        label={t('report.utr')}
        hint={t('report.utr-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        {...field('amount')}
        label={t('report.amount')}
        hint={t('report.amount-hint')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField {...field('paidOn')} label={t('report.paid-on')} type="date" {...days} required />
      <SelectField
        {...field('project')}
        label={t('report.purpose')}
        placeholder={t('report.purpose-open')}
        options={[
          ...FUNDS.map((fund) => ({ value: fund, label: t(`fund.${fund}`) })),
          ...projects.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  );
}

/** What a receipt for the tax office needs. */
function TaxFields({ field }: { field: FieldProps }) {
  const t = useReportTexts();
  return (
    <>
      <TextArea
        {...field('address')}
        label={t('donor.address')}
        hint={t('report.address-hint')}
        optional
        autoComplete="street-address"
        rows={3}
      />
      <TextField
        {...field('pan')}
        label={t('donor.pan')}
        hint={t('donor.pan-hint')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
