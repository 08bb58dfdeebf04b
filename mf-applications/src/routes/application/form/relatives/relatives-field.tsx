import { MAX_RELATIVES, type RelativeEntry } from '@trust/shared/contract/applications/relatives';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { FieldErrorText, FieldHint } from '@trust/shared/ui/labelled-field';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHelp } from '../fields/use-help.ts';
import { useFormContext } from '../state/form-context.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { RelativePanel } from './relative-panel.tsx';
import styles from './relatives.module.css';

const FIELD = 'relativeDetails';

/** The relatives, written one at a time. */
export function RelativesField() {
  const t = useFormTexts();
  const language = useLanguage();
  const { state, actions, errors, errorOf } = useFormContext();
  const { relatives, relativeInHand } = state;
  const [announcement, setAnnouncement] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const id = fieldIdOf(FIELD);
  const error = errorOf(FIELD);

  /** After a change the pressed button may be gone; the focus goes to the list's title, from which all is in reach. */
  const change = (apply: () => void, text: string) => {
    flushSync(() => {
      apply();
      setAnnouncement(text);
    });
    title.current?.focus();
  };
  const edit = (index: number) => {
    flushSync(() => actions.editRelative(index));
    document.getElementById(fieldIdOf(`${FIELD}.${index}.name`))?.focus();
  };
  const add = () => {
    flushSync(actions.addRelative);
    document.getElementById(fieldIdOf(`${FIELD}.${relatives.length}.name`))?.focus();
  };
  const panel = relativeInHand ? (
    <RelativePanel
      inHand={relativeInHand}
      onSaved={(name) => change(actions.saveRelative, t('relatives.saved', { name }))}
      onDiscarded={() => change(actions.discardRelative, '')}
    />
  ) : null;
  return (
    <section className={styles.relatives} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`} ref={title} tabIndex={-1}>
        {textIn(language, FIELD_LABELS.relativeDetails)}
      </h2>
      <FieldHint id={`${id}-hint`}>{useHelp('relativeDetails')}</FieldHint>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {relatives.length > 0 ? (
        <ol className={styles.list}>
          {relatives.map((relative, index) => (
            <li key={index} className={styles.relative}>
              {relativeInHand?.index === index ? (
                panel
              ) : (
                <ShownRelative
                  relative={relative}
                  isIncomplete={errors.some(({ field }) => field.startsWith(`${FIELD}.${index}.`))}
                  onEdit={() => edit(index)}
                  onRemove={() =>
                    change(
                      () => actions.removeRelative(index),
                      t('relatives.removed', { name: relative.name }),
                    )
                  }
                />
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {relativeInHand && relativeInHand.index >= relatives.length ? panel : null}
      {relativeInHand === undefined && relatives.length < MAX_RELATIVES ? (
        <p>
          <Button kind="quiet" id={id} aria-describedby={error ? `${id}-error` : undefined} onClick={add}>
            {t(relatives.length === 0 ? 'relatives.add' : 'relatives.add-another')}
          </Button>
        </p>
      ) : null}
      {relatives.length >= MAX_RELATIVES ? <p>{t('relatives.full', { max: MAX_RELATIVES })}</p> : null}
      <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
    </section>
  );
}

function ShownRelative({
  relative,
  isIncomplete,
  onEdit,
  onRemove,
}: {
  relative: RelativeEntry;
  isIncomplete: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const t = useFormTexts();
  const { name, relation, age } = relative;
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.details}>{t('relatives.line', { relation, age })}</p>
      {isIncomplete ? <p className={styles.incomplete}>{t('relatives.incomplete')}</p> : null}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onEdit}>
          {t('relatives.edit')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <Button kind="quiet" onClick={onRemove}>
          {t('relatives.remove')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
