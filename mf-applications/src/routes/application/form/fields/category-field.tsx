import { APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { Link, useLanguage } from '@trust/shared/remote';
import { continueInAnotherCategory } from '../draft/open-draft.ts';
import { useFormContext } from '../state/form-context.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './fields.module.css';

/** The category that is applied for. Another one is chosen where all are. */
export function CategoryField() {
  const t = useFormTexts();
  const language = useLanguage();
  const { category, state } = useFormContext();
  return (
    <div className={styles.group}>
      <p className={styles.legend}>{textIn(language, FIELD_LABELS.category)}</p>
      <p>{state.correction ? state.categoryName : category.name}</p>
      {state.correction ? null : (
        <p>
          <Link
            className={styles.action}
            id={fieldIdOf('category')}
            href={APPLICATION_PATH}
            onClick={continueInAnotherCategory}
          >
            {t('category.other')}
          </Link>
        </p>
      )}
    </div>
  );
}
