import { join } from 'node:path';
import { makePhoto } from '../../../testing/make-photo.ts';
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts';

const STUB = { file: join(import.meta.dirname, '../../../testing/stub-picture-process.mjs'), execArgv: [] };
const GENEROUS = { timeoutMs: 60_000, maxWaiting: 50 };
let encoder: PictureEncoder;
afterEach(() => encoder.close());

const outcome = async (text: string) => (await encoder.encode(Buffer.from(text))).outcome;

test('a picture that ends its process, or gets another answer, is refused, and the next one is encoded', async () => {
  encoder = createPictureEncoder(GENEROUS, STUB);
  expect(await outcome('crash')).toBe('refused');
  expect(await outcome('picture')).toBe('encoded');
  expect(await outcome('nonsense')).toBe('refused');
  expect(await outcome('picture')).toBe('encoded');
});

test('a process that never ends with its picture is ended', async () => {
  encoder = createPictureEncoder({ timeoutMs: 300, maxWaiting: 50 }, STUB);
  expect(await outcome('endless')).toBe('refused');
  // A new process may need longer than that to start.
  const after: string[] = [];
  while (after.length < 100 && !after.includes('encoded')) after.push(await outcome('picture'));
  expect(after).toContain('encoded');
});

test('who comes when too many wait is told so at once', async () => {
  encoder = createPictureEncoder({ timeoutMs: 60_000, maxWaiting: 1 }, STUB);
  const both = [outcome('picture'), outcome('picture')];
  expect(await outcome('picture')).toBe('busy');
  expect(await Promise.all(both)).toEqual(['encoded', 'encoded']);
});

test('the process has no secret in its environment', async () => {
  process.env.A_SECRET = 'secret';
  encoder = createPictureEncoder(GENEROUS, STUB);
  const answer = await encoder.encode(Buffer.from('environment'));
  delete process.env.A_SECRET;
  if (answer.outcome !== 'encoded') throw new Error(answer.outcome);
  expect(Buffer.from(answer.jpeg).toString()).not.toContain('SECRET');
});

test('the real process gives a JPEG', async () => {
  encoder = createPictureEncoder(GENEROUS);
  expect((await encoder.encode(await makePhoto())).outcome).toBe('encoded');
});
