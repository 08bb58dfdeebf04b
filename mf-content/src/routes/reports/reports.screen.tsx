import { REPORT_ARCHIVE_PATH, REPORT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { defineScreen, useConfig } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { DateText } from '@trust/shared/ui/date-text';
import { EmptyState } from '@trust/shared/ui/empty';
import { Tile, Tiles } from '@trust/shared/ui/tiles';
import { useId, type ReactNode } from 'react';
import { ApplicationForms } from '../../parts/teasers/application-forms.tsx';
import { Columns } from '../../parts/columns.tsx';
import type { ReportTeaser } from '../../parts/content-data/content-system.data.ts';
import { DocumentIcon, SealIcon } from '../../parts/reader/document-icon.tsx';
import { PdfSize } from '../../parts/reader/pdf-size.tsx';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadReports, type ReportsData } from './reports.data.ts';
import styles from './reports.module.css';
import { splitReports } from './reports.rules.ts';

function Reports({ data: { reports, downloads, events } }: { data: ReportsData }) {
  const t = useContentTexts();
  const registrationsId = useId();
  const papers = useConfig().trust.registration.papers ?? [];
  const [registrations, statements] = splitReports(reports, papers);
  const head = (
    <>
      <h1>{t('reports.title')}</h1>
      <p>{t('reports.lead')}</p>
    </>
  );
  const side = (
    <>
      <ApplicationForms downloads={downloads} />
      <Teasers of="posts" entries={events} />
    </>
  );
  return (
    <Columns head={head} side={side}>
      {statements.length === 0 ? (
        <EmptyState title={t('reports.none')}>{t('reports.noneText')}</EmptyState>
      ) : (
        <Tiles>
          {statements.map((report) => (
            <ReportTile key={report.nid} report={report} icon={<DocumentIcon />} />
          ))}
        </Tiles>
      )}
      <div>
        <ButtonLink kind="quiet" href={REPORT_ARCHIVE_PATH}>
          {t('archive.title')}
        </ButtonLink>
      </div>
      {registrations.length > 0 ? (
        <section className={styles.registrations} aria-labelledby={registrationsId}>
          <h2 id={registrationsId}>{t('home.tax.documents')}</h2>
          <Tiles>
            {registrations.map((paper) => (
              <ReportTile key={paper.nid} report={paper} icon={<SealIcon />} />
            ))}
          </Tiles>
        </section>
      ) : null}
    </Columns>
  );
}

function ReportTile({
  report: { nid, title, date, file, bytes },
  icon,
}: {
  report: ReportTeaser;
  icon: ReactNode;
}) {
  return (
    <Tile href={buildPath(REPORT_PATH, nid)}>
      {icon}
      <span>
        <TitleText text={title} />
        <span className={styles.facts}>
          {date === '' ? null : <DateText iso={date} />}
          {file === '' ? null : <PdfSize bytes={bytes} />}
        </span>
      </span>
    </Tile>
  );
}

export const screen = defineScreen<ReportsData>({
  load: loadReports,
  Screen: Reports,
  head: ({ t }) => ({ title: t('reports.title'), description: t('reports.lead') }),
});
