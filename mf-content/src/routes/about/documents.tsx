import { DOCUMENTS_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { useConfig } from '@trust/shared/remote';
import { useId } from 'react';
import { DocumentView } from '../../parts/reader/document-view.tsx';
import type { SectionResult } from '../../parts/content-data/page-section.data.ts';
import { PageSection } from '../../parts/page-section.tsx';
import { useAboutTexts } from '../../texts/use-texts.ts';
import type { Paper } from './about.data.ts';
import styles from './documents.module.css';

/** The trust's registrations, and their papers where the office has published them. */
export function Documents({ papers }: { papers: SectionResult<Paper[]> }) {
  const t = useAboutTexts();
  const titleId = useId();
  const { registration } = useConfig().trust;
  return (
    <section id={DOCUMENTS_FRAGMENT} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('about.documents')}</h2>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('about.section80G')}</dt>
          <dd>{registration.section80G}</dd>
        </div>
        <div>
          <dt>{t('about.section12A')}</dt>
          <dd>{registration.section12A}</dd>
        </div>
      </dl>
      <PageSection result={papers} message={t('about.documentsUnavailable')}>
        {(list) => <Papers papers={list} />}
      </PageSection>
    </section>
  );
}

function Papers({ papers }: { papers: readonly Paper[] }) {
  const t = useAboutTexts();
  if (papers.length === 0) return <p>{t('about.documentsNone')}</p>;
  return (
    <ul className={styles.papers}>
      {papers.map(({ title, file, bytes }) => (
        <li key={file}>
          <DocumentView file={file} bytes={bytes} title={title} />
        </li>
      ))}
    </ul>
  );
}
