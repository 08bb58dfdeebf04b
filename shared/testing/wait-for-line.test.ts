/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { waitForLine } from './wait-for-line.ts';

test('answers with the address in the line that a server says when it is ready', async () => {
  const output = new PassThrough();
  const ready = waitForLine(output, /^Ready: (\S+)/);
  output.write('Building\nReady: http://localhost:8080\n');
  expect((await ready)[1]).toBe('http://localhost:8080');
});

test('goes on reading after that line, so that the server is never held up', async () => {
  const output = new PassThrough({ highWaterMark: 16 });
  const ready = waitForLine(output, /^Ready/);
  output.write('Ready\n');
  await ready;
  for (let line = 0; line < 10; line += 1) {
    await new Promise((resolve) => output.write(`${'x'.repeat(64)}\n`, resolve));
  }
});

test('a server that ends before it is ready is reported with all its output', async () => {
  const output = new PassThrough();
  const ready = waitForLine(output, /^Ready/);
  output.end('The port 8080 is in use\n');
  await expect(ready).rejects.toThrow('The port 8080 is in use');
});
