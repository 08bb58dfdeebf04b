import { sampleConfig } from '../../testing/sample-config.ts';
import { showPagePath } from './page-state.ts';

const state = { language: 'en', config: sampleConfig, remotes: {}, outlet: null } as const;

test('an address with parameters that the page does not know is replaced by the page’s own, with its fragment', () => {
  history.replaceState({ key: 'kept' }, '', '/projects?fbclid=1&page=2#list');
  const entries = history.length;
  showPagePath({ ...state, path: '/projects?page=2' });
  expect(location.href).toBe('http://localhost/projects?page=2#list');
  expect([history.state, history.length]).toEqual([{ key: 'kept' }, entries]);
});

test('the page’s own address stays', () => {
  history.replaceState(null, '', '/projects?page=2#list');
  showPagePath({ ...state, path: '/projects?page=2' });
  showPagePath(state);
  expect(location.href).toBe('http://localhost/projects?page=2#list');
});
