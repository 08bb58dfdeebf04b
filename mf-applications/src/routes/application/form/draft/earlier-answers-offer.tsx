import type { ApplicationField } from '@trust/shared/contract/applications/application-fields';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { useEffect, useState } from 'react';
import {
  readEarlierAnswers,
  REPEATED_FIELDS,
  type EarlierAnswers as Answers,
} from '../../../../parts/device-storage/earlier-answers.ts';
import { showChoice } from '../check/shown-answers.rules.ts';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './draft.module.css';

/** Offers the answers of the application before in a step that asks for them, while none of them is given. */
export function EarlierAnswers({ fields }: { fields: readonly ApplicationField[] }) {
  const t = useFormTexts();
  const language = useLanguage();
  const { state, actions } = useFormContext();
  const [earlier, setEarlier] = useState<Answers>({});
  const { draftId } = state;
  const isNew = state.correction === undefined;
  const asked = REPEATED_FIELDS.filter((field) => fields.includes(field));
  const isEmpty = asked.every((field) => !state.answers[field]?.trim());
  const isWanted = isNew && isEmpty && asked.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void readEarlierAnswers(draftId).then((answers) => {
      if (isCurrent) setEarlier(answers);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, draftId]);

  const offered = asked.flatMap((field) => {
    const answer = earlier[field];
    return answer === undefined ? [] : [{ field, answer }];
  });
  if (!isWanted || offered.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby="earlier-title">
      <p id="earlier-title">{t('earlier.title')}</p>
      <p>
        {offered
          .map(({ field, answer }) => {
            const shown = showChoice(field, answer, language) ?? answer;
            return `${textIn(language, FIELD_LABELS[field])}: ${shown}`;
          })
          .join(' · ')}
      </p>
      <Button
        kind="quiet"
        onClick={() => offered.forEach(({ field, answer }) => actions.setAnswer(field, answer))}
      >
        {t('earlier.use')}
      </Button>
    </section>
  );
}
