import { defineScreen } from '@trust/shared/remote';
import { NotFoundMessage } from '../../parts/not-found-message.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';

function Invalid() {
  const t = useContentTexts();
  return <NotFoundMessage title={t('invalid.title')} text={t('invalid.text')} />;
}

export const screen = defineScreen({
  status: 404,
  Screen: Invalid,
  head: ({ t }) => ({ title: t('invalid.title'), description: t('invalid.text'), noIndex: true }),
});
