/**
 * The part of the site that a source file belongs to: a package, one of our folders, or the bundler's runtime.
 * `source` is the path in a source map, relative to the project.
 */
export function partName(source: string): string {
  const path = source.replace(/^(webpack:\/\/\/?)?(\.\/)*/, '').replace(/\?.*$/, '');
  if (/^(webpack|federation|\.federation)\b/.test(path) || path.includes('.federation/'))
    return 'bundler runtime';
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage !== undefined) return inPackage;
  const ours = /^((?:shared|shell\/src|mf-[a-z]+\/src|deploy)(?:\/[a-z-]+(?=\/))?)/.exec(path)?.[1];
  return ours?.replace('/src', '') ?? 'glue';
}
