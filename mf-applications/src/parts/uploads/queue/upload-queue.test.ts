import { accepted, refused } from '../../../testing/fake-upload-server.ts';
import type { FileToSend } from './upload-file.data.ts';
import { createUploadQueue, type ReadyPicture } from './upload-queue.ts';
import { toJpegName } from './upload-stage.ts';

const ready = (id: string): ReadyPicture => ({
  id,
  fileName: `${id}.heic`,
  replaces: undefined,
  blob: new Blob([id], { type: 'image/jpeg' }),
});

/** A queue with pictures that are ready; `answers` are what the server says in turn. */
function startQueue(answers: ReturnType<typeof refused>[], ids = ['one']) {
  const sent: FileToSend[] = [];
  const uploaded: string[] = [];
  const queue = createUploadQueue({ maxSide: 2_000 });
  const stop = queue.start({
    send: async (file) => {
      sent.push(file);
      const answer = answers.shift();
      if (!answer) throw new Error('Nobody expected a file.');
      return answer;
    },
    onUploaded: ({ name }) => void uploaded.push(name),
  });
  queue.restore(ids.map(ready));
  return { queue, sent, uploaded, stop };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const CUT = { outcome: 'unreachable' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a picture that was cut is sent again every twenty seconds, also where no network is reported, until it is there', async () => {
  const { sent, uploaded } = startQueue([CUT, refused(503), accepted('id-1')]);
  await pass(19_999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
  await pass(20_000);
  expect(uploaded).toEqual(['id-1']);
  await pass(60_000);
  expect(sent).toHaveLength(3);
});

test('once its field is gone, a picture is sent by no timer and no network', async () => {
  const { sent, stop } = startQueue([CUT]);
  await pass(0);
  stop();
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [400, 'refused', false],
  [415, 'refused', false],
  [422, 'refused', false],
  [413, 'too-large', false],
  [401, 'unavailable', true],
  [404, 'unavailable', true],
  [409, 'unavailable', true],
  [429, 'unavailable', true],
  [500, 'unavailable', true],
  [507, 'unavailable', true],
  [502, 'busy', true],
  [503, 'busy', true],
  [504, 'busy', true],
])('the answer %i to a picture is: %s; it can be tried again: %s', async (status, failure, retryable) => {
  const { queue, sent } = startQueue([refused(status, 'In words'), accepted('id-1')]);
  await pass(0);
  expect(queue.uploads()).toMatchObject([
    { stage: { kind: 'stopped', failure, retryable, message: 'In words' } },
  ]);
  // Only a failure that passes by itself is tried again when the network is back.
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent).toHaveLength(failure === 'busy' ? 2 : 1);
});

test('pictures are sent one after the other, each under its name as a JPEG', async () => {
  const { sent, uploaded } = startQueue([CUT, accepted('id-2'), accepted('id-1')], ['one', 'two']);
  await pass(0);
  expect(sent.map(({ fileName }) => fileName)).toEqual(['one.jpg', 'two.jpg']);
  expect(uploaded).toEqual(['id-2']);
  await pass(20_000);
  expect(uploaded).toEqual(['id-2', 'id-1']);
});

test('what is restored twice is listed and sent once', async () => {
  const { queue, sent } = startQueue([CUT]);
  queue.restore([ready('one')]);
  expect(queue.uploads()).toHaveLength(1);
  await pass(0);
  expect(sent).toHaveLength(1);
});

test.each([
  ['IMG 1.HEIC', 'IMG 1.jpg'],
  ['my.house.png', 'my.house.jpg'],
  ['house', 'house.jpg'],
  [' .png', 'picture.jpg'],
  ['വീട്.jpeg', 'വീട്.jpg'],
  [`${'a'.repeat(80)}.png`, `${'a'.repeat(80)}.jpg`],
  [`${'a'.repeat(81)}.png`, `${'a'.repeat(80)}.jpg`],
  [`${'🏠'.repeat(81)}.png`, `${'🏠'.repeat(80)}.jpg`],
])('“%s” is sent as “%s”', (name, sent) => {
  expect(toJpegName(name)).toBe(sent);
});
