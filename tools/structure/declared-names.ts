import ts from 'typescript';

/** A name that a file gives to something: where, and the type that is written beside it. */
export interface DeclaredName {
  readonly name: string;
  readonly line: number;
  readonly annotation: string | undefined;
  /** What the declaration is, such as `Parameter` or `FunctionDeclaration`. */
  readonly kind: string;
  readonly isExportedType: boolean;
}

/** Every name that a TypeScript file declares, in order. Names that are only used or imported are not among them. */
export function findDeclaredNames(file: string, text: string): DeclaredName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name) {
      names.push({
        name: name.text,
        line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1,
        annotation: 'type' in node && isTypeNode(node.type) ? node.type.getText(source) : undefined,
        kind: ts.SyntaxKind[node.kind],
        isExportedType: isExportedType(node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function nameOf(node: ts.Node): ts.Identifier | undefined {
  if (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node)
  ) {
    return node.name && ts.isIdentifier(node.name) ? node.name : undefined;
  }
  return undefined;
}

function isTypeNode(value: unknown): value is ts.TypeNode {
  return typeof value === 'object' && value !== null && 'getText' in value;
}

function isExportedType(node: ts.Node): boolean {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return false;
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
