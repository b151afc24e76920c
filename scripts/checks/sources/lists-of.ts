import ts from 'typescript-5';

/** The lists of three or more texts that a node writes out: as a union, an enum, a list, or after `in` within a text of SQL. */
export function listsOf(node: ts.Node): readonly (readonly string[])[] {
  return writtenIn(node).filter((list): list is readonly string[] => list !== null && list.length > 2);
}

function writtenIn(node: ts.Node): readonly (readonly string[] | null)[] {
  if (ts.isUnionTypeNode(node)) return isKeysOfType(node) ? [] : [allTexts(node.types.filter(isThere))];
  if (ts.isEnumDeclaration(node)) return [allTexts(node.members.flatMap(({ initializer }) => initializer ?? []))];
  if (ts.isArrayLiteralExpression(node)) return [allTexts(node.elements)];
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return [...node.getText().matchAll(/\bin \(((?:'[\w-]+'(?:, )?)+)\)/g)].map(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, text = '']) => text),
    );
  return [];
}

/** Names of a type's own members, as `Pick` takes them, which the compiler holds to that type. */
function isKeysOfType({ parent }: ts.UnionTypeNode): boolean {
  if (ts.isIndexedAccessTypeNode(parent)) return true;
  const name = ts.isTypeReferenceNode(parent)
    ? parent.typeName
    : ts.isExpressionWithTypeArguments(parent)
      ? parent.expression
      : null;
  return name !== null && ['Pick', 'Omit', 'Extract', 'Exclude'].includes(name.getText());
}

/** `null` and `undefined` say that there is none of a list. */
function isThere(type: ts.TypeNode): boolean {
  return type.kind !== ts.SyntaxKind.UndefinedKeyword && type.getText() !== 'null';
}

/** Null where one of them is no text. */
function allTexts(nodes: readonly ts.Node[]): readonly string[] | null {
  const texts = nodes.map((node) => (ts.isLiteralTypeNode(node) ? textOf(node.literal) : textOf(node)));
  return texts.every((text) => text !== null) ? texts : null;
}

const textOf = (node: ts.Node): string | null => (ts.isStringLiteralLike(node) ? node.text : null);
