import type { MarkedText as Pieces } from '@trust/shared/contract/content/search';
import { Fragment } from 'react';
import { TitleText } from '../../parts/title-text.tsx';
import styles from './marked-text.module.css';

/** A text in which the words that the visitor looks for are marked: every second piece. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{piece ? <TitleText text={piece} /> : null}</Fragment>
    ) : (
      <mark key={index} className={styles.mark}>
        <TitleText text={piece} />
      </mark>
    ),
  );
}
