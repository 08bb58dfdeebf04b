import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Usage: tsx tools/bench/load/pages-beside-writes.ts --url http://localhost:8080 [--seconds 10]
 * How many pages a second are answered while nobody writes, and while wrong logins and new references come that no page
 * shows. Ends with 1 when these cost more than half of the pages.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    seconds: { type: 'string', default: '10' },
  },
});
const PAGES = ['/', '/projects'];
const READERS = 8;
/** Between two writes, in ms: 40 a second. */
const PAUSE_MS = 25;
const WRITES = [
  ['/payments/getNextSequence', { prefix: 'SCT' }],
  ['/api/users/authenticate', { username: 'nobody@example.org', password: 'wrong-word-1' }],
] as const;
const LEAST_SHARE = 0.5;

/** Each write comes from an address of its own, so that none is refused for too many. */
function startWriting(): { stop: () => Promise<number> } {
  let written = 0;
  let running = true;
  const open: Promise<unknown>[] = [];
  const write = async () => {
    while (running) {
      const [path, body] = WRITES[written % WRITES.length] ?? WRITES[0];
      written += 1;
      const address = `10.88.${Math.floor(written / 250) % 250}.${(written % 250) + 1}`;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      open.push(
        fetch(values.url + path, { method: 'POST', headers, body: JSON.stringify(body) }).then((answer) =>
          answer.arrayBuffer(),
        ),
      );
      await sleep(PAUSE_MS);
    }
  };
  const writing = write();
  return {
    async stop() {
      running = false;
      await writing;
      await Promise.allSettled(open);
      return written;
    },
  };
}

async function readFor(path: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let read = 0;
  const reader = async () => {
    while (performance.now() < end) {
      const answer = await fetch(values.url + path);
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
      await answer.arrayBuffer();
      read += 1;
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return read / seconds;
}

const seconds = Number(values.seconds);
let isSteady = true;
for (const path of PAGES) {
  await readFor(path, 2);
  const alone = await readFor(path, seconds);
  const writer = startWriting();
  const beside = await readFor(path, seconds);
  const written = await writer.stop();
  isSteady &&= beside >= alone * LEAST_SHARE;
  console.log(
    `${path}: ${alone.toFixed(0)} pages a second alone, ${beside.toFixed(0)} beside ${(written / seconds).toFixed(0)} writes a second`,
  );
}
process.exitCode = isSteady ? 0 : 1;
