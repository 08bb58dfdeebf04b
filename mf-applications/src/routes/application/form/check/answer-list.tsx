import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { UploadedThumbnail } from '../../../../parts/uploads/uploaded-thumbnail.tsx';
import { useFormContext } from '../state/form-context.ts';
import { errorsIn, fieldIdOf } from '../steps/steps.rules.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './check.module.css';
import { listAnswers, type ShownAnswer } from './shown-answers.rules.ts';

/** The answers of one step as they will be sent. */
export function AnswerList({ section }: { section: ApplicationSection }) {
  const t = useFormTexts();
  const language = useLanguage();
  const { state, additionalFields, category, today, errors } = useFormContext();
  const title = textIn(language, section.title);
  const titleId = `check-${section.id}`;
  const answers = section.fields.flatMap((field) =>
    listAnswers(field, { state, additionalFields, category, today, language }),
  );
  const missing = errorsIn(section, errors).length;
  // The category was chosen before the form was begun.
  const typed = answers.filter(({ field }) => field !== 'category');
  const isEmpty =
    missing > 0 && typed.every(({ text, pictures = [] }) => text === '' && pictures.length === 0);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <a className={styles.change} href={`#${section.id}`}>
          {t(isEmpty ? 'check.fill' : 'check.change')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </a>
      </div>
      {isEmpty ? (
        <p className={styles.empty}>{t('check.empty', { missing })}</p>
      ) : (
        <dl className={styles.answers}>
          {answers.map((answer) => (
            <Row key={answer.field} answer={answer} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Row({ answer }: { answer: ShownAnswer }) {
  const t = useFormTexts();
  const { errors } = useFormContext();
  const { field, label, text, pictures = [] } = answer;
  const error = errors.find(
    (found) => found.field === field || found.field === answer.with || found.field.startsWith(`${field}.`),
  );
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {text}
        {pictures.map((picture) => (
          <figure key={picture.name} className={styles.picture}>
            <UploadedThumbnail picture={picture} preview={undefined} shape="document" />
            <figcaption>{picture.fileName}</figcaption>
          </figure>
        ))}
        {error ? (
          <a className={styles.missing} href={`#${fieldIdOf(error.field)}`}>
            {t(text === '' ? 'check.missing' : 'check.wrong')}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </a>
        ) : text === '' && pictures.length === 0 ? (
          <span className={styles.none}>{t('check.none')}</span>
        ) : null}
      </dd>
    </div>
  );
}
