/** A path in backquotes: files of the project stand below one of its folders. */
const NAMED = /`((?:shared|shell|mf-[\w*<>-]+|api|deploy|tools|docs)\/[^\s`]*)`/g;

/**
 * The files that a recipe's steps name, as patterns of paths: `*` and `<name>` stand for a part of a name, and what
 * ends in a slash for all below it. Steps are numbered; what a recipe tells beside them need not be done.
 */
export function listNamedFiles(recipe: string): string[] {
  const steps = recipe.split('\n').filter((line) => /^(\d+\. | {3})/.test(line));
  return [...new Set(Array.from(steps.join('\n').matchAll(NAMED), ([, path = '']) => path))];
}

/** What differs between the files that a recipe names and those that following it has changed or created. */
export function compareFiles(recipe: string, named: readonly string[], touched: readonly string[]): string[] {
  const patterns = named.map((path) => ({ path, pattern: patternOf(path) }));
  return [
    ...touched
      .filter((path) => !patterns.some(({ pattern }) => pattern.test(path)))
      .map((path) => `docs/how-to/${recipe}.md does not name ${path}, which following it changes.`),
    ...patterns
      .filter(({ pattern }) => !touched.some((path) => pattern.test(path)))
      .map(
        ({ path }) =>
          `docs/how-to/${recipe}.md names ${path} in its steps, which following it does not change.`,
      ),
  ];
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/<[\w-]+>|\*/g, '[^/]*')
    .replace(/\/$/, '/.*');
  return new RegExp(`^${source}$`);
}
