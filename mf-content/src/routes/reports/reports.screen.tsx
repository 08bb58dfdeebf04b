import { REPORT_ARCHIVE_PATH, REPORT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { defineScreen } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { EmptyState } from '@trust/shared/ui/empty';
import { Tile, Tiles } from '@trust/shared/ui/tiles';
import { ApplicationForms } from '../../parts/teasers/application-forms.tsx';
import { Columns } from '../../parts/columns.tsx';
import { DocumentIcon } from '../../parts/reader/document-icon.tsx';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadReports, type ReportsData } from './reports.data.ts';

function Reports({ data: { reports, downloads, events } }: { data: ReportsData }) {
  const t = useContentTexts();
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
      {reports.length === 0 ? (
        <EmptyState title={t('reports.none')}>{t('reports.noneText')}</EmptyState>
      ) : (
        <Tiles>
          {reports.map(({ nid, title }) => (
            <Tile key={nid} href={buildPath(REPORT_PATH, nid)}>
              <DocumentIcon />
              <TitleText text={title} />
            </Tile>
          ))}
        </Tiles>
      )}
      <div>
        <ButtonLink kind="quiet" href={REPORT_ARCHIVE_PATH}>
          {t('reports.archive')}
        </ButtonLink>
      </div>
    </Columns>
  );
}

export const screen = defineScreen<ReportsData>({
  load: loadReports,
  Screen: Reports,
  head: ({ t }) => ({ title: t('reports.title'), description: t('reports.lead') }),
});
