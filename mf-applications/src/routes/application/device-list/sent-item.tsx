import { buildPath, SENT_APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { formatMoment } from '@trust/shared/i18n/format-date';
import { useLanguage } from '@trust/shared/remote';
import { Button, ButtonLink } from '@trust/shared/ui/button';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import type { SentOnDevice } from '../../../parts/device-storage/sent-applications.ts';
import styles from './device-list.module.css';
import { useDeviceTexts } from './device.texts.ts';

/** An application that this device has sent, with the way to its page. */
export function SentItem({
  sent: { code, suid, categoryName, sentAt },
  onRemove,
}: {
  sent: SentOnDevice;
  onRemove: () => void;
}) {
  const t = useDeviceTexts();
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <p className={styles.name}>{code}</p>
      <p>{categoryName}</p>
      <p className={styles.quiet}>{t('sent-at', { moment: formatMoment(sentAt, language) })}</p>
      <div className={styles.buttons}>
        <ButtonLink kind="quiet" href={buildPath(SENT_APPLICATION_PATH, suid)}>
          {t('open')} <VisuallyHidden>{code}</VisuallyHidden>
        </ButtonLink>
        <Button kind="quiet" onClick={onRemove}>
          {t('remove')} <VisuallyHidden>{code}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
