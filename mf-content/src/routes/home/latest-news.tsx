import { LATEST_NEWS_PATH, NEWS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { truncate } from '@trust/shared/i18n/truncate';
import { Link, ServerHtml, type InPage } from '@trust/shared/remote';
import { DateText } from '@trust/shared/ui/date-text';
import { EmptyState } from '@trust/shared/ui/empty';
import { Picture } from '@trust/shared/ui/picture';
import { Section } from '@trust/shared/ui/section';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import type { NewsTeaser } from '../../parts/content-data/news.data.ts';
import type { SectionResult } from '../../parts/content-data/page-section.data.ts';
import { PageSection } from '../../parts/page-section.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import home from './home.module.css';
import styles from './latest-news.module.css';

/** Characters of a news item's name that its card shows. */
const NAME_LENGTH = 20;

export function LatestNews({ news }: { news: SectionResult<InPage<NewsTeaser>[]> }) {
  const t = useContentTexts();
  return (
    <Section
      belowFold
      title={t('home.news.title')}
      action={<Link href={LATEST_NEWS_PATH}>{t('home.news.all')}</Link>}
    >
      <PageSection result={news} message={t('news.unavailable')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('news.none')}>{t('news.noneText')}</EmptyState>
          ) : (
            <ul className={styles.grid}>
              {list.map((item, index) => (
                <ServerHtml
                  key={item?._id ?? index}
                  as="li"
                  attributes={{ className: styles.card }}
                  value={item}
                >
                  {(shown) => <NewsCard item={shown} />}
                </ServerHtml>
              ))}
            </ul>
          )
        }
      </PageSection>
    </Section>
  );
}

function NewsCard({ item }: { item: NewsTeaser }) {
  const t = useContentTexts();
  return (
    <>
      <div className={styles.picture}>
        <Picture src={item.topImage} alt="" ratio="16/9" sizes="(min-width: 44rem) 24rem, 7rem" />
      </div>
      <div className={styles.head}>
        <p className={styles.date}>
          <DateText iso={item.date} />
        </p>
        <h3 className={styles.name} aria-label={item.name}>
          <TitleText text={truncate(item.name, NAME_LENGTH)} />
        </h3>
      </div>
      <div className={styles.body}>
        <p>{item.excerpt}</p>
        <Link className={home.more} href={buildPath(NEWS_PATH, item._id)}>
          {t('news.readMore')} <VisuallyHidden>{item.name}</VisuallyHidden>
        </Link>
      </div>
    </>
  );
}
