import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { countExportedNames } from './exported-names.ts';
import { findImportsAgainstOrder, ORDER_FILE, readOrder } from './import-order.ts';
import { isProductFile, listSourceFiles } from './source-files.ts';

/**
 * Prints how large the sources are: of each package the files, lines, share of comments and functions over 80 lines of what
 * is no test, the lines of its tests, how many names each module of the api exports, and which imports of the api run against its
 * order.
 */
const LONG_FUNCTION = 80;
const root = join(import.meta.dirname, '../..');

interface Size {
  files: number;
  lines: number;
  commentLines: number;
  longFunctions: string[];
  testLines: number;
}

const sizes = new Map<string, Size>();
const texts = new Map<string, string>();
for (const file of await listSourceFiles(root, ['*.ts', '*.tsx', '*.mjs', '*.cjs'])) {
  const folder = /^([^/]+)\//.exec(file)?.[1] ?? '(root)';
  const size = sizes.get(folder) ?? { files: 0, lines: 0, commentLines: 0, longFunctions: [], testLines: 0 };
  sizes.set(folder, size);
  const text = await readFile(join(root, file), 'utf8');
  texts.set(file, text);
  const lines = text.split('\n').length - 1;
  const isTool = file.startsWith('tools/') && !/\.test\.ts$/.test(file);
  if (!isTool && !isProductFile(file)) {
    size.testLines += lines;
    continue;
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  size.files += 1;
  size.lines += lines;
  size.commentLines += countCommentLines(source);
  size.longFunctions.push(...findLongFunctions(source));
}

for (const [folder, size] of [...sizes].sort(([a], [b]) => a.localeCompare(b))) {
  const share = ((100 * size.commentLines) / Math.max(1, size.lines)).toFixed(1);
  console.log(
    `${folder}: ${String(size.files)} files, ${String(size.lines)} lines, ${share} % comments, ` +
      `${String(size.longFunctions.length)} functions over ${String(LONG_FUNCTION)} lines, ${String(size.testLines)} lines of tests`,
  );
}
const product = [...sizes].filter(([folder]) => folder !== 'tools').map(([, size]) => size);
console.log(
  `product: ${String(sum(product.map(({ files }) => files)))} files, ${String(sum(product.map(({ lines }) => lines)))} lines`,
);
for (const { longFunctions } of product) for (const found of longFunctions) console.log(`long: ${found}`);
for (const [module, names] of countExportedNames(texts))
  console.log(`exports of ${module}: ${String(names)}`);
const order = readOrder(await readFile(join(root, ORDER_FILE), 'utf8'));
const against = findImportsAgainstOrder(order, texts);
console.log(`imports against the order in ${ORDER_FILE}: ${String(against.length)}`);
for (const { from, to, fromPlace, toPlace } of against)
  console.log(`against: ${fromPlace} → ${toPlace} (${from} imports ${to})`);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Lines that hold a comment and no code. */
function countCommentLines(source: ts.SourceFile): number {
  const isComment = new Set<number>();
  const hasCode = new Set<number>();
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []) {
      for (let line = lineAt(pos); line <= lineAt(end); line += 1) isComment.add(line);
    }
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    if (node.getWidth(source) === 0) return;
    for (let line = lineAt(node.getStart(source)); line <= lineAt(node.getEnd()); line += 1)
      hasCode.add(line);
  };
  visit(source);
  return [...isComment].filter((line) => !hasCode.has(line)).length;
}

function findLongFunctions(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const lines = source.getLineAndCharacterOfPosition(node.getEnd()).line - first + 1;
      if (lines > LONG_FUNCTION)
        found.push(`${source.fileName}:${String(first + 1)} ${nameOf(node)} ${String(lines)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '(anonymous)';
}
