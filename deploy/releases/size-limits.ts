import type { BuildDescription, Release } from '@trust/shared/contract/release';

/** The most that a remote alone may load as scripts before such a screen can be used, in bytes as gzip makes them. */
const MOST_ALONE: Readonly<Record<string, number>> = { 'payments-mobile': 130_000 };

/** Which screen of a remote alone loads too much, in words; undefined where none does. */
export function overweight({ standalone }: BuildDescription, sizes: Release['sizes']): string | undefined {
  if (!standalone) return undefined;
  for (const [screen, most] of Object.entries(MOST_ALONE)) {
    const own = standalone.screens[screen];
    if (!own) continue;
    for (const [language, texts] of Object.entries(standalone.texts)) {
      const scripts = [standalone.entry, ...standalone.main.js, ...own.js, ...texts.js];
      const bytes = [...new Set(scripts)].reduce((sum, file) => sum + (sizes[file]?.gzip ?? 0), 0);
      if (bytes > most) return `loads ${bytes} bytes of scripts for ${screen} (${language}); at most ${most}`;
    }
  }
  return undefined;
}
