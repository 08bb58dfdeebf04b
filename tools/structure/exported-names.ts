import ts from 'typescript';

/** The most names that the index of a module of payments exports. */
const MOST_EXPORTED = 15;

/** How many names the index of each module of the api exports, by the module's path below `api/src/modules`. */
export function countExportedNames(texts: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [file, text] of texts) {
    const module = /^api\/src\/modules\/(.+)\/index\.ts$/.exec(file)?.[1];
    if (module !== undefined) counts.set(module, countExports(file, text));
  }
  return counts;
}

/** What is wrong with the indexes of payments: one sentence each. */
export function checkExportedNames(texts: ReadonlyMap<string, string>): string[] {
  return [...countExportedNames(texts)]
    .filter(([module, count]) => /^payments(\/|$)/.test(module) && count > MOST_EXPORTED)
    .map(
      ([module, count]) =>
        `The index of ${module} exports ${String(count)} names, at most ${String(MOST_EXPORTED)}. Move the callers’ logic to where the data is.`,
    );
}

function countExports(file: string, text: string): number {
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.reduce((total, statement) => total + countIn(statement), 0);
}

function countIn(statement: ts.Statement): number {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    // All names of another file are more than anybody counts.
    if (!clause) return Infinity;
    return ts.isNamedExports(clause) ? clause.elements.length : 1;
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? 1 : 0;
}
