import { ageOn, readBirthDate } from '@trust/shared/contract/applications/birth-date';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { TextField } from '@trust/shared/ui/field';
import { FieldErrorText, FieldHint } from '@trust/shared/ui/labelled-field';
import { joinBirthDate, writeBirthDate, splitBirthDate } from '../state/birth-date.rules.ts';
import { useFormContext } from '../state/form-context.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './fields.module.css';
import { useHelp } from './use-help.ts';

const UNITS = ['day', 'month', 'year'] as const;

/** The date of birth in three fields, with the age that follows from it. */
export function BirthDateField() {
  const t = useFormTexts();
  const language = useLanguage();
  const { state, actions, errorOf, today } = useFormContext();
  const id = fieldIdOf('birthDate');
  const error = errorOf('birthDate');
  const typed = splitBirthDate(state.answers.birthDate ?? '');
  const read = readBirthDate(joinBirthDate(typed), today);
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className={styles.legend}>{textIn(language, FIELD_LABELS.birthDate)}</legend>
      <FieldHint id={`${id}-hint`}>{useHelp('birthDate')}</FieldHint>
      <div className={styles.date}>
        {UNITS.map((unit, index) => (
          <TextField
            key={unit}
            id={index === 0 ? id : `${id}-${unit}`}
            label={t(`birthDate.${unit}`)}
            className={styles[unit]}
            inputMode="numeric"
            autoComplete={`bday-${unit}`}
            aria-invalid={error ? true : undefined}
            value={typed[unit]}
            onChange={(event) =>
              actions.setAnswer(
                'birthDate',
                writeBirthDate({ ...typed, [unit]: event.target.value.replaceAll('-', '') }),
              )
            }
          />
        ))}
      </div>
      <p className={styles.hint} role="status">
        {read.kind === 'date' ? t('birthDate.age', { age: ageOn(today, read.date) }) : null}
      </p>
      <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
    </fieldset>
  );
}
