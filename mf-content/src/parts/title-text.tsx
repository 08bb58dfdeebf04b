import { splitAtNumbers } from '@trust/shared/ui/numbers.rules';
import styles from './title-text.module.css';

/** A title of the trust's content, without line breaks after the dash of a number. */
export function TitleText({ text }: { text: string }) {
  return (
    <span>
      {splitAtNumbers(text).map((piece, index) =>
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
