/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMarkReader, readChangeMark } from './change-mark.ts';

test.each([
  [200, '{"mark":"754:754:"}', '754:754:'],
  [200, '{"mark":""}', undefined],
  [200, 'nonsense', undefined],
  [503, '{"mark":"754:754:"}', undefined],
])('where the api answers %d with %s, the mark is %s', async (status, body, mark) => {
  const api = createServer((request, response) => {
    response.writeHead(request.url === '/changes' ? status : 404).end(body);
  }).listen(0);
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const report = jest.fn();
  expect(await readChangeMark(`http://localhost:${port}`, report)).toBe(mark);
  expect(report).toHaveBeenCalledTimes(mark === undefined ? 1 : 0);
  api.closeAllConnections();
  api.close();
});

test('an api that is not there gives none, which is reported', async () => {
  const report = jest.fn();
  expect(await readChangeMark('http://127.0.0.1:1', report)).toBeUndefined();
  expect(report).toHaveBeenCalledTimes(1);
});

test('a mark holds for 20 ms from when it was asked for, and is then asked for anew', async () => {
  const clock = { time: 0, now: () => clock.time };
  const marks = ['1', '2', '3'];
  const read = createMarkReader(async () => {
    clock.time += 5;
    return marks.shift();
  }, clock);
  expect(await read()).toBe('1');
  clock.time = 19;
  expect(await read()).toBe('1');
  clock.time = 20;
  expect(await Promise.all([read(), read()])).toEqual(['2', '3']);
});

test('a mark that was not given is asked for again at once', async () => {
  const answers = [undefined, '1'];
  const read = createMarkReader(async () => answers.shift(), { now: () => 0 });
  expect(await read()).toBeUndefined();
  expect(await read()).toBe('1');
});
