import { Link } from '@trust/shared/remote';
import { useContentTexts } from '../texts/use-texts.ts';
import type { ReportTeaser } from './content-system.data.ts';
import type { PagePart as Part } from './page-part.data.ts';
import { PagePart } from './page-part.tsx';
import { TeaserBox, TeaserList } from './teaser-list.tsx';
import { TitleText } from './title-text.tsx';

const SHOWN = 5;

/** `shown` is the nid of the one that the page itself is about. */
export function ProjectReports({ reports, shown }: { reports: Part<ReportTeaser[]>; shown?: string }) {
  const t = useContentTexts();
  return (
    <TeaserBox title={t('teaser.reports')}>
      <PagePart part={reports} message={t('teaser.reportsUnavailable')}>
        {(list) => (
          <TeaserList none={t('teaser.reportsNone')}>
            {list
              .filter(({ nid }) => nid !== shown)
              .slice(0, SHOWN)
              .map(({ nid, title }) => (
                <li key={nid}>
                  <Link href={`/report/${nid}`}>
                    <TitleText text={title} />
                  </Link>
                </li>
              ))}
          </TeaserList>
        )}
      </PagePart>
    </TeaserBox>
  );
}
