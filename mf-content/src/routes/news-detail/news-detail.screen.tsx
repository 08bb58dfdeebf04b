import { LATEST_NEWS_PATH, NEWS_PATH, PROJECTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { truncate } from '@trust/shared/i18n/truncate';
import { defineScreen, Link } from '@trust/shared/remote';
import { DateText } from '@trust/shared/ui/date-text';
import { EmptyState } from '@trust/shared/ui/empty';
import { HtmlBody } from '@trust/shared/ui/html-body';
import { Picture } from '@trust/shared/ui/picture';
import { MAIN_PICTURE } from '../../parts/main-picture.ts';
import { Columns } from '../../parts/columns.tsx';
import { breadcrumbsJsonLd, newsArticleJsonLd } from '../../parts/page-head/json-ld.rules.ts';
import { newsFeedLink } from '../../parts/page-head/news-feed.rules.ts';
import { PageSection } from '../../parts/page-section.tsx';
import { toPlainText } from '../../parts/page-head/plain-text.rules.ts';
import { cardHead, shareCardPath } from '../../parts/page-head/share-card.rules.ts';
import { ShareLinks } from '../../parts/share-links.tsx';
import { TeaserBox, TeaserList } from '../../parts/teasers/teaser-list.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadNewsDetail, type NewsDetailData } from './news-detail.data.ts';
import styles from './news-detail.module.css';

function NewsDetail({ data: { item, isLatest, older } }: { data: NewsDetailData }) {
  const t = useContentTexts();
  if (!item) {
    return (
      <Columns head={<h1>{t('news.title')}</h1>}>
        <EmptyState title={t('news.none')} way={{ href: PROJECTS_PATH, text: t('wayOut.projects') }}>
          {t('news.noneText')}
        </EmptyState>
      </Columns>
    );
  }
  const head = (
    <>
      <p className={styles.date}>
        <DateText iso={item.newsUpdateDate} />
      </p>
      <h1>
        <TitleText text={item.name} />
      </h1>
    </>
  );
  return (
    <Columns head={head} side={<OlderNews older={older} isLatest={isLatest} />}>
      <div className={styles.picture}>
        <Picture src={item.topImage} alt="" ratio="16/9" {...MAIN_PICTURE} />
      </div>
      <HtmlBody html={item.body} />
      <ShareLinks path={buildPath(NEWS_PATH, item._id)} text={item.name} />
    </Columns>
  );
}

function OlderNews({ older, isLatest }: Pick<NewsDetailData, 'older' | 'isLatest'>) {
  const t = useContentTexts();
  return (
    <TeaserBox title={t('news.older')}>
      <PageSection result={older} message={t('news.unavailable')}>
        {(list) => (
          <TeaserList emptyText={t('news.noneOlder')}>
            {list.map(({ _id, name }) => (
              <li key={_id}>
                <Link href={buildPath(NEWS_PATH, _id)}>
                  <TitleText text={name} />
                </Link>
              </li>
            ))}
          </TeaserList>
        )}
      </PageSection>
      {isLatest ? null : (
        <Link className={styles.latest} href={LATEST_NEWS_PATH}>
          {t('news.latest')}
        </Link>
      )}
    </TeaserBox>
  );
}

export const screen = defineScreen<NewsDetailData>({
  load: loadNewsDetail,
  Screen: NewsDetail,
  head: ({ data: { item }, t, config, language }) => {
    const feed = newsFeedLink(t('news.title'), language);
    if (!item) return { title: t('news.title'), description: t('news.noneText'), feed };
    const path = buildPath(NEWS_PATH, item._id);
    const description = truncate(toPlainText(item.body), 155);
    const image = shareCardPath(item.topImage);
    return {
      title: item.name,
      description,
      ...cardHead(image, item.name),
      type: 'article',
      canonicalPath: path,
      feed,
      jsonLd: [
        newsArticleJsonLd(item, { path, name: item.name, text: description, image }, config),
        breadcrumbsJsonLd(config.siteUrl, [
          { name: t('home.headTitle'), path: '/' },
          { name: t('news.title'), path: LATEST_NEWS_PATH },
          { name: item.name, path },
        ]),
      ],
    };
  },
});
