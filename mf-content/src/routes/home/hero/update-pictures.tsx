import { GALLERY_PATH } from '@trust/shared/contract/pages/paths';
import { Link, ServerHtml, type InPage } from '@trust/shared/remote';
import { Carousel } from '@trust/shared/ui/carousel';
import { Picture } from '@trust/shared/ui/picture';
import { Section } from '@trust/shared/ui/section';
import type { SectionResult } from '../../../parts/content-data/page-section.data.ts';
import { PageSection } from '../../../parts/page-section.tsx';
import { useContentTexts } from '../../../texts/use-texts.ts';
import type { UpdatePicture } from '../home.rules.ts';
import styles from './update-pictures.module.css';

const AUTOPLAY_MS = 3000;

/** Pictures from the work; the section is left out where the trust has none yet. */
export function UpdatePictures({ pictures }: { pictures: SectionResult<InPage<UpdatePicture>[]> }) {
  const t = useContentTexts();
  if (pictures.outcome === 'loaded' && pictures.data.length === 0) return null;
  return (
    <Section
      belowFold
      title={t('home.pictures.title')}
      action={<Link href={GALLERY_PATH}>{t('home.pictures.all')}</Link>}
    >
      <PageSection result={pictures} message={t('home.pictures.unavailable')}>
        {(list) => (
          <Carousel
            label={t('home.pictures.carousel')}
            texts={{ previous: t('home.pictures.previous'), next: t('home.pictures.next') }}
            intervalMs={AUTOPLAY_MS}
            items={list.map((picture, index) => ({
              key: `${index} ${picture?.src ?? ''}`,
              content: (attributes) => (
                <ServerHtml attributes={attributes} value={picture}>
                  {(shown) => <PictureCard picture={shown} />}
                </ServerHtml>
              ),
            }))}
          />
        )}
      </PageSection>
    </Section>
  );
}

function PictureCard({ picture }: { picture: UpdatePicture }) {
  return (
    <Link href={picture.href} className={styles.card}>
      <Picture src={picture.src} alt="" ratio="16/10" sizes="min(80vw, 20rem)" />
      <span className={styles.name}>{picture.gallery}</span>
    </Link>
  );
}
