import { CONSENT } from '@trust/shared/contract/applications/texts/consent.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { CheckField } from '@trust/shared/ui/field';
import { Notice } from '@trust/shared/ui/notice';
import { ConfirmDialog } from '../../../../parts/confirm-dialog/confirm-dialog.tsx';
import { SendFailureNotice } from '../sending/send-failure.tsx';
import { useSending } from '../sending/use-sending.ts';
import { useFormContext } from '../state/form-context.ts';
import { ClearForm } from '../steps/clear-form.tsx';
import { StepHeader } from '../steps/step-header.tsx';
import { fieldIdOf } from '../steps/steps.rules.ts';
import steps from '../steps/steps.module.css';
import type { StepProps } from '../steps/step-props.ts';
import { useStepFocus } from '../steps/use-step-focus.ts';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './check.module.css';

/** The last step: all answers with the ways to change them, the declaration, and Send. */
export function CheckAnswers(props: StepProps) {
  const { step } = props;
  const t = useFormTexts();
  const goTo = useStepNavigation();
  const form = useFormContext();
  const heading = useStepFocus(props);
  const { sending, attempt, check, cancel, send } = useSending();
  // Send appears once the box is ticked; what is missing can be asked for before.
  const isAgreed = form.state.agreedIn !== undefined || form.state.correction !== undefined;
  const questions = form.steps.filter((other) => other !== step);
  return (
    <>
      <StepHeader step={step} heading={heading} />
      {attempt > 0 ? (
        <ErrorSummary
          key={attempt}
          title={t('errors.all')}
          errors={form.errors.map((error) => ({ fieldId: fieldIdOf(error.field), message: error.text }))}
        />
      ) : null}
      {sending.kind === 'not-sent' ? (
        <SendFailureNotice key={sending.failure} failure={sending.failure} />
      ) : null}
      <p>{t('check.lead')}</p>
      {questions.map((section) => (
        <AnswerList key={section.id} section={section} />
      ))}
      <Declaration />
      {sending.kind === 'waiting-for-network' ? (
        <Notice tone="warning" title={t('send.waiting-for-network')} takesFocus>
          <p>{t('send.waiting-hint')}</p>
          <div className={steps.buttons}>
            <Button onClick={send}>{t('send.now')}</Button>
            <Button kind="quiet" onClick={cancel}>
              {t('send.stop')}
            </Button>
          </div>
        </Notice>
      ) : null}
      {sending.kind === 'waiting-for-uploads' ? (
        <Notice tone="info">
          <p>{t('send.waiting')}</p>
        </Notice>
      ) : null}
      <div className={steps.buttons}>
        {sending.kind === 'waiting-for-network' ? null : isAgreed ? (
          <Button busy={sending.kind === 'waiting-for-uploads'} onClick={check}>
            {t('send.button')}
          </Button>
        ) : (
          <Button kind="quiet" onClick={check}>
            {t('send.see-missing')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => goTo(questions.at(-1)?.id ?? '')}>
          {t('form.back')}
        </Button>
      </div>
      {sending.kind === 'confirming' || sending.kind === 'sending' ? (
        <ConfirmDialog
          question={t('send.question')}
          yes={t(sending.kind === 'sending' ? 'send.sending' : 'send.yes')}
          no={t('send.no')}
          busy={sending.kind === 'sending'}
          onYes={send}
          onNo={cancel}
        />
      ) : null}
      <div className={styles.apart}>
        <ClearForm />
      </div>
    </>
  );
}

function Declaration() {
  const t = useFormTexts();
  const language = useLanguage();
  const { state, actions, errorOf } = useFormContext();
  return (
    <section className={styles.declaration} aria-labelledby="declaration-title">
      <h2 className={styles.title} id="declaration-title">
        {t('declaration.title')}
      </h2>
      <p>{textIn(language, CONSENT.declaration)}</p>
      <p>{textIn(language, CONSENT.dataUse)}</p>
      {state.correction ? (
        <p>{t('declaration.stands')}</p>
      ) : (
        <CheckField
          id={fieldIdOf('agreement')}
          name="agreement"
          label={t('declaration.agree')}
          error={errorOf('agreement')}
          checked={state.agreedIn !== undefined}
          onChange={(event) => actions.agree(event.target.checked ? language : undefined)}
        />
      )}
    </section>
  );
}
