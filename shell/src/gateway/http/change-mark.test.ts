/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readChangeMark, shareNext } from './change-mark.ts';

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

test('who comes while a read is under way gets the next one, together with all others who wait', async () => {
  const reads: ((value: number) => void)[] = [];
  const read = shareNext(() => new Promise<number>((resolve) => reads.push(resolve)));
  const first = read();
  const later = [read(), read(), read()];
  expect(reads).toHaveLength(1);
  reads[0]?.(1);
  expect(await first).toBe(1);
  const last = read();
  expect(reads).toHaveLength(2);
  reads[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  expect(reads).toHaveLength(3);
  reads[2]?.(3);
  expect(await last).toBe(3);
});
