import { useConfig } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useState } from 'react';
import { takeFocus } from '../../parts/take-focus.ts';
import { useContactTexts } from '../../texts/use-texts.ts';
import styles from './office-map.module.css';

/**
 * A map of an outside host. It loads only when the visitor asks for it, since the host then learns the visitor's address.
 * Without scripts it is a link to the map page.
 */
export function OfficeMap({ embedUrl, mapUrl }: { embedUrl: string; mapUrl: string | undefined }) {
  const t = useContactTexts();
  const { siteUrl } = useConfig();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.map}
        src={embedUrl}
        title={t('contact.mapTitle')}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <div className={styles.facade}>
      <svg
        className={styles.drawing}
        viewBox="0 0 400 160"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d="M0 120 Q100 90 170 110 T400 80" />
        <path d="M90 0 Q110 70 80 160" />
        <path d="M280 0 Q250 80 300 160" />
        <circle cx="200" cy="66" r="14" />
        <path d="M188 74 L200 102 L212 74" />
      </svg>
      {hydrated ? (
        <>
          <Button kind="quiet" onClick={() => setShown(true)}>
            {t('contact.showMap')}
          </Button>
          <p className={styles.note}>{t('contact.mapNote', { host: new URL(embedUrl, siteUrl).host })}</p>
        </>
      ) : mapUrl ? (
        <a className={styles.link} href={mapUrl} target="_blank" rel="noopener noreferrer">
          {t('contact.map')}
        </a>
      ) : null}
    </div>
  );
}
