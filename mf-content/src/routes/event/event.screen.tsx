import { EVENT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { truncate } from '@trust/shared/i18n/truncate';
import { textIn } from '@trust/shared/contract/text-in';
import { defineScreen, useConfig, useLanguage } from '@trust/shared/remote';
import { DateText } from '@trust/shared/ui/date-text';
import { HtmlBody } from '@trust/shared/ui/html-body';
import { Picture } from '@trust/shared/ui/picture';
import { MAIN_PICTURE } from '../../parts/main-picture.ts';
import { Columns } from '../../parts/columns.tsx';
import { breadcrumbsJsonLd, eventJsonLd } from '../../parts/page-head/json-ld.rules.ts';
import { toPlainText } from '../../parts/page-head/plain-text.rules.ts';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { cardHead, shareCardPath } from '../../parts/page-head/share-card.rules.ts';
import { ShareLinks } from '../../parts/share-links.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadEvent, type EventData } from './event.data.ts';
import styles from './event.module.css';

function EventScreen({ data: { post, events } }: { data: EventData }) {
  const t = useContentTexts();
  const name = textIn(useLanguage(), useConfig().trust.shortName);
  const head = (
    <>
      <p className={styles.series}>{t('event.series', { name })}</p>
      <h1>
        <TitleText text={post.title} />
      </h1>
      {post.date === '' ? null : (
        <p className={styles.date}>
          <DateText iso={post.date} />
        </p>
      )}
    </>
  );
  return (
    <Columns head={head} side={<Teasers of="posts" entries={events} shown={post.nid} />}>
      {post.image ? (
        <div className={styles.picture}>
          <Picture src={post.image} alt="" {...MAIN_PICTURE} />
        </div>
      ) : null}
      <HtmlBody html={post.body} />
      <ShareLinks path={buildPath(EVENT_PATH, post.nid)} text={post.title} />
    </Columns>
  );
}

export const screen = defineScreen<EventData>({
  load: loadEvent,
  Screen: EventScreen,
  head: ({ data: { post }, t, config, language }) => {
    const path = buildPath(EVENT_PATH, post.nid);
    const description = truncate(toPlainText(post.body), 155);
    const image = shareCardPath(post.image);
    return {
      title: post.title,
      description,
      ...cardHead(image, post.title),
      type: 'article',
      jsonLd: [
        eventJsonLd({ path, name: post.title, text: description, image, date: post.date }, config, language),
        breadcrumbsJsonLd(config.siteUrl, [
          { name: t('home.headTitle'), path: '/' },
          { name: post.title, path },
        ]),
      ],
    };
  },
});
