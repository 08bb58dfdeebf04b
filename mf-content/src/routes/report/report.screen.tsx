import { REPORTS_PATH } from '@trust/shared/contract/pages/paths';
import { truncate } from '@trust/shared/i18n/truncate';
import { defineScreen } from '@trust/shared/remote';
import { DateText } from '@trust/shared/ui/date-text';
import { HtmlBody } from '@trust/shared/ui/html-body';
import { Notice } from '@trust/shared/ui/notice';
import { ApplicationForms } from '../../parts/teasers/application-forms.tsx';
import { Columns } from '../../parts/columns.tsx';
import { DocumentView } from '../../parts/reader/document-view.tsx';
import { breadcrumbsJsonLd } from '../../parts/page-head/json-ld.rules.ts';
import { toPlainText } from '../../parts/page-head/plain-text.rules.ts';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadReport, type ReportData } from './report.data.ts';

function ReportScreen({ data: { report, reports, downloads } }: { data: ReportData }) {
  const t = useContentTexts();
  const side = (
    <>
      <Teasers of="reports" entries={reports} shown={report.nid} />
      <ApplicationForms downloads={downloads} />
    </>
  );
  return (
    <Columns
      head={
        <>
          <h1>
            <TitleText text={report.title} />
          </h1>
          {report.date === '' ? null : (
            <p>
              <DateText iso={report.date} />
            </p>
          )}
        </>
      }
      side={side}
    >
      <HtmlBody html={report.body} />
      {report.file ? (
        <DocumentView file={report.file} bytes={report.bytes} title={report.title} />
      ) : (
        <Notice tone="info" isStatic>
          {t('report.noFile')}
        </Notice>
      )}
    </Columns>
  );
}

export const screen = defineScreen<ReportData>({
  load: loadReport,
  Screen: ReportScreen,
  head: ({ data: { report }, t, config, url }) => ({
    title: report.title,
    description: truncate(toPlainText(report.body) || report.title, 155),
    type: 'article',
    jsonLd: [
      breadcrumbsJsonLd(config.siteUrl, [
        { name: t('home.headTitle'), path: '/' },
        { name: t('reports.title'), path: REPORTS_PATH },
        { name: report.title, path: url.pathname },
      ]),
    ],
  }),
});
