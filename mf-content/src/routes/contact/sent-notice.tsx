import { Link } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useRef } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';

/**
 * Says that the message arrived, where the form was. With `onAnother` it takes over the form's focus; without, a link
 * leads to an empty form.
 */
export function SentNotice({ onAnother }: { onAnother?: () => void }) {
  const focus = onAnother !== undefined;
  const t = useContentTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" title={t('contact.sentTitle')}>
        <p>{t('contact.sentText')}</p>
        {onAnother ? (
          <Button kind="quiet" onClick={onAnother}>
            {t('contact.another')}
          </Button>
        ) : (
          <Link href="/contact">{t('contact.another')}</Link>
        )}
      </Notice>
    </div>
  );
}
