import { Notice } from '@trust/shared/ui/notice';
import { Spinner } from '@trust/shared/ui/spinner';
import { useTexts } from '../../../texts/use-texts.ts';
import { useFormModule } from './use-form-module.ts';

/** The form with an application that was sent, whether its category takes applications or not. */
export function CorrectedApplication() {
  const t = useTexts();
  const { module, state } = useFormModule(true);
  if (module) return <module.ApplicationForm />;
  if (state !== 'failed') return <Spinner label={t('start.loading')} />;
  return (
    <Notice tone="error">
      <p>{t('start.failed')}</p>
    </Notice>
  );
}
