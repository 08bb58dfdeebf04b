/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiCall, CallAnswer } from '@trust/shared/releases/bundle-process/messages';
import { createApiCalls } from './api-calls.ts';

/** `/never` is not answered. */
const server = createServer(({ url }, response: ServerResponse) => {
  if (url !== '/never') response.end(url);
});
let site: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections() ?? server.close());

const call = (number: number, url: string): ApiCall => ({
  kind: 'call',
  call: number,
  url,
  method: 'GET',
  headers: [],
});

test('a call whose number was that of an aborted one has its own answer', async () => {
  const answers: (string | null)[] = [];
  await new Promise<void>((resolve) => {
    const calls = createApiCalls((_number: number, answer: CallAnswer | null) => {
      answers.push(answer && answer.body);
      resolve();
    });
    calls.allow({ bases: { api: site } });
    calls.start(call(1, `${site}/never`));
    calls.abort(1);
    calls.start(call(1, `${site}/second`));
  });
  expect(answers).toEqual(['/second']);
});

test('a server that no request names is not called', async () => {
  const answered = jest.fn();
  const calls = createApiCalls(answered);
  calls.allow({ bases: { api: 'http://api.example' } });
  calls.start(call(1, `${site}/secret`));
  expect(answered).toHaveBeenCalledWith(1, null);
});
