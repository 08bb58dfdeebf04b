import { DAY_MS } from '@trust/shared/contract/values/durations';
import { LANGUAGE_CODES, type Language } from '@trust/shared/contract/languages';
import { fundPath } from '@trust/shared/contract/donations/funds';
import { APPLICATION_PATH, PAYMENT_CHECK_PATH } from '@trust/shared/contract/pages/paths';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { LANGUAGE_HEADERS, languageOfRequest } from '@trust/shared/http/server/request-language';
import { COLOURS } from '@trust/shared/ui/colours';
import type { FastifyInstance } from 'fastify';
import { localise } from '../frame/frame.rules.ts';
import { frameTexts } from '../frame/frame.texts.ts';
import { serverPageTexts } from '../frame/server-page.texts.ts';
import { FAVICON_SVG } from './favicon.ts';
import { ICON_PICTURES } from './icon-pictures.ts';

const ICON_PATH = '/favicon.ico';
const APP_ICON_PATH = '/icons/app-192.png';
const MASKABLE_ICON_PATH = '/icons/maskable-512.png';
/** iOS asks for it by this name. */
const TOUCH_ICON_PATH = '/apple-touch-icon.png';
const MANIFEST_PATH = '/manifest.webmanifest';
const A_DAY = 'public, max-age=86400';
/** How long what security.txt says holds, in days; researchers distrust an expired one (RFC 9116, 2.5.5). */
const SECURITY_DAYS = 180;

/** The manifest's address for pages in this language. */
export function manifestUrl(language: Language): string {
  return `${MANIFEST_PATH}?lang=${language}`;
}

/** Serves what browsers and researchers ask for by name: icons, the web manifest and security.txt. */
export function registerSiteFiles(app: FastifyInstance, config: PublicConfig): void {
  app.get(ICON_PATH, (_request, reply) =>
    reply.header('cache-control', A_DAY).type('image/svg+xml').send(FAVICON_SVG),
  );
  const pictures = [
    [APP_ICON_PATH, ICON_PICTURES.app],
    [MASKABLE_ICON_PATH, ICON_PICTURES.maskable],
    [TOUCH_ICON_PATH, ICON_PICTURES.touch],
  ] as const;
  for (const [path, base64] of pictures) {
    const png = Buffer.from(base64, 'base64');
    app.get(path, (_request, reply) => reply.header('cache-control', A_DAY).type('image/png').send(png));
  }
  app.get<{ Querystring: { lang?: unknown } }>(MANIFEST_PATH, ({ query: { lang }, headers }, reply) => {
    const language = languageOfRequest(lang, headers);
    return reply
      .headers({ 'cache-control': A_DAY, 'content-language': language, vary: LANGUAGE_HEADERS })
      .type('application/manifest+json')
      .send(JSON.stringify(describeApp(config, language)));
  });
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(config, new Date())),
  );
  // Programs ask for these, to whom a whole page says nothing.
  app.get('/.well-known/*', (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** https://www.w3.org/TR/appmanifest/ */
function describeApp({ trust }: PublicConfig, language: Language) {
  const t = frameTexts[language];
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    lang: language,
    name: localise(language, trust.name),
    short_name: localise(language, trust.shortName),
    // Without a language: one that the visitor chooses later would be undone at each start.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: COLOURS.light.band,
    background_color: COLOURS.light.surface,
    icons: [
      { src: ICON_PATH, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: APP_ICON_PATH, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: MASKABLE_ICON_PATH, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(t.donate, fundPath('home')),
      shortcut(serverPageTexts[language].apply, APPLICATION_PATH),
      shortcut(t.checkPayment, PAYMENT_CHECK_PATH),
    ],
  };
}

/** Whom to tell of a weakness, as in RFC 9116. */
function securityText({ trust, siteUrl }: PublicConfig, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_DAYS * DAY_MS);
  return [
    `Contact: mailto:${trust.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    `Preferred-Languages: ${LANGUAGE_CODES.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
