import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@trust/shared/build/paths';
import { LANGUAGE_PLANT } from '../language/plant-language.ts';
import { PLANTS } from './all-plants.ts';

test('every recipe is followed', () => {
  const followed = [...PLANTS, LANGUAGE_PLANT].map(({ recipe }) => `${recipe}.md`);
  expect(readdirSync(join(root, 'docs/how-to')).toSorted()).toEqual(followed.toSorted());
});
