import type { Translate } from '../i18n/i18n.ts';
import type { Head } from './definition.ts';

/** The head of a page that could not be loaded. */
export function createFailedHead(t: Translate): Head {
  return { title: t('kit.failed.title'), description: '', noIndex: true };
}
