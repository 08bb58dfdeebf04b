import { groupByName } from './gallery.rules.ts';

test('pictures stand under their gallery’s name, in the order in which they came', () => {
  const groups = groupByName([
    { name: 'Opening day', images: ['/media/1.webp', '/media/2.webp'] },
    { name: 'Digging', images: ['/media/3.webp'] },
    { name: 'Opening day', images: ['/media/4.webp', '/media/1.webp'] },
  ]);
  expect(groups).toEqual([
    { name: 'Opening day', pictures: ['/media/1.webp', '/media/2.webp', '/media/4.webp'] },
    { name: 'Digging', pictures: ['/media/3.webp'] },
  ]);
});
