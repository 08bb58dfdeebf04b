/** The faces of `shared/ui/fonts.css`, by the names that the build gives their files. */
const FACES = [
  { file: /\/font-malayalam\.[^/]+\.woff2$/, family: 'Anek with Malayalam', range: '' },
  { file: /\/font-latin\.[^/]+\.woff2$/, family: 'Anek', range: ';unicode-range:U+20-D7,U+2010-2212' },
] as const;

/** Declares the site's fonts that are among the stored files, latest first: without them a device may have no Malayalam. */
export function declareStoredFonts(addresses: readonly string[]): string {
  const faces = FACES.map(({ file, family, range }) => {
    const address = addresses.find((each) => file.test(each));
    return address === undefined
      ? ''
      : `@font-face{font-family:'${family}';font-weight:400 750;src:url('${address}')${range}}`;
  });
  return faces.join('');
}
