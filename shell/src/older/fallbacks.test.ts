const OWNERS: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['at', 'replaceAll']],
  [Object, ['hasOwn']],
  [window, ['structuredClone']],
  [AbortSignal.prototype, ['throwIfAborted']],
  [HTMLFormElement.prototype, ['requestSubmit']],
];

test('what an older browser lacks is there once the script for it has run', async () => {
  for (const [owner, names] of OWNERS) for (const name of names) Reflect.deleteProperty(owner, name);
  await import('./fallbacks.ts');
  for (const [owner, names] of OWNERS)
    for (const name of names) expect([name, typeof Reflect.get(owner, name)]).toEqual([name, 'function']);

  document.body.innerHTML = '<form><input name="amount" value="500"></form>';
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  document.querySelector('form')?.requestSubmit();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(() => AbortSignal.abort().throwIfAborted()).toThrow('aborted');
});
