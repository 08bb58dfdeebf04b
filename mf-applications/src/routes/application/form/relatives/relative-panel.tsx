import { parseRelatives, RELATIVE_FIELDS } from '@trust/shared/contract/applications/relatives';
import { RELATIVE_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { TypedField } from '../fields/typed/typed-field.tsx';
import { useFormContext } from '../state/form-context.ts';
import type { RelativeInHand } from '../state/form-state.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './relatives.module.css';

/** The details of one relative. What is written counts even where Save is not pressed. */
export function RelativePanel({
  inHand,
  onSaved,
  onDiscarded,
}: {
  inHand: RelativeInHand;
  onSaved: (name: string) => void;
  onDiscarded: () => void;
}) {
  const t = useFormTexts();
  const language = useLanguage();
  const { actions, errorOf } = useFormContext();
  const [isChecked, setIsChecked] = useState(false);
  const { index, entry } = inHand;
  const { errors } = parseRelatives([entry]);
  const errorFor = (name: string) => {
    const found = isChecked ? errors.find(({ field }) => field.endsWith(`.${name}`)) : undefined;
    return found
      ? fill(found.message.texts[language], found.message.values)
      : errorOf(`relativeDetails.${index}.${name}`);
  };
  const save = () => {
    if (errors.length === 0) return onSaved(entry.name);
    flushSync(() => setIsChecked(true));
    const first = RELATIVE_FIELDS.find((name) => errors.some(({ field }) => field.endsWith(`.${name}`)));
    document.getElementById(fieldIdOf(`relativeDetails.${index}.${first}`))?.focus();
  };
  // Enter would leave the step that the panel is in.
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <div className={styles.panel} role="group" aria-label={t('relatives.one')}>
      {RELATIVE_FIELDS.map((name) => (
        <TypedField
          key={name}
          id={fieldIdOf(`relativeDetails.${index}.${name}`)}
          label={textIn(language, RELATIVE_LABELS[name])}
          error={errorFor(name)}
          nil={name === 'job' || name === 'salary' || name === 'remarks'}
          value={entry[name]}
          onType={(answer) => actions.writeRelative({ index, entry: { ...entry, [name]: answer } })}
          input={{ onKeyDown: saveByEnter, inputMode: name === 'age' ? 'numeric' : undefined }}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={save}>{t('relatives.save')}</Button>
        <Button kind="quiet" onClick={onDiscarded}>
          {t('relatives.discard')}
        </Button>
      </div>
    </div>
  );
}
