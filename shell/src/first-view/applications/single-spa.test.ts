import { waitFor } from '@testing-library/dom';
import { takeOverHistory } from '../navigation/page-history.ts';
import { startSingleSpa } from './single-spa.ts';

/** What the page's start relies on in single-spa, beside what its documentation says. */
test('single-spa patches history, and says with a popstate of its own that an address was pushed', async () => {
  history.replaceState({ key: 'first' }, '', '/');
  expect(history.pushState).toBe(History.prototype.pushState);
  const changed = jest.fn();
  const pageHistory = takeOverHistory(changed);
  const applications = new Map([
    ['frame', { mount: () => Promise.resolve(), unmount: () => Promise.resolve() }],
  ]);
  await startSingleSpa({ applications, shown: new Set(['frame']), isActive: () => true });
  const heard: unknown[] = [];
  const hear = (event: PopStateEvent) => heard.push([Reflect.get(event, 'singleSpa'), event.state]);
  window.addEventListener('popstate', hear);
  history.pushState({ key: 'next' }, '', '/next');
  // The router of an older remote, or of one in an older shell, tells this echo from Back by both (`router-window.ts`).
  await waitFor(() => expect(heard).toEqual([[true, { key: 'next' }]]));
  expect(changed).toHaveBeenCalledTimes(1);
  // Remotes write below single-spa, and `close-on-back.ts` by the prototype: neither single-spa nor a router hears of that.
  for (const write of [pageHistory.push, pageHistory.replace, History.prototype.pushState.bind(history)]) {
    write({ key: 'silent' }, '', `/silent-${heard.length}`);
    write({ key: 'silent' }, '', '/');
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveLength(1);
  expect(changed).toHaveBeenCalledTimes(5);
  window.removeEventListener('popstate', hear);
});
