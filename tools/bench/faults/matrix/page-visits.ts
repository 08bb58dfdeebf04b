import { randomInt } from 'node:crypto';

/** Other pages take at most this long while a module is broken, in ms. */
const OTHERS_WITHIN_MS = 2_000;
const TIMEOUT_MS = 30_000;

/** A visit of a page without scripts; `whole` says whether the server has rendered it. */
export interface VisitResult {
  readonly status: number;
  readonly ms: number;
  readonly whole: boolean;
}

async function visit(url: string): Promise<VisitResult> {
  const since = performance.now();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const answer = await fetch(url, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'));
  return { status: answer.status, ms: performance.now() - since, whole: /<h1/.test(main) };
}

/** The pages of mf-donations, each of which is rendered. */
export function visitDonations(url: string): Promise<VisitResult[]> {
  const paths = ['/payments/home', '/payments/medicare', '/payments/bmz', '/payments/1076'];
  return Promise.all(paths.map((path) => visit(url + path)));
}

/** Pages of the other remotes; a search is rendered each time. */
export function visitOthers(url: string): Promise<VisitResult[]> {
  const query = `q=${randomInt(1_000_000)}`;
  return Promise.all(
    [`/search?${query}`, '/application', '/account', '/projects'].map((path) => visit(url + path)),
  );
}

export function areUnharmed(visits: readonly VisitResult[]): boolean {
  return visits.every(({ status, ms, whole }) => status === 200 && whole && ms <= OTHERS_WITHIN_MS);
}

export function describeVisits(visits: readonly VisitResult[]): string {
  const statuses = [...new Set(visits.map(({ status }) => status))].join(' and ');
  const longest = Math.max(...visits.map(({ ms }) => ms)) / 1000;
  const whole = visits.filter((one) => one.whole).length;
  return `${statuses} within ${longest.toFixed(1)} s, ${whole} of ${visits.length} whole`;
}
