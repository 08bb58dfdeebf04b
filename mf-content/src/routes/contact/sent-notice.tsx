import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useRef } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';

/** Says that the message arrived. With `focus` it takes the place of the form, whose focus it takes over. */
export function SentNotice({ focus = false }: { focus?: boolean }) {
  const t = useContentTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" title={t('contact.sentTitle')}>
        <p>{t('contact.sentText')}</p>
      </Notice>
    </div>
  );
}
