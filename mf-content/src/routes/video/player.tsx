import { useConfig } from '@trust/shared/remote';
import { useState, type MouseEvent } from 'react';
import { takeFocus } from '../../parts/take-focus.ts';
import { VideoPoster } from '../../parts/video/video-poster.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './player.module.css';
import { playerAddress, watchAddress } from './video.rules.ts';

/** A still; when it is pressed, the host's player. */
export function Player({ id, title }: { id: string; title: string }) {
  const t = useContentTexts();
  const { videoPlayer } = useConfig();
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  if (!playing) {
    return (
      <a
        className={styles.facade}
        href={watchAddress(id, videoPlayer)}
        rel="noopener noreferrer"
        onClick={play}
      >
        <VideoPoster id={id} />
        <span className={styles.label}>{t('video.play')}</span>
      </a>
    );
  }
  return (
    <iframe
      ref={takeFocus}
      className={styles.player}
      src={playerAddress(id, videoPlayer)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
