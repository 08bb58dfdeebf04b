import { VIDEOS_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen, Link } from '@trust/shared/remote';
import { Columns } from '../../parts/columns.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { Player } from './player.tsx';
import { loadVideo, type VideoData } from './video.data.ts';

function Video({ data: { id, name } }: { data: VideoData }) {
  const t = useContentTexts();
  const title = name ?? t('video.title');
  return (
    <Columns head={<h1>{title}</h1>}>
      <Player key={id} id={id} title={title} />
      <p>{t('video.host')}</p>
      <p>
        <Link href={VIDEOS_PATH}>{t('video.all')}</Link>
      </p>
    </Columns>
  );
}

export const screen = defineScreen<VideoData>({
  load: loadVideo,
  Screen: Video,
  head: ({ data: { name }, t }) => ({ title: name ?? t('video.title'), description: t('videos.lead') }),
});
