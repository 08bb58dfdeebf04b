import { Notice } from '@trust/shared/ui/notice';
import { OfficeContact } from '../../../../parts/office-contact.tsx';
import { useFormTexts } from '../texts/use-form-texts.ts';
import type { ApplicationFailure } from './send-application.data.ts';

/** Why the application could not be sent, and what to do. */
export function SendFailureNotice({ failure }: { failure: ApplicationFailure }) {
  const t = useFormTexts();
  const title = failure === 'unavailable' ? 'failed.unknown-title' : 'failed.title';
  return (
    <>
      <Notice tone="error" title={t(title)} takesFocus>
        <p>{t(`failed.${failure}`)}</p>
      </Notice>
      {failure === 'closed' || failure === 'gone' || failure === 'refused' ? <OfficeContact /> : null}
    </>
  );
}
