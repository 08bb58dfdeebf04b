import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { OUTLET_ID, PAGE_STATE_ID, type PageState } from '../../contract/pages/page-state.ts';
import type { HttpBase } from '../../http/http.ts';
import { sampleConfig } from '../../testing/sample-config.ts';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { useHttp } from '../context.tsx';

const BASES: readonly HttpBase[] = ['api', 'content', 'payments'];
const CONFIG_FILE = '/site/config-1.json';
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

function Calls() {
  const http = useHttp();
  const call = async () => {
    await Promise.all(BASES.map((base) => http.read({ base, path: `read-of-${base}` }, z.unknown())));
    await http.send({ base: 'api', path: 'form', method: 'POST' }, z.unknown());
  };
  return (
    <button type="button" onClick={() => void call()}>
      Call
    </button>
  );
}

jest.mock(
  'the-remote',
  () => ({
    remote: sampleRemote({ page: { Screen: Calls, head: () => ({ title: 'A page', description: '' }) } }),
  }),
  { virtual: true },
);

let server: Server;
let origin: string;
const called: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const isConfig = request.url === CONFIG_FILE;
    if (request.method !== 'OPTIONS' && !isConfig) called.push(request.url ?? '');
    const token = { token: 'a', expiresAt: '2999-01-01T00:00:00Z' };
    const bases = {
      apiBase: `${origin}/v1`,
      contentBase: `${origin}/cms/content`,
      paymentsBase: `${origin}/pay`,
    };
    response.writeHead(200, CORS).end(JSON.stringify(isConfig ? { ...sampleConfig, ...bases } : token));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a standalone page calls each of the three parties at its configured address', async () => {
  const state: PageState = {
    language: 'en',
    configFile: origin + CONFIG_FILE,
    remotes: {},
    outlet: {
      module: 'mf-content',
      releaseId: '1',
      queries: {},
      failed: true,
      route: { screen: 'page', params: {} },
      single: true,
    },
  };
  document.body.innerHTML = `<main id="${OUTLET_ID}"></main>
    <script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`;
  await import('./standalone.tsx');
  await userEvent.click(await screen.findByRole('button', { name: 'Call' }));
  await waitFor(() =>
    // Only what is sent asks for a token.
    expect([...called.slice(0, 3).toSorted(), ...called.slice(3)]).toEqual([
      '/cms/content/read-of-content',
      '/pay/read-of-payments',
      '/v1/read-of-api',
      '/v1/users/anonymous-token',
      '/v1/form',
    ]),
  );
});
