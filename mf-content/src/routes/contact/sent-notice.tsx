import { CONTACT_PATH } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useRef } from 'react';
import { useContactTexts } from '../../texts/use-texts.ts';

/**
 * Says in the form's place that the message was sent. With `onWriteAnother` it takes focus; without, a link leads to an
 * empty form.
 */
export function SentNotice({ onWriteAnother }: { onWriteAnother?: () => void }) {
  const focus = onWriteAnother !== undefined;
  const t = useContactTexts();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) element.current?.focus();
  }, [focus]);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="success" title={t('contact.sentTitle')}>
        <p>{t('contact.sentText')}</p>
        {onWriteAnother ? (
          <Button kind="quiet" onClick={onWriteAnother}>
            {t('contact.another')}
          </Button>
        ) : (
          <Link href={CONTACT_PATH}>{t('contact.another')}</Link>
        )}
      </Notice>
    </div>
  );
}
