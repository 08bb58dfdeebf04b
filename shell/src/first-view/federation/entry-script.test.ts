import { createEntryScript } from './entry-script.ts';

test('a remote’s entry is asked for with its hash, and not at all without one', () => {
  expect(createEntryScript({ src: '/entry.js', integrity: 'sha256-a' }).integrity).toBe('sha256-a');
  expect(() => createEntryScript({ src: '/entry.js', integrity: '' })).toThrow('No hash');
});
