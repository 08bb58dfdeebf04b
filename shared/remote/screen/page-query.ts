/** The address without the parameters that a page does not depend on; `lang` stays. The same object when there are none. */
export function withoutUnknownQuery(url: URL, known: readonly string[]): URL {
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'lang' && !known.includes(name));
  if (unknown.length === 0) return url;
  const clean = new URL(url);
  for (const name of unknown) clean.searchParams.delete(name);
  return clean;
}
