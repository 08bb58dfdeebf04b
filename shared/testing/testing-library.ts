import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { cleanup, waitFor } from '@testing-library/react';
import { countDialogs } from '../remote/first-view/history/dialog-entry.ts';

// Long enough for a slow machine; only a failure takes this long, in ms.
configure({ asyncUtilTimeout: 20_000 });

// A dialog that closes leaves its history entry a moment later: the next test begins at its own address.
afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  if (typeof history === 'undefined') return;
  if (countDialogs(history.state) > 0) await waitFor(() => expect(countDialogs(history.state)).toBe(0));
});
