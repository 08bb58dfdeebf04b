import { findMismatch, isInRange } from './requirements.rules.ts';

test.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^19.3.1', true],
  ['19.3.1', '^19.3.2', false],
  ['19.3.1', '^19.9.0', false],
  ['20.0.0', '^19.0.0', false],
  ['20.0.0', '^19.0.0 || ^20.0.0', true],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '>=1', false],
  ['workspace', '^1.0.0', false],
])('version %s in the range %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

const remote = {
  module: 'mf-auth' as const,
  id: '1.0.0-aaaaaaaaaaaa',
  shared: { react: '19.3.1' },
  requires: { react: '^19.0.0' },
};
const shell = { module: 'shell' as const, id: '1.0.0-bbbbbbbbbbbb', shared: { react: '19.3.1' } };

test('a release that asks for what the shell offers fits, and one of before that asks for nothing', () => {
  expect(findMismatch(remote, [shell])).toBeUndefined();
  expect(findMismatch({ ...remote, requires: undefined }, [shell])).toBeUndefined();
  expect(findMismatch(shell, [remote])).toBeUndefined();
});

test('a remote that asks for more than the shell offers is named with both versions', () => {
  expect(findMismatch({ ...remote, requires: { react: '^19.9.0' } }, [shell])).toBe(
    'mf-auth 1.0.0-aaaaaaaaaaaa requires react ^19.9.0, shell 1.0.0-bbbbbbbbbbbb offers 19.3.1',
  );
  expect(findMismatch({ ...remote, requires: { session: '^1.0.0' } }, [shell])).toMatch(/offers none$/);
});

test('a shell is refused that offers less than a remote needs, or than it needs itself', () => {
  const newShell = { ...shell, shared: { react: '20.0.0' } };
  expect(findMismatch(newShell, [remote])).toMatch(
    /^mf-auth .* requires react \^19\.0\.0, shell .* offers 20/,
  );
  expect(findMismatch({ ...newShell, requires: { react: '^19.0.0' } }, [])).toMatch(
    /^shell .* requires react/,
  );
});
