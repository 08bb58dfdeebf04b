import { useConfig } from '@trust/shared/remote';
import { Notice } from '@trust/shared/ui/notice';
import { useTexts } from '../texts/use-texts.ts';

/** Says that no money moves, where payments go to the sandbox; shows nothing elsewhere. */
export function SandboxBanner() {
  const t = useTexts();
  const { onlinePayment, bankGateway } = useConfig();
  if (!onlinePayment?.sandbox && !bankGateway?.sandbox) return null;
  return (
    <Notice tone="warning" title={t('sandbox.title')} isStatic>
      <p>{t('sandbox.words')}</p>
    </Notice>
  );
}
