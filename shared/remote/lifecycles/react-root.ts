import * as ReactDOMClient from 'react-dom/client';

/**
 * The part of react-dom/client that single-spa-react uses, with a root option that it cannot pass itself: the prefix
 * makes generated ids differ between the React roots of a page.
 */
export function reactRoots(
  identifierPrefix: string,
): Pick<typeof ReactDOMClient, 'createRoot' | 'hydrateRoot'> {
  return {
    createRoot: (container, options) =>
      ReactDOMClient.createRoot(container, { ...options, identifierPrefix }),
    hydrateRoot: (container, element, options) =>
      ReactDOMClient.hydrateRoot(container, element, { ...options, identifierPrefix }),
  };
}
