import { schemaFrom, type Http } from '../../http/http.ts';
import type { RemoteDefinition } from '../definition.ts';
import { renderPage } from '../server/server-render.tsx';
import { inEachLanguage, sampleConfig, type RenderedSample, type SamplePage } from './sample-page.ts';
import { sampleOf } from './sample-value.ts';

/** The values of a path's parameters, where its screen names none. */
const ANY_VALUE = '1';
const SITE = 'https://example.org';

/** Every screen of a remote in every language. */
export async function listSamplePages(remote: RemoteDefinition): Promise<SamplePage[]> {
  const pages = await Promise.all(
    remote.screens.map(async ({ path, sample, screen: load }) => {
      const { screen } = await load();
      return { path: sample ?? fillPath(path), status: screen.status ?? 200 };
    }),
  );
  return inEachLanguage(pages);
}

/** Renders a page without the network: every read is answered with the least that its schema takes. */
export async function renderSamplePage(
  remote: RemoteDefinition,
  { path, language }: SamplePage,
): Promise<RenderedSample> {
  const result = await renderPage(
    remote,
    {
      href: `${SITE}${path}`,
      language,
      config: sampleConfig(),
      bases: { api: SITE, content: SITE, payments: SITE },
    },
    sampleHttp,
  );
  switch (result.outcome) {
    case 'page':
      return { status: result.status, html: result.html };
    case 'redirect':
      return { status: result.status, html: '' };
    case 'no-match':
      return { status: 404, html: '' };
  }
}

const sampleHttp: Http = {
  read: async (_request, schema) => sampleOf(await schemaFrom(schema)),
  send: () => Promise.resolve({ outcome: 'unreachable' }),
  upload: () => Promise.resolve({ outcome: 'unreachable' }),
};

/** The address of a route pattern with any values: `/project/1` of `/project/:nid`. */
function fillPath(path: string): string {
  return path.replace(/:[^/]+|\*$/g, ANY_VALUE).replace(/^(?!\/)/, '/');
}
