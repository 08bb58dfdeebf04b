import { EVENT_PATH, REPORT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { DateText } from '@trust/shared/ui/date-text';
import { useContentTexts } from '../../texts/use-texts.ts';
import { TEASERS_SHOWN, type Teaser } from '../content-data/content-system.data.ts';
import type { SectionResult } from '../content-data/page-section.data.ts';
import { PageSection } from '../page-section.tsx';
import { TitleText } from '../title-text.tsx';
import { TeaserBox, TeaserList } from './teaser-list.tsx';

const PATHS = { posts: EVENT_PATH, reports: REPORT_PATH } as const;

/** Links to recent posts or reports. `shown` is the nid of the entry that the page itself shows. */
export function Teasers({
  of,
  entries,
  shown,
}: {
  of: keyof typeof PATHS;
  entries: SectionResult<readonly Teaser[]>;
  shown?: string;
}) {
  const t = useContentTexts();
  return (
    <TeaserBox title={t(`teaser.${of}`)}>
      <PageSection result={entries} message={t(`teaser.${of}Unavailable`)}>
        {(list) => (
          <TeaserList emptyText={t(`teaser.${of}None`)}>
            {list
              .filter(({ nid }) => nid !== shown)
              .slice(0, TEASERS_SHOWN)
              .map(({ nid, title, date }) => (
                <li key={nid}>
                  <Link href={buildPath(PATHS[of], nid)}>
                    <span>
                      <TitleText text={title} />{' '}
                      {date === '' ? null : (
                        <small>
                          <DateText iso={date} />
                        </small>
                      )}
                    </span>
                  </Link>
                </li>
              ))}
          </TeaserList>
        )}
      </PageSection>
    </TeaserBox>
  );
}
