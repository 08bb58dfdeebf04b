import { waitFor } from '@testing-library/dom';
import { startSingleSpa } from './single-spa.ts';

/** What the page's start relies on in single-spa, beside what its documentation says. */
test('single-spa patches history, and says with a popstate of its own that an address was pushed', async () => {
  history.replaceState({ key: 'first' }, '', '/');
  expect(history.pushState).toBe(History.prototype.pushState);
  const applications = new Map([
    ['frame', { mount: () => Promise.resolve(), unmount: () => Promise.resolve() }],
  ]);
  await startSingleSpa({ applications, shown: new Set(['frame']), isActive: () => true });
  const heard: unknown[] = [];
  const hear = (event: PopStateEvent) => heard.push([Reflect.get(event, 'singleSpa'), event.state]);
  window.addEventListener('popstate', hear);
  history.pushState({ key: 'next' }, '', '/next');
  // `router-window.ts` tells this echo from Back by both.
  await waitFor(() => expect(heard).toEqual([[true, { key: 'next' }]]));
  // `close-on-back.ts` adds entries by the prototype, where neither single-spa nor a router hears of them.
  expect(history.pushState).not.toBe(History.prototype.pushState);
  history.pushState({}, '', '/');
  await waitFor(() => expect(heard).toHaveLength(2));
  History.prototype.pushState.call(history, {}, '', '/');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveLength(2);
  window.removeEventListener('popstate', hear);
});
