/** @jest-environment node */
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { Socket } from 'node:net';
import { Problem } from '@trust/shared/contract/problem';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import type { OpenRequests } from '@trust/shared/http/server/open-requests';
import { createOpenOfGateway, refuseEarly, type OpenOfGateway } from './refuse-early.ts';

let server: Server;
let open: OpenOfGateway;
let site: string;

beforeEach(async () => {
  server = createServer((_request, response) => response.end('answered'));
  open = createOpenOfGateway();
  refuseEarly(server, open, sampleConfig, () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { method: 'POST', body: '{}', headers });

/** Leaves no room for another page, and forwards so many calls. */
function fill(calls: number): ServerResponse[] {
  const take = (requests: OpenRequests) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    requests.take(response, false);
    return response;
  };
  const responses = Array.from({ length: calls }, () => take(open.calls));
  while (!open.pages.isFull(false)) responses.push(take(open.pages));
  return responses;
}

const CONTENT = [
  '/api/project/get-stats',
  '/api/project/get-project-list',
  '/api/project/get-newsUpdate-by-id',
  '/api/project/get-media-list',
  '/api/project/get-gallery-list',
  '/api/project/get-report-list',
  '/api/project/get-category-list',
  '/api/projects-stats/all/all/',
  '/content/events-list?_format=json',
];
const OTHERS = [
  '/api/project/add-application',
  '/api/project/get-application-by-suid',
  '/api/project/get-application-candidate-pdf',
  '/api/search',
  '/api/users/authenticate',
  '/api/contact',
  '/payments/newTrans',
];

test('without room for another page, all but a few calls for content are refused, and others are not', async () => {
  const few = fill(3);
  for (const path of CONTENT) expect([path, (await post(path)).status]).toEqual([path, 200]);
  for (const response of few) response.emit('finish');
  const responses = fill(4);
  for (const path of CONTENT) expect([path, (await post(path)).status]).toEqual([path, 503]);
  for (const path of OTHERS) expect([path, (await post(path)).status]).toEqual([path, 200]);
  for (const response of responses) response.emit('finish');
  for (const path of CONTENT) expect([path, (await post(path)).status]).toEqual([path, 200]);
});

test('while no more calls are forwarded, a picture is still uploaded, and pictures and feeds are shown', async () => {
  fill(0);
  while (!open.calls.isFull(false)) fill(1);
  expect((await post('/api/contact')).status).toBe(503);
  expect((await post('/api/project/upload-application-pic')).status).toBe(200);
  for (const path of ['/media/1.jpg', '/rss.xml', '/healthz', '/releases/a.js'])
    expect([path, (await fetch(site + path)).status]).toEqual([path, 200]);
});

test('without room for another page, one of payments has room, and no other has', async () => {
  fill(0);
  for (const [path, status] of [
    ['/projects', 503],
    ['/page-data/mf-content/1/en?path=%2F', 503],
    ['/payments/home', 200],
  ] as const)
    expect([path, (await fetch(site + path)).status]).toEqual([path, status]);
});

test('the refusal is a problem in the language of the caller, with an id of its own', async () => {
  fill(4);
  const refused = await post('/api/project/get-stats', { 'accept-language': 'ml-IN,ml;q=0.9,en;q=0.8' });
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-language': 'ml',
    'content-type': 'application/problem+json',
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
  });
  const problem = Problem.parse(await refused.json());
  expect(problem).toMatchObject({ type: 'about:blank', title: 'Service Unavailable', status: 503 });
  expect(problem.detail).toMatch(/^ഇത് ഇപ്പോൾ ലഭ്യമല്ല/);
  const another = Problem.parse(await (await post('/api/project/get-stats')).json());
  expect(another.detail).toMatch(/^This is not available just now/);
  expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(another.requestId).not.toBe(problem.requestId);
});
