import { formatDate } from '../i18n/format-date.ts';
import { useUiContext } from './ui-context.tsx';

/** A date in the page's language. */
export function DateText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso, useUiContext().language)}</time>;
}
