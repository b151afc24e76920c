/** A node of PostgreSQL's own grammar, as `libpg-query` gives it. */
export type Node = Readonly<Record<string, unknown>>;

export const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
export const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(node) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The name that a node holds. */
export const textOf = (value: unknown): string => text(node(node(value)['String'])['sval']);

/** The names of a column reference: `{ of: 'b', name: 'hotel_id' }`; undefined for anything else. */
export function columnOf(expression: Node): { readonly of: string | null; readonly name: string } | undefined {
  if (!('ColumnRef' in expression)) return undefined;
  const fields = list(node(expression['ColumnRef'])['fields']).map(textOf);
  return { of: fields.at(-2) ?? null, name: fields.at(-1) ?? '' };
}

/** The conditions of the first level: those that `and` joins. */
export function conjuncts(condition: Node): Node[] {
  const all = node(condition['BoolExpr']);
  return all['boolop'] === 'AND_EXPR' ? list(all['args']).flatMap(conjuncts) : [condition];
}

/** What a condition says is equal, each pair both ways round; rows are compared column by column. */
export function equalPairs(condition: Node): [Node, Node][] {
  const { kind, name, lexpr, rexpr } = node(condition['A_Expr']) as Record<string, unknown>;
  const isEqual =
    (kind === 'AEXPR_OP' || kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN') && textOf(list(name)[0]) === '=';
  const [left, right] = [node(lexpr), node(rexpr)];
  // What is within a parameter is not known when a server is looked for.
  if (!isEqual || (kind === 'AEXPR_OP_ANY' && !('A_ArrayExpr' in right))) return [];
  const rows = [left, right].map((side) => list(node(side['RowExpr'])['args']));
  if (rows[0]?.length && rows[0].length === rows[1]?.length)
    return rows[0].flatMap((one, at): [Node, Node][] => {
      const other = rows[1]?.[at] ?? {};
      return [
        [one, other],
        [other, one],
      ];
    });
  return [
    [left, right],
    [right, left],
  ];
}

/** Every node of a kind within an expression, however deep. */
export function* within(expression: unknown, kind: string): Generator<Node> {
  if (Array.isArray(expression)) for (const one of expression) yield* within(one, kind);
  else if (typeof expression === 'object' && expression !== null)
    for (const [key, value] of Object.entries(expression)) {
      if (key === kind) yield node(value);
      yield* within(value, kind);
    }
}

/** The functions that an expression calls. */
export const functionsIn = (expression: unknown): string[] =>
  [...within(expression, 'FuncCall')].map((call) => textOf(list(call['funcname']).at(-1)));
