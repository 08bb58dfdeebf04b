/** @jest-environment node */
import { resolve } from 'node:path';
import { ModuleName } from '../../contract/pages/release.ts';
import { root } from '../paths.ts';
import { createStyleNames, stylePrefix } from './style-names.ts';

const BUTTON = resolve(root, 'shared/ui/button.module.css');

test('no two modules share a name, as two of them share a page', () => {
  const prefixes = ModuleName.options.map(stylePrefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{2}$/);
});

test('every class has a short name of its own, the same in each build', () => {
  const nameOf = createStyleNames('mf-content');
  const names = ['button', 'give', 'quiet'].map((local) => nameOf(BUTTON, local));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^co[0-9b-z]{2}$/);
  expect(names).toEqual(
    ['button', 'give', 'quiet'].map((local) => createStyleNames('mf-content')(BUTTON, local)),
  );
});

test('a build that holds sources of two modules names the classes of both', () => {
  const header = resolve(root, 'shell/src/frame/header/header.module.css');
  const nameOf = createStyleNames('mf-content', ['shell']);
  expect(nameOf(BUTTON, 'button')).not.toBe(nameOf(header, 'header'));
  expect(() => createStyleNames('mf-content')(header, 'header')).toThrow('does not define header');
});

test('a class that no stylesheet defines has no name', () => {
  expect(() => createStyleNames('shell')(BUTTON, 'nowhere')).toThrow('does not define nowhere');
});
