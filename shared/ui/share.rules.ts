import type { Language } from '../contract/languages.ts';

/** Addresses that share a page in its current language. */
export function shareAddresses({
  siteUrl,
  path,
  language,
  text,
}: {
  siteUrl: string;
  path: string;
  language: Language;
  text: string;
}) {
  const page = `${siteUrl}${path}?lang=${language}`;
  const whole = encodeURIComponent(`${text}\n${page}`);
  return {
    page,
    whatsApp: `https://wa.me/?text=${whole}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(page)}`,
    mail: `mailto:?subject=${encodeURIComponent(text)}&body=${whole}`,
  };
}
