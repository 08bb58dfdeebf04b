import ts from 'typescript';
import { accentLetters, toPseudo } from './pseudo-text.ts';

/** What a planter is told of the language: its code, the model's code beside which it is put, and English. */
export interface PlantedLanguage {
  readonly code: string;
  readonly model: string;
  readonly source: string;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * A file of TypeScript with the language planted: wherever an object has English and the model, the new language
 * stands beside them, with English words pseudo-translated. The same text where there is no such object.
 */
export function plantTables(text: string, language: PlantedLanguage): string {
  const file = parse(text);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) insertions.push(...plantObject(file, node, language));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((result, { at, text: added }) => result.slice(0, at) + added + result.slice(at), text);
}

/** A file that holds one language's texts, as the new language's file. */
export function translateFile(text: string, language: PlantedLanguage): string {
  const file = parse(text);
  return translate(file, file, language).trimStart();
}

/** The files of one language that a file imports: `./texts/en.ts`, `./solace.en.ts`. */
export function findSourceFiles(text: string, { source }: PlantedLanguage): string[] {
  const found = text.matchAll(new RegExp(`'(\\.{1,2}/[^']*\\b${source}\\.ts)'`, 'g'));
  return [...new Set(Array.from(found, ([, path = '']) => path))];
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('planted.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function plantObject(
  file: ts.SourceFile,
  object: ts.ObjectLiteralExpression,
  language: PlantedLanguage,
): Insertion[] {
  const english = propertyOf(object, language.source);
  const model = propertyOf(object, language.model);
  if (!english || !model || propertyOf(object, language.code)) return [];
  const at = model.getEnd();
  if (ts.isPropertyAssignment(english)) {
    const value = ts.isIdentifier(english.initializer)
      ? (plantNamed(file, english.initializer.text, language) ?? `'${toPseudo(english.initializer.text)}'`)
      : translate(file, english.initializer, language);
    return [{ at, text: `, ${language.code}: ${value.trim()}` }];
  }
  const declared = plantDeclaration(file, language);
  return declared ? [declared, { at, text: `, ${language.code}` }] : [];
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string) {
  return object.properties.find(
    (property): property is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
      (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
      !ts.isComputedPropertyName(property.name) &&
      property.name.text === name,
  );
}

/** The pseudo-translation of a constant of this file; undefined where it is none. */
function plantNamed(file: ts.SourceFile, name: string, language: PlantedLanguage): string | undefined {
  const initializer = constantOf(file, name)?.initializer;
  return initializer && translate(file, initializer, language);
}

/** `const <code> = …` for a file that declares `const en = …` and `const ml: Type = …`. */
function plantDeclaration(file: ts.SourceFile, language: PlantedLanguage): Insertion | undefined {
  const english = constantOf(file, language.source);
  const model = constantOf(file, language.model);
  if (!english?.initializer || !model) return undefined;
  const type = model.type ? `: ${model.type.getText(file)}` : '';
  const value = translate(file, english.initializer, language).trim();
  return {
    at: model.parent.parent.getEnd(),
    text: `\n\nconst ${language.code}${type} = ${value};`,
  };
}

function constantOf(file: ts.SourceFile, name: string): ts.VariableDeclaration | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name);
}

/** The source of a node with its words pseudo-translated and its imports of English files led to the new ones. */
function translate(file: ts.SourceFile, root: ts.Node, language: PlantedLanguage): string {
  const text = root.getFullText(file);
  const start = root.getFullStart();
  const replacements: { from: number; to: number; text: string }[] = [];
  const replace = (node: ts.Node, by: string) =>
    replacements.push({ from: node.getStart(file) - start, to: node.getEnd() - start, text: by });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isStringLiteral(node)) {
      if (isWords(node)) replace(node, JSON.stringify(toPseudo(node.text)));
      else if (isPath(node)) replace(node, `'${inLanguage(node.text, language)}'`);
      return;
    }
    if (ts.isNoSubstitutionTemplateLiteral(node)) replace(node, `\`${toPseudo(node.text)}\``);
    if (ts.isTemplateHead(node)) replace(node, `\`${accentLetters(node.text)}\${`);
    if (ts.isTemplateMiddle(node)) replace(node, `}${accentLetters(node.text)}\${`);
    if (ts.isTemplateTail(node)) replace(node, `}${accentLetters(node.text)}\``);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return replacements
    .toSorted((one, other) => other.from - one.from)
    .reduce((result, { from, to, text: by }) => result.slice(0, from) + by + result.slice(to), text)
    .replaceAll(new RegExp(`"texts-${language.source}(?=["-])`, 'g'), `"texts-${language.code}`);
}

function isWords(node: ts.StringLiteral): boolean {
  const { parent } = node;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  return !isKey && !isPath(node);
}

function isPath({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

function inLanguage(path: string, { source, code }: PlantedLanguage): string {
  return path.replace(new RegExp(`\\b${source}\\.ts$`), `${code}.ts`);
}
