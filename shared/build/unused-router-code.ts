import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Links, forms and contexts of React Router that a remote does not use are left out of its bundle. A minifier keeps each call at
 * the top level of a module that is not marked as pure, and whatever has a `displayName`, which only developer tools read.
 */
export const unusedRouterCodeRule: RuleSetRule = {
  test: /react-router[\\/]dist[\\/].*\.mjs$/,
  loader: require.resolve('string-replace-loader'),
  options: {
    multiple: [
      { search: /= (React\d*\.(?:createContext|forwardRef)\()/g, replace: '= /*#__PURE__*/ $1' },
      { search: /^\w+\.displayName = "[^"]+";$/gm, replace: '' },
    ],
  },
};
