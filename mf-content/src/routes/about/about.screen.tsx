import { CONTACT_PATH } from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import { defineScreen, Link, useConfig, useLanguage } from '@trust/shared/remote';
import { Columns } from '../../parts/columns.tsx';
import { organisationJsonLd } from '../../parts/page-head/json-ld.rules.ts';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { useAboutTexts } from '../../texts/use-texts.ts';
import { loadAbout, type AboutData } from './about.data.ts';
import styles from './about.module.css';
import { Documents } from './documents.tsx';
import { Wings } from './wings-list.tsx';

function About({ data: { papers, reports } }: { data: AboutData }) {
  const t = useAboutTexts();
  const language = useLanguage();
  const { trust } = useConfig();
  const head = (
    <>
      <h1>{t('about.title', { name: textIn(language, trust.name) })}</h1>
      <p className={styles.lead}>{textIn(language, trust.about)}</p>
    </>
  );
  const side = (
    <>
      <Teasers of="reports" entries={reports} />
      <p>
        <Link href={CONTACT_PATH}>{t('about.contact')}</Link>
      </p>
    </>
  );
  return (
    <Columns head={head} side={side}>
      <p className={styles.text}>{t('about.how')}</p>
      <p className={styles.text}>{t('about.anonymous')}</p>
      <Wings />
      <Documents papers={papers} />
    </Columns>
  );
}

export const screen = defineScreen<AboutData>({
  load: loadAbout,
  Screen: About,
  head: ({ t, language, config }) => ({
    title: t('about.headTitle'),
    description: textIn(language, config.trust.about),
    jsonLd: [organisationJsonLd(config, language)],
  }),
});
