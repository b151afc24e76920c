import ts from 'typescript-5';

/**
 * The texts that a node writes out as one list: of a union, an enum, a list or its entries' first texts, a text of SQL, or
 * the names of a record that no type holds to its list.
 */
export function writtenOut(node: ts.Node): readonly string[] {
  if (ts.isUnionTypeNode(node))
    return node.types.flatMap((type) => (ts.isLiteralTypeNode(type) ? textOf(type.literal) : []));
  if (ts.isEnumDeclaration(node)) return node.members.flatMap(({ initializer }) => textOf(initializer));
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOfEntry);
  if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))
    return node.members.flatMap(({ name }) => nameOf(name));
  if (ts.isObjectLiteralExpression(node))
    return isHeldByType(node) ? [] : node.properties.flatMap(({ name }) => nameOf(name));
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return [...node.getText().matchAll(/'([\w-]+)'/g)].map(([, text = '']) => text);
  return [];
}

const textOf = (node: ts.Node | undefined): readonly string[] =>
  node !== undefined && ts.isStringLiteralLike(node) ? [node.text] : [];

const nameOf = (name: ts.PropertyName | undefined): readonly string[] =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];

/** `'full'`, `['full', …]` and `{ way: 'full', … }` each name the way. */
function textsOfEntry(entry: ts.Expression): readonly string[] {
  if (ts.isArrayLiteralExpression(entry)) return textOf(entry.elements[0]);
  if (ts.isObjectLiteralExpression(entry))
    return entry.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? textOf(property.initializer) : [],
    );
  return textOf(entry);
}

/** Whether the compiler says what such a record lacks: its type is given where it is named, or by what takes it. */
function isHeldByType(record: ts.ObjectLiteralExpression): boolean {
  let within: ts.Node = record.parent;
  while (
    ts.isPropertyAssignment(within) ||
    ts.isObjectLiteralExpression(within) ||
    ts.isArrayLiteralExpression(within) ||
    ts.isParenthesizedExpression(within) ||
    (ts.isAsExpression(within) && ts.isConstTypeReference(within.type))
  )
    within = within.parent;
  return !ts.isVariableDeclaration(within) || (within.type !== undefined && !/<string,/.test(within.type.getText()));
}
