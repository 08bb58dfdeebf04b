import { toPseudo } from './pseudo-text.ts';

test.each([
  ['Donate Now', '⟦Ðóñáţé Ñóŵ⟧'],
  ['{count} results for “{q}”', '⟦{count} ŕéšúļţš ƒóŕ “{q}”⟧'],
  ['<p>A <b>roof</b> &amp; a well.</p>', '<p>⟦Á <b>ŕóóƒ</b> &amp; á ŵéļļ.</p>⟧'],
  ['Write to name@example.com', '⟦Ŵŕíţé ţó name@example.com⟧'],
  ['500.50', '500.50'],
  ['', ''],
])('«%s» is «%s» in the planted language', (english, pseudo) => {
  expect(toPseudo(english)).toBe(pseudo);
});
