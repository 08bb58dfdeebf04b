import { Link } from '@trust/shared/remote';
import { useContentTexts } from '../texts/use-texts.ts';
import type { EventTeaser } from './content-system.data.ts';
import type { PagePart as Part } from './page-part.data.ts';
import { PagePart } from './page-part.tsx';
import { TeaserBox, TeaserList } from './teaser-list.tsx';
import { TitleText } from './title-text.tsx';

const SHOWN = 5;

/** `shown` is the nid of the one that the page itself is about. */
export function RecentPosts({ events, shown }: { events: Part<EventTeaser[]>; shown?: string }) {
  const t = useContentTexts();
  return (
    <TeaserBox title={t('teaser.posts')}>
      <PagePart part={events} message={t('teaser.postsUnavailable')}>
        {(list) => (
          <TeaserList none={t('teaser.postsNone')}>
            {list
              .filter(({ nid }) => nid !== shown)
              .slice(0, SHOWN)
              .map(({ nid, title }) => (
                <li key={nid}>
                  <Link href={`/event/${nid}`}>
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
