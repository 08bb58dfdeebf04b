import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { useState, type FormEvent } from 'react';
import { EarlierAnswers } from '../draft/earlier-answers-offer.tsx';
import { FormField } from '../fields/form-field.tsx';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { ClearForm } from './clear-form.tsx';
import { StepHeader } from './step-header.tsx';
import { errorsIn, fieldIdOf } from './steps.rules.ts';
import styles from './steps.module.css';
import type { StepProps } from './step-props.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useStepNavigation } from './use-step-navigation.ts';

/** A step with questions. What is missing is shown when it is left by Next; it may be filled in later all the same. */
export function Questions(props: StepProps) {
  const { step, isShown } = props;
  const t = useFormTexts();
  const goTo = useStepNavigation();
  const { steps, errors, actions } = useFormContext();
  const heading = useStepFocus(props);
  const [attempt, setAttempt] = useState(0);
  const own = errorsIn(step, errors);
  const at = steps.indexOf(step);
  const openNextStep = () => goTo(steps[at + 1]?.id ?? '');
  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (own.length === 0) return openNextStep();
    actions.showErrorsOf([step.id]);
    setAttempt((before) => before + 1);
  };
  return (
    <>
      {/* A step that is left stays for its uploads alone: the page has one heading. */}
      {isShown ? <StepHeader step={step} heading={heading} /> : null}
      {attempt > 0 ? (
        <ErrorSummary
          key={attempt}
          title={t('errors.step')}
          errors={own.map((error) => ({ fieldId: fieldIdOf(error.field), message: error.text }))}
        />
      ) : null}
      <form noValidate className={styles.questions} onSubmit={leave}>
        {isShown ? <EarlierAnswers fields={step.fields} /> : null}
        {step.fields.map((name) => (
          <FormField key={name} field={name} />
        ))}
        <div className={styles.buttons}>
          <Button type="submit">{t('form.next')}</Button>
          {attempt > 0 && own.length > 0 ? (
            <Button kind="quiet" onClick={openNextStep}>
              {t('form.later')}
            </Button>
          ) : null}
          <Button kind="quiet" onClick={() => goTo(steps[at - 1]?.id ?? '')}>
            {t('form.back')}
          </Button>
        </div>
      </form>
      <ClearForm />
    </>
  );
}
