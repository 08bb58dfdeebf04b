import { randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@trust/shared/contract/languages';
import { FUNDS } from '@trust/shared/contract/donations/funds';
import { SEARCH_PATH } from '@trust/shared/contract/pages/paths';
import { UploadedFile } from '@trust/shared/contract/applications/uploads';
import { COMPLETE_FORM, makeAadhaar } from '@trust/shared/testing/application-samples';
import { makePhoto } from '../../../../api/src/testing/make-photo.ts';
import { addressIn, SITE_PAGES } from '../../../../shell/e2e/site-pages.ts';
import { routeOf } from '../../../../shell/src/routes.ts';
import { confirmPayment, payOrder, createOrder, type Post } from '../../site/donor.ts';
import { fetchAnswer, type FullAnswer, type Call } from '../ask.ts';
import type { AnswerCounts } from './answer-counts.ts';

export interface VisitPlan {
  readonly site: URL;
  readonly counts: AnswerCounts;
  /** Of the references of donations. */
  readonly prefix: string;
}

const isDone = ({ status }: FullAnswer) => status === 200 || status === 201;
const isRefusedLogin = ({ status }: FullAnswer) => status === 401 || status === 429;
const WORDS = ['well', 'കിണർ', 'kinar', 'school', 'ആശുപത്രി', 'report', 'nothing-of-this-name'];
/** A category of the sample content without fields of its own. */
const CATEGORY = { _id: '12' };
const photo = new Uint8Array(await makePhoto());

const ALL_PAGES = SITE_PAGES.flatMap(({ path, status = 200 }) =>
  LANGUAGE_CODES.map((language) => ({
    kind: `page of ${routeOf(path.replace(/\?.*/, '')).remote}`,
    path: addressIn(language, { path }),
    status,
  })),
);

/** Reads every page once, so that what visits measure is no cold start. */
export async function warmUp({ site }: VisitPlan): Promise<void> {
  for (const { path } of ALL_PAGES) await fetchAnswer(site, { method: 'GET', path: encodeURI(path) });
}

/** What the visitor of a number does; of 400 visitors one applies for aid, 12 donate, 20 mistype a password and 46 search. */
export async function visitAs(number: number, plan: VisitPlan): Promise<void> {
  if (number % 400 === 7) return applyForAid(number, plan);
  if (number % 33 === 5) return donate(number, plan);
  if (number % 20 === 3) return mistypePassword(number, plan);
  if (number % 8 === 1) return search(number, plan);
  return readPage(number, plan);
}

/** Any page; one of ten at an address that nobody has asked for before. */
async function readPage(number: number, plan: VisitPlan): Promise<void> {
  const page = ALL_PAGES[randomInt(ALL_PAGES.length)];
  if (!page) return;
  const path = randomInt(10) === 0 ? `${page.path}&visit=${number}` : page.path;
  await callForPage(plan, page.kind, encodeURI(path), page.status);
}

async function search(number: number, plan: VisitPlan): Promise<void> {
  const word = WORDS[number % WORDS.length] ?? '';
  const language = LANGUAGE_CODES[number % LANGUAGE_CODES.length] ?? DEFAULT_LANGUAGE;
  const q = number % 3 === 0 ? `${word} ${number}` : word;
  const path = `${SEARCH_PATH}?${new URLSearchParams({ q, lang: language }).toString()}`;
  await callForPage(plan, 'search page', path, 200);
  const query = `/api/search?${new URLSearchParams({ q: word }).toString()}`;
  await call(plan, 'search of the api', { method: 'GET', path: query }, isDone);
}

async function mistypePassword(number: number, plan: VisitPlan): Promise<void> {
  const body = { username: `nobody-${number % 50}@bench.example`, password: 'wrong-word-1' };
  await post(plan, 'wrong login', '/api/users/authenticate', body, isRefusedLogin);
}

/** A whole donation, paid at the sandbox. */
async function donate(number: number, plan: VisitPlan): Promise<void> {
  const postAsDonor: Post = async (path, body) => {
    const answer = await post(plan, `donation: ${path}`, path, body, isDone);
    return isDone(answer) ? readJson(answer) : undefined;
  };
  const project = FUNDS[number % FUNDS.length] ?? FUNDS[0];
  const order = await createOrder(postAsDonor, { project, prefix: plan.prefix });
  const paid = order && (await payOrder(postAsDonor, order, 'pay'));
  if (!order || !paid) return plan.counts.fail('a donation was not paid');
  await confirmPayment(postAsDonor, order, paid);
  await postAsDonor('/payments/status', { tran_id: order.tranId });
}

/** Uploads a photo and sends an application with it. */
async function applyForAid(number: number, plan: VisitPlan): Promise<void> {
  const draft = `draft-${number}`;
  const upload = new FormData();
  upload.append('doc', new Blob([photo], { type: 'image/jpeg' }), `${draft}::photo.jpg`);
  const encoded = new Response(upload);
  const sent: Call = {
    method: 'POST',
    path: '/api/project/upload-application-pic',
    body: new Uint8Array(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
  const uploaded = UploadedFile.safeParse(readJson(await call(plan, 'upload', sent, isDone)));
  if (!uploaded.success) return plan.counts.fail('a photo was not taken');
  const form = {
    ...COMPLETE_FORM,
    category: CATEGORY,
    aadhar: makeAadhaar(number),
    draft,
    logo: uploaded.data.name,
  };
  await post(plan, 'application', '/api/project/add-application', form, isDone);
}

/** A page that the server leaves to the browser has a frame and no heading, and 200 whatever it will show. */
async function callForPage(plan: VisitPlan, kind: string, path: string, status: number): Promise<void> {
  const isLeft = ({ status: found, body }: FullAnswer) => found === 200 && !body.includes('<h1');
  const answer = await call(
    plan,
    kind,
    { method: 'GET', path },
    (one) => one.status === status || isLeft(one),
  );
  if (isLeft(answer)) plan.counts.addUnrendered();
}

function readJson({ body }: FullAnswer): unknown {
  return body === '' ? {} : JSON.parse(body);
}

function post(
  plan: VisitPlan,
  kind: string,
  path: string,
  body: object,
  isExpected: (answer: FullAnswer) => boolean,
): Promise<FullAnswer> {
  return call(plan, kind, { method: 'POST', path, body: JSON.stringify(body) }, isExpected);
}

/** Each visitor has an address of its own, so that no limit applies; the sandbox pays orders of this machine alone. */
async function call(
  { site, counts }: VisitPlan,
  kind: string,
  made: Call,
  isExpected: (answer: FullAnswer) => boolean,
): Promise<FullAnswer> {
  const isOfThisMachine = made.path.startsWith('/sandbox/');
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const answer = await fetchAnswer(site, made, isOfThisMachine ? undefined : address);
  counts.add(kind, made.path, answer, isExpected(answer));
  return answer;
}
