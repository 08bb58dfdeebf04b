import { waitFor } from '@testing-library/dom';
import { startSingleSpa } from './single-spa.ts';

test('Back is first heard below single-spa, and what stops it there keeps it from single-spa', async () => {
  const isActive = jest.fn(() => true);
  const page = { mount: () => Promise.resolve(), unmount: () => Promise.resolve() };
  await startSingleSpa({ applications: new Map([['page', page]]), shown: new Set(['page']), isActive });
  isActive.mockClear();
  const heard = jest.fn();
  window.addEventListener('popstate', heard);
  // As `close-on-back.ts` closes a dialog.
  const closeDialog = jest.fn((event: Event) => event.stopImmediatePropagation());
  EventTarget.prototype.addEventListener.call(window, 'popstate', closeDialog, { capture: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(closeDialog).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  expect(isActive).not.toHaveBeenCalled();
  EventTarget.prototype.removeEventListener.call(window, 'popstate', closeDialog, { capture: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(isActive).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', heard);
});
