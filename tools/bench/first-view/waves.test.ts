import { countWaves } from './waves.ts';

/** A page whose files are asked for once all that they wait for is answered. */
function pageOf(waitsFor: Readonly<Record<string, readonly string[]>>) {
  const answered = new Set<string>();
  const asked = new Set<string>();
  return {
    waitUntilQuiet: () => Promise.resolve(),
    takePaused: () => {
      const held = Object.keys(waitsFor).filter(
        (file) => !asked.has(file) && waitsFor[file]?.every((other) => answered.has(other)),
      );
      for (const file of held) asked.add(file);
      return held;
    },
    answer: (files: readonly string[]) => {
      for (const file of files) answered.add(file);
      return Promise.resolve();
    },
  };
}

test('a page that names all its files needs one round trip after its HTML', async () => {
  const page = pageOf({ html: [], script: ['html'], font: ['html'], picture: ['html'] });
  expect(await countWaves(page)).toEqual([['html'], ['script', 'font', 'picture']]);
});

test('a file that another file asks for comes a round trip later than that one', async () => {
  const page = pageOf({ html: [], entry: ['html'], chunk: ['entry'], data: ['chunk'], picture: ['data'] });
  expect(await countWaves(page)).toEqual([['html'], ['entry'], ['chunk'], ['data'], ['picture']]);
});

test('a file that waits for two others comes after the later of them', async () => {
  const page = pageOf({
    html: [],
    entry: ['html'],
    chunk: ['entry'],
    styles: ['html'],
    done: ['chunk', 'styles'],
  });
  expect(await countWaves(page)).toEqual([['html'], ['entry', 'styles'], ['chunk'], ['done']]);
});

test('a page that asks for nothing is counted too', async () => {
  expect(await countWaves(pageOf({ html: [] }))).toEqual([['html']]);
});
