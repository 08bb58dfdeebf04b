import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../releases/release-set.ts';

const FONTS_PATH = '/fonts.css';
/** In seconds. The files that it names are served longer. */
const MAX_AGE = 600;
const WEB_FONT = /@font-face\s*\{[^}]*\}/g;

/**
 * Serves the faces of the shell's release at an address that does not change, for pages that are made without the shell: those
 * of the api and of failures.
 */
export function registerFontStyles(app: FastifyInstance, releases: () => ReleaseSet): void {
  app.get(FONTS_PATH, (_request, reply) => {
    // A remote that is served alone has the letters in its own styles.
    const loaded = releases().get('shell') ?? [...releases().values()][0];
    const styles = [...(loaded?.styles.values() ?? [])].join('\n');
    const faces = new Set(styles.match(WEB_FONT));
    return reply
      .header('cache-control', `public, max-age=${String(MAX_AGE)}`)
      .type('text/css; charset=utf-8')
      .send([...faces].join('\n'));
  });
}
