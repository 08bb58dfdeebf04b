import type { BuildDescription, Release } from '@trust/shared/contract/pages/release';

/** The most script bytes (gzip) for such a screen of a remote that is served alone. */
const MAX_STANDALONE_BYTES: Readonly<Record<string, number>> = { 'payments-mobile': 130_000 };

/** Which standalone screen loads too many scripts, as text; undefined when none does. */
export function findOversizedScreen(
  { standalone }: BuildDescription,
  sizes: Release['sizes'],
): string | undefined {
  if (!standalone) return undefined;
  for (const [screen, maxBytes] of Object.entries(MAX_STANDALONE_BYTES)) {
    const own = standalone.screens[screen];
    if (!own) continue;
    for (const [language, texts] of Object.entries(standalone.texts)) {
      const scripts = [standalone.entry, ...standalone.main.js, ...own.js, ...texts.js];
      const bytes = [...new Set(scripts)].reduce((sum, file) => sum + (sizes[file]?.gzip ?? 0), 0);
      if (bytes > maxBytes)
        return `loads ${bytes} bytes of scripts for ${screen} (${language}); at most ${maxBytes}`;
    }
  }
  return undefined;
}
