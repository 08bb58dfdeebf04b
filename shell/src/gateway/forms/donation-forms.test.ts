/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { registerDonationForms } from './donation-forms.ts';

let api: Server;
let requests: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let answerRequest: (response: ServerResponse) => void;

beforeAll(async () => {
  api = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ url: request.url, headers: request.headers, body });
      answerRequest(response);
    });
  });
  await once(api.listen(0), 'listening');
});
beforeEach(() => (requests = []));
afterAll(() => api.close());

const FIELDS = { nid: '101', way: 'bank', firstName: 'Asha', amount: '0', pan: 'ABC', anonymous: '1' };
const apiUrl = () => `http://localhost:${(api.address() as AddressInfo).port}`;

/** Posts the form as a browser does; a page that is rendered again is answered as its path and its posted form. */
async function post(
  path = '/payments/start?lang=ml',
  to = apiUrl(),
  fields: Record<string, string> = FIELDS,
) {
  const gateway = Fastify();
  gateway.decorateRequest('cookies', { getter: () => ({ lang: 'en' }) });
  await registerDonationForms(gateway, to, (_request, reply, posted, page) =>
    Promise.resolve(reply.code(posted?.status ?? 0).send({ page, posted })),
  );
  const address = await gateway.listen({ port: 0 });
  try {
    const body = new URLSearchParams(fields);
    const reply = await fetch(address + path, { method: 'POST', body, redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, body: await reply.text() };
  } finally {
    await gateway.close();
  }
}

const refuse = (status: number, problem: object) => (response: ServerResponse) =>
  void response
    .writeHead(status)
    .end(JSON.stringify({ type: 'about:blank', title: 'No', status, ...problem }));

test('a form that is accepted gets the api’s page, with its policy and its cookie', async () => {
  answerRequest = (response) =>
    void response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "form-action 'self' https://provider.example",
        'content-language': 'ml',
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'set-cookie': ['receipt=token; Path=/payments; HttpOnly', 'another=one'],
        'x-internal': 'stays here',
      })
      .end('<form action="https://provider.example">');
  const reply = await post();
  expect(reply).toMatchObject({ status: 200, body: '<form action="https://provider.example">' });
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'ml',
    'content-security-policy': "form-action 'self' https://provider.example",
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers.getSetCookie()).toEqual(['receipt=token; Path=/payments; HttpOnly', 'another=one']);
  expect(reply.headers.get('x-internal')).toBeNull();
  expect(requests).toMatchObject([
    {
      url: '/payments/start',
      body: String(new URLSearchParams(FIELDS)),
      headers: { 'x-forwarded-for': expect.any(String), 'accept-language': 'ml' },
    },
  ]);
});

test('a form that is refused comes back on its own page, with all that was typed and the reasons', async () => {
  const errors = [{ field: 'amount', message: 'Please provide an amount.' }];
  answerRequest = refuse(422, { detail: 'Some details are missing', errors });
  const reply = await post();
  expect(reply.status).toBe(422);
  expect(JSON.parse(reply.body)).toEqual({
    page: '/payments-federal-legacy/101?lang=ml',
    posted: { values: FIELDS, status: 422, detail: 'Some details are missing', errors },
  });
});

test.each([
  [{ nid: 'home' }, '/payments/home'],
  [{ nid: 'bmz', way: 'app' }, '/payments-mobile/bmz'],
  [{ nid: 'report', way: 'app' }, '/payments-mobile/home'],
  [{}, '/payments/home'],
  [{ nid: '//elsewhere.example' }, '/payments/%2F%2Felsewhere.example'],
])('the page of %j is %s', async (fields, page) => {
  answerRequest = refuse(409, { detail: 'Closed' });
  const reply = await post('/payments/start', apiUrl(), fields);
  expect(JSON.parse(reply.body)).toMatchObject({
    page,
    posted: { status: 409, detail: 'Closed', errors: [] },
  });
});

test('a form comes back as it was typed where the api cannot be reached, or answers with no problem', async () => {
  const unreachable = { values: FIELDS, status: 503, errors: [] };
  expect(JSON.parse((await post(undefined, 'http://127.0.0.1:9')).body)).toMatchObject({
    posted: unreachable,
  });
  answerRequest = (response) => void response.writeHead(502).end('<html>');
  expect(JSON.parse((await post()).body)).toMatchObject({
    posted: { values: FIELDS, status: 502, errors: [] },
  });
});

test('whoever gives too often is told when to try again', async () => {
  answerRequest = (response) => {
    response.setHeader('retry-after', '60');
    refuse(429, { detail: 'Too many requests' })(response);
  };
  const reply = await post();
  expect(reply.status).toBe(429);
  expect(reply.headers.get('retry-after')).toBe('60');
});

test('more than a form can hold is refused', async () => {
  expect((await post(undefined, apiUrl(), { address: 'x'.repeat(20_000) })).status).toBe(413);
  expect(requests).toEqual([]);
});

describe('a report of a gift', () => {
  const REPORT = { way: 'upi', utr: '412345678901', amount: '500' };

  test('that was taken leads to its page, in the language of the form', async () => {
    answerRequest = (response) =>
      void response
        .writeHead(303, {
          location: '/payments-report?reported=SCT%2F2026%2F000042',
          'set-cookie': 'receipt=token; Path=/payments; HttpOnly',
        })
        .end();
    const reply = await post('/payments/report-gift-form?lang=ml', apiUrl(), REPORT);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/payments-report?reported=SCT%2F2026%2F000042&lang=ml');
    expect(reply.headers.get('set-cookie')).toContain('receipt=token');
    expect(requests).toMatchObject([
      { url: '/payments/report-gift-form', headers: { 'accept-language': 'ml' } },
    ]);
  });

  test.each([
    ['?lang=ml', '/payments-report', '/payments-report?lang=ml'],
    ['?lang=a%26b', '/payments-report', '/payments-report?lang=a%26b'],
    ['', '/payments-report?reported=1', '/payments-report?reported=1'],
  ])('with the query %j that leads to %s goes to %s', async (query, location, led) => {
    answerRequest = (response) => void response.writeHead(303, { location }).end();
    const reply = await post(`/payments/report-gift-form${query}`, apiUrl(), REPORT);
    expect(reply.headers.get('location')).toBe(led);
  });

  test('that was refused comes back on its page, with what was typed', async () => {
    const errors = [{ field: 'utr', message: 'A UTR has 12 digits' }];
    answerRequest = refuse(422, { detail: 'Some details are missing', errors });
    const reply = await post('/payments/report-gift-form', apiUrl(), REPORT);
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.body)).toMatchObject({
      page: '/payments-report',
      posted: { values: REPORT, errors },
    });
  });

  test('that was refused within an app comes back there', async () => {
    answerRequest = refuse(422, { errors: [{ field: 'utr', message: 'A UTR has 12 digits' }] });
    const typed = { ...REPORT, inApp: 'yes' };
    const reply = await post('/payments/report-gift-form?lang=ml', apiUrl(), typed);
    expect(JSON.parse(reply.body)).toMatchObject({ page: '/payments-mobile/report?lang=ml' });
  });
});

test('whoever opens the form’s address gets the form', async () => {
  const gateway = Fastify();
  await registerDonationForms(gateway, apiUrl(), () => Promise.resolve());
  const address = await gateway.listen({ port: 0 });
  const reply = await fetch(`${address}/payments/start`, { redirect: 'manual' });
  await gateway.close();
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/payments/home');
});
