import styles from './title-text.module.css';

/** A number with another one or a Malayalam ending after a dash, such as the year of accounts: `2025–26`, `2025–26-ലെ`. */
const NUMBERS = /(\d{1,4}(?:[–-](?:\d{1,4}|[\u0d00-\u0d7f]{1,6})){1,2})/;

/** A title of the trust's content. A line never ends after the dash of a number, as it would by itself. */
export function TitleText({ text }: { text: string }) {
  return (
    <span>
      {text.split(NUMBERS).map((piece, index) =>
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
