import { fundPath } from '@trust/shared/contract/donations/funds';
import { APPLICATION_PATH, VIDEOS_PATH } from '@trust/shared/contract/pages/paths';
import { formatNumber } from '@trust/shared/i18n/format';
import { Link, useConfig } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Carousel } from '@trust/shared/ui/carousel';
import { Page } from '@trust/shared/ui/section';
import type { ReactNode } from 'react';
import { useContentTexts } from '../../../texts/use-texts.ts';
import { ClinicDrawing, HouseDrawing, WellDrawing } from './hero-drawing.tsx';
import home from '../home.module.css';
import styles from './hero.module.css';

/** One slide for each kind of giving. Only the visitor turns it, since it is for reading. */
export function Hero() {
  const t = useContentTexts();
  const { trust } = useConfig();
  const slides = [
    {
      key: 'home',
      content: (
        <Slide
          heading="h1"
          title={t('home.title')}
          lead={t('home.lead')}
          give={fundPath('home')}
          drawing={<HouseDrawing label={t('home.drawing')} />}
        >
          <ButtonLink kind="quiet" href={APPLICATION_PATH}>
            {t('home.apply')}
          </ButtonLink>
        </Slide>
      ),
    },
    {
      key: 'medicare',
      content: (
        <Slide
          title={t('home.medicare.title')}
          lead={t('home.medicare.lead')}
          give={fundPath('medicare')}
          drawing={<ClinicDrawing label={t('home.medicare.drawing')} />}
        />
      ),
    },
    {
      key: 'bmz',
      content: (
        <Slide
          title={t('home.zakat.title')}
          lead={t('home.zakat.lead')}
          give={fundPath('bmz')}
          drawing={<WellDrawing label={t('home.zakat.drawing')} />}
        />
      ),
    },
  ];
  return (
    <div className={styles.hero}>
      <Page>
        <Carousel
          label={t('home.slides')}
          texts={{ previous: t('home.slides.previous'), next: t('home.slides.next') }}
          slides
          items={slides}
        />
        <ul className={styles.assurances}>
          <li>{t('home.taxExempt')}</li>
          <li>{t('home.trustedDonors', { number: formatNumber(trust.counters.trustedDonors) })}</li>
          <li>{t('home.accountsPublished')}</li>
        </ul>
      </Page>
    </div>
  );
}

function Slide({
  heading: Heading = 'h2',
  title,
  lead,
  give,
  drawing,
  children,
}: {
  heading?: 'h1' | 'h2';
  title: string;
  lead: string;
  give: string;
  drawing: ReactNode;
  children?: ReactNode;
}) {
  const t = useContentTexts();
  return (
    <div className={styles.columns}>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <ButtonLink kind="give" href={give}>
            {t('donate.now')}
          </ButtonLink>
          {children}
          <Link className={home.more} href={VIDEOS_PATH}>
            {t('home.watchVideos')}
          </Link>
        </div>
      </div>
      {drawing}
    </div>
  );
}
