import { addStyles } from './late-styles.ts';

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) =>
    [link.getAttribute('href'), link.dataset['href']].join(' '),
  );

test('stylesheets are added once the page is there; one that fails leaves its place to the parcel’s scripts', () => {
  addStyles([
    ['/a.css', 'a'],
    ['/b.css', 'b'],
  ]);
  expect(links()).toEqual(['/a.css a', '/b.css b']);
  document.head.querySelector('link[href="/a.css"]')?.dispatchEvent(new Event('error'));
  expect(links()).toEqual(['/b.css b']);
});
