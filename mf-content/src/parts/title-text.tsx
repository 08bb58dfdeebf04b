import styles from './title-text.module.css';

/** Two numbers with a dash between them, such as the year of accounts `2025–26`. */
const SPAN_OF_NUMBERS = /(\d{1,4}[–-]\d{1,4})/;

/** A title of the trust's content. A line never ends within a span of numbers, as it would after the dash. */
export function TitleText({ text }: { text: string }) {
  return (
    <span>
      {text.split(SPAN_OF_NUMBERS).map((piece, index) =>
        // Every second piece is what the split was made at.
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
