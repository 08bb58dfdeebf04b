/** @jest-environment node */
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { warnOfForwardedAddresses } from './trusted-proxies.ts';

const PROXY = '127.0.0.1';

/** Two calls by a proxy on this machine, and what they were taken for. */
async function callByProxy(trusted: string[]) {
  const warnings: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      const { level, msg } = JSON.parse(line.toString());
      if (level >= 40) warnings.push(msg);
      done();
    },
  });
  const app = Fastify({ logger: { stream }, trustProxy: trusted });
  warnOfForwardedAddresses(app);
  app.get('/', ({ ip }) => ip);
  const address = await app.listen({ host: PROXY, port: 0 });
  const call = async () => (await fetch(address, { headers: { 'x-forwarded-for': '192.0.2.7' } })).text();
  const visitors = [await call(), await call()];
  await app.close();
  return { visitors, warnings };
}

test('a proxy is believed where it is named', async () => {
  expect(await callByProxy(['10.0.0.0/8', PROXY])).toEqual({
    visitors: ['192.0.2.7', '192.0.2.7'],
    warnings: [],
  });
});

test('a proxy that is not named is not believed, which the log says once', async () => {
  expect(await callByProxy(['10.0.0.0/8'])).toEqual({
    visitors: [PROXY, PROXY],
    warnings: [expect.stringContaining('TRUSTED_PROXIES')],
  });
});
