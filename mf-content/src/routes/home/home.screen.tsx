import { textIn } from '@trust/shared/contract/text-in';
import { defineScreen } from '@trust/shared/remote';
import { BELOW_FOLD } from '@trust/shared/ui/below-fold';
import { Page } from '@trust/shared/ui/section';
import { donateActionJsonLd, organisationJsonLd } from '../../parts/page-head/json-ld.rules.ts';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { cardHead, shareCardPath } from '../../parts/page-head/share-card.rules.ts';
import { newsFeedLink } from '../../parts/page-head/news-feed.rules.ts';
import styles from './home.module.css';
import { Counters } from './counters.tsx';
import { GiveBand } from './give-band.tsx';
import { Hero } from './hero/hero.tsx';
import { loadHome, type HomeData } from './home.data.ts';
import { LatestNews } from './latest-news.tsx';
import { ProjectCarousel } from './project-carousel.tsx';
import { TaxExemption } from './tax-exemption.tsx';
import { UpdatePictures } from './hero/update-pictures.tsx';
import { Volunteers } from './volunteers.tsx';

function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero />
      <Page>
        <ProjectCarousel projects={data.projects} />
      </Page>
      <GiveBand />
      <Page>
        <Counters stats={data.stats} />
        <UpdatePictures pictures={data.pictures} />
        <LatestNews news={data.news} />
        <div className={styles.posts} {...BELOW_FOLD}>
          <Teasers of="posts" entries={data.events} />
        </div>
        <TaxExemption />
        <Volunteers />
      </Page>
    </>
  );
}

export const screen = defineScreen<HomeData>({
  load: loadHome,
  Screen: Home,
  head: ({ data: { projects }, t, language, config }) => ({
    title: t('home.headTitle'),
    description: textIn(language, config.trust.about),
    ...cardHead(
      shareCardPath((projects.outcome === 'loaded' && projects.data[0]?.logo) || ''),
      textIn(language, config.trust.name),
    ),
    feed: newsFeedLink(t('news.title'), language),
    jsonLd: [
      organisationJsonLd(config, language),
      donateActionJsonLd('home', textIn(language, config.trust.name), config, language),
    ],
  }),
});
