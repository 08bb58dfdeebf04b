import { addressOfClickedLink, needsDocumentLoad } from './navigation.ts';

const SITE = 'https://sample.example';
const from = (path: string) => ({ pathname: path });

test.each([
  ['/projects', '/about', false, false],
  ['/projects', '/account', false, false],
  ['/application', '/application/11', false, false],
  ['/relief/application', '/relief/health-care', false, false],
  ['/projects', '/application', false, true],
  ['/application-summary', '/application', false, true],
  ['/application', '/relief/application', false, true],
  ['/relief/application', '/', false, true],
  ['/projects', '/about', true, true],
  ['/application', '/application/11', true, false],
])('a link on %s to %s, while saving data is %s, loads a document: %s', (here, to, saver, expected) => {
  expect(needsDocumentLoad(new URL(to, SITE), from(here), saver)).toBe(expected);
});

test.each([
  ['/about', 'http://localhost/about'],
  // A link to the page itself loads it again.
  ['', undefined],
  ['#top', undefined],
  ['/media/a.pdf', undefined],
  ['https://other.example/', undefined],
])('a click on a link to "%s" leads within the site to %s', (href, expected) => {
  document.body.innerHTML = `<a href="${href}">Link</a>`;
  let address: URL | undefined;
  const handle = (event: MouseEvent) => {
    address = addressOfClickedLink(event, location);
    event.preventDefault();
  };
  document.addEventListener('click', handle, { once: true });
  document.querySelector('a')?.click();
  expect(address?.href).toBe(expected);
});
