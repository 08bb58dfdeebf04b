import { ShareLinks as Links } from '@trust/shared/ui/share-links';
import { useContentTexts } from '../texts/use-texts.ts';

/** Ways to pass a page on, in this module's words. */
export function ShareLinks({ path, text }: { path: string; text: string }) {
  const t = useContentTexts();
  const words = { title: t('share.title'), mail: t('share.mail'), copy: t('share.copy') };
  return <Links path={path} text={text} words={words} />;
}
