import { defineScreen } from '@trust/shared/remote';
import { WayOut } from '../../parts/way-out.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';

function Invalid() {
  const t = useContentTexts();
  return <WayOut title={t('invalid.title')} text={t('invalid.text')} />;
}

export const screen = defineScreen({
  status: 404,
  Screen: Invalid,
  head: ({ t }) => ({ title: t('invalid.title'), description: t('invalid.text'), noIndex: true }),
});
