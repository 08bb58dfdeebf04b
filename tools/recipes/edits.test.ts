import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAfter, addBefore, create, followPlant, replace } from './edits.ts';

test('a text is replaced where it stands once, and refused elsewhere', () => {
  expect(replace(['one', 'two'])('one fish')).toBe('two fish');
  expect(addAfter('one', ' red')('one fish')).toBe('one red fish');
  expect(addBefore('fish', 'red ')('one fish')).toBe('one red fish');
  expect(() => replace(['one', 'two'])('one by one')).toThrow('stands in it 2 times');
  expect(() => replace(['one', 'two'])('fish')).toThrow('stands in it 0 times');
});

test('a plant writes its files, and names the one that it does not fit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plant-'));
  try {
    const plant = { recipe: 'shelf', edits: { 'api/shelf.sql': create('select 1;') } };
    await followPlant(plant, folder);
    expect(await readFile(join(folder, 'api/shelf.sql'), 'utf8')).toBe('select 1;');
    await expect(followPlant(plant, folder)).rejects.toThrow('The recipe shelf does not fit api/shelf.sql.');
  } finally {
    await rm(folder, { recursive: true });
  }
});
