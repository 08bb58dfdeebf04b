import { ShareLinks as Links } from '@trust/shared/ui/share-links';
import { useContentTexts } from '../texts/use-texts.ts';

export function ShareLinks({ path, text }: { path: string; text: string }) {
  const t = useContentTexts();
  const labels = { title: t('share.title'), mail: t('share.mail'), copy: t('share.copy') };
  return <Links path={path} text={text} labels={labels} />;
}
