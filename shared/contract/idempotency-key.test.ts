/** @jest-environment node */
import { createIdempotencyKey } from './idempotency-key.ts';

test('a key has 32 hexadecimal digits, also where its bytes are small', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(createIdempotencyKey()).toBe('0'.repeat(32));
  jest.restoreAllMocks();
  for (let at = 0; at < 200; at += 1) expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
});

test('no two keys are alike', () => {
  const keys = Array.from({ length: 1_000 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(1_000);
});
