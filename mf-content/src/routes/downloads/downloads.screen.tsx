import { CONTACT_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen, type LoadContext } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { Columns } from '../../parts/columns.tsx';
import {
  downloadsQuery,
  reportsQuery,
  type Download,
  type ReportTeaser,
} from '../../parts/content-data/content-system.data.ts';
import { DocumentLink } from '../../parts/reader/document-view.tsx';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './downloads.module.css';

interface DownloadsData {
  readonly downloads: readonly Download[];
  readonly reports: SectionResult<ReportTeaser[]>;
}

async function loadDownloads(context: LoadContext): Promise<DownloadsData> {
  const { queries } = context;
  const [downloads, reports] = await Promise.all([
    queries.ensureQueryData(downloadsQuery(context)),
    readSection(queries.ensureQueryData(reportsQuery(context))),
  ]);
  return { downloads, reports };
}

function Downloads({ data: { downloads, reports } }: { data: DownloadsData }) {
  const t = useContentTexts();
  const head = (
    <>
      <h1>{t('downloads.title')}</h1>
      <p>{t('downloads.lead')}</p>
    </>
  );
  return (
    <Columns head={head} side={<Teasers of="reports" entries={reports} />}>
      {downloads.length === 0 ? (
        <EmptyState title={t('downloads.none')} way={{ href: CONTACT_PATH, text: t('wayOut.contact') }}>
          {t('downloads.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {downloads.map(({ nid, title, file, bytes }) => (
            <li key={file} id={nid} className={styles.paper}>
              <DocumentLink file={file} bytes={bytes}>
                {title}
              </DocumentLink>
            </li>
          ))}
        </ul>
      )}
    </Columns>
  );
}

export const screen = defineScreen<DownloadsData>({
  load: loadDownloads,
  Screen: Downloads,
  head: ({ t }) => ({ title: t('downloads.title'), description: t('downloads.lead') }),
});
