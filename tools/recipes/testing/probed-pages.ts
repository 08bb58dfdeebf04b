import type { Language } from '@trust/shared/contract/languages';
import { addressIn, SITE_PAGES } from '../../../shell/e2e/site-pages.ts';
import { FALLBACK_ROUTE, routeOf, SITE_ROUTES } from '../../../shell/src/routes.ts';
import type { Probe } from '../probes.ts';
import { typeDonation } from './probed-api.ts';
import type { ProbedGateway } from './probed-gateway.ts';

/** Addresses of screens that no journey of every page visits, and of what a page says only sometimes. */
const MORE = [
  '/video',
  '/search?q=കിണർ',
  '/search?q=ഒന്നുമില്ല',
  '/projects?status=completed',
  '/contact?sent=1',
  '/payments-federal-legacy/home',
  '/payments-complete/failed',
  '/payments-check',
  '/payments-report',
  '/solace',
  '/solace/9001',
  '/payments-mobile/home',
  '/payments-mobile/check',
  '/payments-mobile/report',
  '/application/11',
  '/application-summary/a-secret',
];

/** Forms that browsers without scripts post, with nothing in them. */
const FORMS = [
  '/contact',
  '/payments/start',
  '/payments/home',
  '/payments-check',
  '/payments-mobile/check',
  '/payments/report-gift-form',
  '/solace/9001',
];

/**
 * Every address of the site in a language, as a browser gets it; `tranId` is a donation that is paid, `failing` without the api. Throws where a route has no
 * address here, or a page is not rendered.
 */
export async function probePages(
  gateway: ProbedGateway,
  language: Language,
  tranId: string,
  failing = false,
): Promise<Probe[]> {
  const name = failing ? 'without the api' : 'page';
  const pages = [
    ...SITE_PAGES,
    ...[...MORE, `/payments-complete/success/${tranId}`, `/payments-mobile/done/${tranId}`].map((path) => ({
      path,
      status: 200,
    })),
    { path: '/payments-complete/success/SCT/2020/000001', status: 404 },
  ];
  const visited = new Set(pages.map(({ path }) => routeOf(path.replace(/\?.*/, ''))));
  const missing = [...SITE_ROUTES, FALLBACK_ROUTE].filter((route) => !visited.has(route));
  if (missing.length > 0)
    throw new Error(`No page is probed of ${missing.map(({ path }) => path).join(', ')}`);
  const probes: Probe[] = [];
  for (const { path, status = 200 } of pages) {
    const url = encodeURI(addressIn(language, { path }));
    const answer = await gateway.inject({ url, headers: { accept: 'text/html' } });
    if (!failing && answer.statusCode !== status) throw new Error(`${path} answers ${answer.statusCode}.`);
    probes.push({ name: `${name} ${path}`, html: readPage(path, answer) });
  }
  return probes;
}

/** The answers to empty forms, and to a donation that is complete. */
export async function probeForms(gateway: ProbedGateway, language: Language): Promise<Probe[]> {
  const donation = { ...typeDonation(), nid: 'home', amount: '500', way: 'card' };
  const forms: [string, Record<string, string>][] = [
    ...FORMS.map((path): [string, Record<string, string>] => [path, {}]),
    ['/payments/start', donation],
    ['/payments/start', { ...donation, way: 'bank' }],
  ];
  const probes: Probe[] = [];
  for (const [path, fields] of forms) {
    const answer = await gateway.inject({
      method: 'POST',
      url: addressIn(language, { path }),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `lang=${language}`,
      },
      payload: new URLSearchParams(fields).toString(),
    });
    probes.push({ name: `form of ${path}`, html: readPage(path, answer) });
  }
  return probes;
}

function readPage(path: string, answer: { statusCode: number; body: string; headers: object }): string {
  if (answer.statusCode >= 300 && answer.statusCode < 400)
    throw new Error(`${path} leads elsewhere: ${JSON.stringify(answer.headers)}`);
  // The server leaves a page that it cannot render to the browser: it has a frame then, and no heading.
  if (!answer.body.includes('<h1')) throw new Error(`${path} is not rendered: ${answer.body.slice(-600)}`);
  return answer.body;
}
