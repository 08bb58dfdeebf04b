import { defineScreen } from '@trust/shared/remote';
import { NotFoundMessage } from '../../parts/not-found-message.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';

function NotFound() {
  const t = useContentTexts();
  return <NotFoundMessage title={t('notFound.title')} text={t('notFound.text')} />;
}

export const screen = defineScreen({
  status: 404,
  Screen: NotFound,
  head: ({ t }) => ({ title: t('notFound.title'), description: t('notFound.text'), noIndex: true }),
});
