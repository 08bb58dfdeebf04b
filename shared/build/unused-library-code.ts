import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** `multiple`: texts of a library's files, and what stands in their place. */
const replaceIn = (
  test: RegExp,
  multiple: readonly { readonly search: RegExp; readonly replace: string }[],
): RuleSetRule => ({
  test,
  loader: require.resolve('string-replace-loader'),
  options: { multiple },
});

/**
 * Leaves out what no bundle of ours uses of two libraries: links, forms and contexts of React Router, and log and advice of
 * Module Federation. A minifier keeps each call at the top level of a module that is not marked as pure, and whatever has a
 * `displayName`, which only developer tools read.
 */
export const unusedLibraryCodeRules: readonly RuleSetRule[] = [
  replaceIn(/react-router[\\/]dist[\\/].*\.mjs$/, [
    { search: /= (React\d*\.(?:createContext|forwardRef)\()/g, replace: '= /*#__PURE__*/ $1' },
    { search: /^\w+\.displayName = "[^"]+";$/gm, replace: '' },
    // React Router reads the name from a variable. For that webpack adds to each entry 400 bytes, which make a namespace object.
    { search: /(React\d*)\[USE_OPTIMISTIC\]/g, replace: '$1.useOptimistic' },
  ]),
  replaceIn(/@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, [
    { search: /= (create(?:Infrastructure)?Logger\()/g, replace: '= /*#__PURE__*/ $1' },
  ]),
  // An error keeps its code and loses its explanation, as in `federation-errors.ts`.
  replaceIn(/@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/].*\.js$/, [
    { search: /\{ \[RUNTIME_012\]: "(?:[^"\\]|\\.)*" \}/, replace: '{}' },
    { search: /`View the docs [^`]*`/, replace: "''" },
    { search: /console\.error\("(?:[^"\\]|\\.)*"\);/g, replace: '' },
  ]),
];
