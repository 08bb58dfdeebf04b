import type { Media } from '@trust/shared/contract/content/projects';
import { PROJECTS_PATH, VIDEOS_PATH, VIDEO_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { defineScreen, Link, type LoadContext } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { Columns } from '../../parts/columns.tsx';
import { mediaQuery } from '../../parts/video/media.data.ts';
import { VideoPoster } from '../../parts/video/video-poster.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './videos.module.css';

interface VideosData {
  readonly videos: readonly Media[];
}

async function loadVideos(context: LoadContext): Promise<VideosData> {
  return { videos: await context.queries.ensureQueryData(mediaQuery(context)) };
}

function Videos({ data: { videos } }: { data: VideosData }) {
  const t = useContentTexts();
  const head = (
    <>
      <h1>{t('videos.title')}</h1>
      <p>{t('videos.lead')}</p>
    </>
  );
  return (
    <Columns head={head}>
      {videos.length === 0 ? (
        <EmptyState title={t('videos.none')} way={{ href: PROJECTS_PATH, text: t('wayOut.projects') }}>
          {t('videos.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {videos.map(({ _id, name, url }) => (
            <li key={_id}>
              <Link className={styles.tile} href={buildPath(VIDEO_PATH, url)}>
                <VideoPoster id={url} />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Columns>
  );
}

export const screen = defineScreen<VideosData>({
  load: loadVideos,
  Screen: Videos,
  head: ({ t }) => ({ title: t('videos.title'), description: t('videos.lead'), canonicalPath: VIDEOS_PATH }),
});
