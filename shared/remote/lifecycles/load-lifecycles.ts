/** Loads single-spa's lifecycles for React: a page that the server has rendered is hydrated without them. */
export function loadLifecycles() {
  return import(/* webpackChunkName: "lifecycles" */ './lifecycles.tsx');
}
