import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { translatePage } from '../../testing/translate-page.ts';
import { guardTranslatedTexts, restoreTextsIn } from './translation-guard.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(guardTranslatedTexts);
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Loose texts beside what comes and goes: each is a text node that React changes, removes or inserts before. */
function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <p>
        {count % 2 === 0 ? 'Even' : null}
        {count > 1 ? <b>Many</b> : null}
        {' pressed '}
        {count} times
        {count === 1 ? <i>once</i> : null}
      </p>
      <button onClick={() => setCount(count + 1)}>{`Press ${count}`}</button>
      <p>Count: {count}</p>
      {count < 2 ? 'Loose' : <section>{count}</section>}
    </main>
  );
}

/** As what is shown is translated once more after each press. */
const words = () => screen.getByRole('main').textContent?.replaceAll(/[‹›]/g, '');

describe.each([
  ['puts other words in their places', false],
  ['wraps them', true],
])('where a translator %s', (_how, moved) => {
  test.each([
    ['once', () => undefined],
    ['after each press', translatePage],
  ])('React goes on with all texts (%s)', async (_when, translateAgain) => {
    render(<Page />);
    translatePage(moved);
    const press = async () => {
      fireEvent.click(screen.getByRole('button'));
      await act(async () => undefined);
      const shown = words();
      translateAgain(moved);
      return shown;
    };
    expect(words()).toBe('Even pressed 0 timesPress 0Count: 0Loose');
    expect(await press()).toBe(' pressed 1 timesoncePress 1Count: 1Loose');
    expect(await press()).toBe('EvenMany pressed 2 timesPress 2Count: 22');
    expect(await press()).toBe('Many pressed 3 timesPress 3Count: 33');
    expect(await press()).toBe('EvenMany pressed 4 timesPress 4Count: 44');
  });
});

test('what is to be hydrated has the texts of the server again', async () => {
  const { container } = render(<Page />);
  const { textContent } = container;
  translatePage();
  await act(async () => undefined);
  expect(container.textContent).not.toBe(textContent);
  restoreTextsIn(container);
  expect(container.textContent).toBe(textContent);
});

test('what is no child any more is no error, and what is placed before it comes last', () => {
  const list = document.createElement('ul');
  const gone = document.createElement('li');
  const added = document.createElement('li');
  list.append('text');
  expect(list.removeChild(gone)).toBe(gone);
  expect(list.insertBefore(added, gone)).toBe(added);
  expect(list.lastChild).toBe(added);
});
