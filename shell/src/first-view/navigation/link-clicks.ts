import { addressOfClickedLink, needsDocumentLoad } from './navigation.ts';

/** Has links to pages of the site followed by `navigate`, but for those that load a document. */
export function followLinks(saver: boolean, navigate: (href: string) => void): void {
  // In the capture phase: before any router handles the click.
  window.addEventListener(
    'click',
    (event) => {
      const address = addressOfClickedLink(event, location);
      if (address && needsDocumentLoad(address, location, saver)) event.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener('click', (event) => {
    const address = addressOfClickedLink(event, location);
    if (!address) return;
    event.preventDefault();
    navigate(address.href);
  });
}
