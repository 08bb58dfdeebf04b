import { isTextField, APPLICATION_FIELDS } from '@trust/shared/contract/applications/application-fields';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import type { Language } from '@trust/shared/contract/languages';
import { formatMoment } from '@trust/shared/i18n/format-date';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import type { FormState } from '../state/form-state.ts';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './draft.module.css';

/** When the form was stored on the device, and what its applicant should know of that. */
export function DraftNotices() {
  const t = useFormTexts();
  const language = useLanguage();
  const { state } = useFormContext();
  const { savedAt, draftNotice, unstored } = state;
  return (
    <div className={styles.notices}>
      {unstored && savedAt === undefined ? (
        <Notice tone="warning">
          <p>{t('form.unstored')}</p>
        </Notice>
      ) : null}
      {draftNotice && !(unstored && draftNotice === 'refused') ? (
        <Notice tone="warning">
          <p>{t(`draft.${draftNotice}`)}</p>
        </Notice>
      ) : null}
      <FormerAnswers />
      {savedAt === undefined || state.correction ? null : (
        <p className={styles.saved}>{t('draft.saved', { moment: formatMoment(savedAt, language) })}</p>
      )}
    </div>
  );
}

/** Answers from an earlier version of the form: they are not sent, and can be copied into another field. */
function FormerAnswers() {
  const t = useFormTexts();
  const language = useLanguage();
  const { state, actions, additionalFields } = useFormContext();
  const answers = listFormerAnswers(
    state,
    additionalFields.map(({ id }) => id),
    language,
  );
  if (state.correction || answers.length === 0) return null;
  return (
    <Notice tone="info" title={t('former.title')}>
      <dl className={styles.former}>
        {answers.map(({ id, label, answer }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <Button kind="quiet" onClick={() => actions.dismissFormer(answers.map(({ id }) => id))}>
        {t('former.dismiss')}
      </Button>
    </Notice>
  );
}

interface FormerAnswer {
  readonly id: string;
  readonly label: string;
  readonly answer: string;
}

function listFormerAnswers(
  { former, additional, questions }: FormState,
  asked: readonly string[],
  language: Language,
): readonly FormerAnswer[] {
  const own = Object.entries(additional).flatMap(([id, answer]) => {
    const text = typeof answer === 'string' ? answer : answer.join(', ');
    return asked.includes(id) || text.trim() === '' ? [] : [{ id, label: questions[id] ?? id, answer: text }];
  });
  const others = Object.entries(former).map(([id, answer]) => ({ id, label: labelOf(id, language), answer }));
  return [...own, ...others];
}

function labelOf(id: string, language: Language): string {
  const field = APPLICATION_FIELDS.find((name) => name === id && isTextField(name));
  return field ? textIn(language, FIELD_LABELS[field]) : id;
}
