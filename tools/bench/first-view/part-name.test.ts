import { partName } from './part-name.ts';

test.each([
  ['./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['./node_modules/@tanstack/query-core/build/modern/query.js', '@tanstack/query-core'],
  ['./node_modules/a/node_modules/b/index.js', 'b'],
  ['webpack/runtime/jsonp chunk loading', 'bundler runtime'],
  ['./node_modules/.federation/entry.12ab.js', 'bundler runtime'],
  ['./shared/remote/first-view/outlet/outlet.tsx', 'shared/remote'],
  ['./shared/ui/button.module.css?1234', 'shared/ui'],
  ['./shell/src/frame/header.tsx', 'shell/frame'],
  ['./shell/src/routes.ts', 'shell'],
  ['./mf-content/src/routes/project/project.screen.tsx', 'mf-content/routes'],
  ['', 'glue'],
])('%s belongs to %s', (source, part) => {
  expect(partName(source)).toBe(part);
});
