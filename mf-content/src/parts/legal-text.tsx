import { useLanguage } from '@trust/shared/remote';
import type { PerLanguage } from '@trust/shared/contract/languages';
import { fill } from '@trust/shared/i18n/fill';
import { formatDate } from '@trust/shared/i18n/format-date';
import { useContentTexts } from '../texts/use-texts.ts';
import { Columns } from './columns.tsx';
import styles from './legal-text.module.css';

/** One heading of a legal page and what it says, paragraph by paragraph. */
export interface Clause {
  readonly id: string;
  readonly title: PerLanguage<string>;
  readonly paragraphs: readonly PerLanguage<string>[];
}

/** A legal page; each clause can be linked to. */
export function LegalText({
  title,
  lead,
  changed,
  clauses,
  values = {},
}: {
  title: string;
  lead: string;
  /** The day of the last change, such as `2026-11-24`. */
  changed: string;
  clauses: readonly Clause[];
  /** What fills the placeholders of the paragraphs. */
  values?: Readonly<Record<string, string | number>>;
}) {
  const t = useContentTexts();
  const language = useLanguage();
  const head = (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  );
  return (
    <Columns head={head} narrow>
      <div className={styles.prose}>
        {clauses.map((clause) => (
          <section key={clause.id} id={clause.id} className={styles.clause}>
            <h2 className={styles.title}>{clause.title[language]}</h2>
            {clause.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{fill(paragraph[language], values)}</p>
            ))}
          </section>
        ))}
        <p className={styles.changed}>{t('legal.changed', { date: formatDate(changed, language) })}</p>
      </div>
    </Columns>
  );
}
