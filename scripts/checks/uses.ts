import path from 'node:path';
import ts from 'typescript-5';
import { parsed, visit } from './parsed.ts';

/** One name that a part of the repository (`apps/checkout`) imports from a package. */
export interface Use {
  readonly part: string;
  readonly from: string;
  /** `*` where a whole module is taken. */
  readonly name: string;
}

/** Every name that files import from the repository's packages. */
export function usesOf(files: readonly string[], root: string): Use[] {
  return files.flatMap((file) => {
    const [top = '', below = ''] = file.split(path.sep);
    const part = top === 'apps' || top === 'packages' ? `${top}/${below}` : top;
    const uses: Use[] = [];
    visit(parsed(path.join(root, file)), (node) => {
      const from = addressIn(node);
      if (from?.startsWith('@latchkey/') === true) uses.push(...namesIn(node).map((name) => ({ part, from, name })));
    });
    return uses;
  });
}

/** The module that a node takes something from: `import`, `export … from`, `import()` as a value or as a type. */
function addressIn(node: ts.Node): string | undefined {
  const address =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : isImportCall(node)
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
  return address !== undefined && ts.isStringLiteral(address) ? address.text : undefined;
}

function namesIn(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map(importedName) : ['*'];
  }
  if (ts.isExportDeclaration(node))
    return node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(importedName)
      : ['*'];
  if (ts.isImportTypeNode(node)) return [node.qualifier?.getText() ?? '*'];
  return isImportCall(node) ? namesTakenOf(node) : [];
}

const importedName = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string =>
  (propertyName ?? name).text;

/** `const { a } = await import('b')` and `(await import('b')).a` take `a`; else the whole module is taken. */
function namesTakenOf(call: ts.CallExpression): string[] {
  let taken: ts.Node = call;
  while (ts.isAwaitExpression(taken.parent) || ts.isParenthesizedExpression(taken.parent)) taken = taken.parent;
  const { parent } = taken;
  if (taken !== call && ts.isPropertyAccessExpression(parent)) return [parent.name.text];
  if (taken !== call && ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
  return ['*'];
}

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
