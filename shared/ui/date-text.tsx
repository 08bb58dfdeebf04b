import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../remote/context.tsx';

/** A day as people write it. */
export function DateText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso, useLanguage())}</time>;
}
