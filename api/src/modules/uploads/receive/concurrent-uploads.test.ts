import { ConcurrentUploads } from './concurrent-uploads.ts';

test('so many at a time are taken from one address and from all, and more when some have ended', () => {
  const uploads = new ConcurrentUploads({ total: 3, perAddress: 2 });
  const end = uploads.begin('a');
  expect(uploads.begin('a')).toBeDefined();
  expect(uploads.begin('a')).toBeUndefined();
  expect(uploads.begin('b')).toBeDefined();
  expect(uploads.begin('c')).toBeUndefined();
  end?.();
  expect(uploads.begin('c')).toBeDefined();
});
