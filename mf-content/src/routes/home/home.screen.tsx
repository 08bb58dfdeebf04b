import { textIn } from '@trust/shared/contract/text-in';
import { defineScreen } from '@trust/shared/remote';
import { Page } from '@trust/shared/ui/section';
import { donateAction, organisation } from '../../parts/json-ld.rules.ts';
import { RecentPosts } from '../../parts/recent-posts.tsx';
import { cardHead, shareCard } from '../../parts/share-card.rules.ts';
import { newsFeed } from '../../parts/news-feed.rules.ts';
import { Counters } from './counters.tsx';
import { GiveBand } from './give-band.tsx';
import { Hero } from './hero.tsx';
import { loadHome, type HomeData } from './home.data.ts';
import { LatestNews } from './latest-news.tsx';
import { ProjectCarousel } from './project-carousel.tsx';
import { TaxExemption } from './tax-exemption.tsx';
import { UpdatePictures } from './update-pictures.tsx';
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
        <RecentPosts events={data.events} />
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
      shareCard((projects.kind === 'had' && projects.data[0]?.logo) || ''),
      textIn(language, config.trust.name),
    ),
    feed: newsFeed(t('news.title'), language),
    jsonLd: [
      organisation(config, language),
      donateAction('home', textIn(language, config.trust.name), config, language),
    ],
  }),
});
