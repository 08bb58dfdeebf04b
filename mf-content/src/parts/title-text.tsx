import { piecesAtNumbers } from '@trust/shared/ui/numbers.rules';
import styles from './title-text.module.css';

/** A title of the trust's content. A line never ends after the dash of a number, as it would by itself. */
export function TitleText({ text }: { text: string }) {
  return (
    <span>
      {piecesAtNumbers(text).map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={index} className={styles.together}>
            {piece}
          </span>
        ),
      )}
    </span>
  );
}
