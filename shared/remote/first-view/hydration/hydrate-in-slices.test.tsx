import { renderToString } from 'react-dom/server';
import { act, waitFor } from '@testing-library/react';
import { hydrateInSlices } from './hydrate-in-slices.tsx';

/** React keeps the browser from following the first two. */
const View = () => (
  <>
    <a href="#more" onClick={(event) => event.preventDefault()}>
      More
    </a>
    <a href="#saved" data-needs-react onClick={(event) => event.preventDefault()}>
      Save and go on
    </a>
  </>
);

/** The server's page, of which React begins to take a part over. */
function startHydration(view = <View />) {
  const onUncaughtError = jest.fn();
  document.body.innerHTML = `<button>Menu</button><div>${renderToString(<View />)}</div>`;
  const element = document.querySelector('div')!;
  const unmount = hydrateInSlices(element, view, { onUncaughtError, onRecoverableError: () => undefined });
  return { element, unmount, onUncaughtError };
}

/** Whether the press is the browser's: it follows the link. */
const press = (selector: string, name = 'click') =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));

test('a press is the browser’s while React takes the page over, and React’s from then on', async () => {
  startHydration();
  press('a', 'pointercancel');
  expect(press('a')).toBe(true);
  await waitFor(() => expect(press('a')).toBe(false));
});

test('a press that needs React has it at once', () => {
  startHydration();
  expect(press('a[href="#saved"]')).toBe(false);
  expect(press('a')).toBe(false);
});

test('a press elsewhere in the page reaches what listens there', () => {
  startHydration();
  const pressed = jest.fn();
  document.addEventListener('click', pressed, { once: true });
  press('button');
  expect(pressed).toHaveBeenCalled();
});

test('what takes the place of an unmounted page gets its presses', () => {
  const { element, unmount } = startHydration();
  act(unmount);
  element.innerHTML = '<button>Retry</button>';
  const pressed = jest.fn();
  element.addEventListener('click', pressed);
  press('div button');
  expect(pressed).toHaveBeenCalled();
});

test('a page that React cannot render leaves presses to what comes after it', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const { element, onUncaughtError } = startHydration(<Broken />);
  await waitFor(() => expect(onUncaughtError).toHaveBeenCalled());
  element.innerHTML = '<button>Retry</button>';
  const pressed = jest.fn();
  element.addEventListener('click', pressed);
  press('div button');
  expect(pressed).toHaveBeenCalled();
});
