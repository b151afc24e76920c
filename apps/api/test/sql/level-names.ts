import { columnOf, list, node, type Node } from './parse-tree.ts';
import type { Pin, Spread } from './shard-unit.ts';

/** A longer list of hotels grows with their number, and ends at the 65,535 parameters that a statement may have. */
const longestList = 32;

/** What a level of a query can name: a spread table, or what pins nothing: a function, a table that lies everywhere, a query with the columns that it hands on. */
export type Named = Spread | Handed;
export type Handed = ReadonlyMap<string, Spread>;
export type Names = ReadonlyMap<string, Named>;
export const nothing: Handed = new Map();

/** A condition of a level; of an outer join only the tables of one side are pinned by it. */
export interface Condition {
  readonly holds: Node;
  readonly pins: ((name: string) => boolean) | null;
}

/** Nodes of a kind in what a level reads from, not in the queries within it. */
export function* withinLevel(from: readonly Node[], kind: string): Generator<Node> {
  for (const item of from) {
    if (kind in item) yield item;
    const join = node(item['JoinExpr']);
    yield* withinLevel(
      [node(join['larg']), node(join['rarg'])].filter((side) => Object.keys(side).length > 0),
      kind,
    );
  }
}

/** Which names a join's condition pins: of an outer join those that it may leave empty. */
export function pinnedBy(type: string, sides: readonly Names[]): Condition['pins'] {
  if (type === 'JOIN_LEFT') return (name) => sides[1]?.has(name) === true;
  if (type === 'JOIN_RIGHT') return (name) => sides[0]?.has(name) === true;
  return type === 'JOIN_FULL' ? () => false : null;
}

export const equalColumns = (one: string, other: string, column: string): Node => {
  const of = (table: string): Node => ({
    ColumnRef: { fields: [{ String: { sval: table } }, { String: { sval: column } }] },
  });
  return { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: of(one), rexpr: of(other) } };
};

/** The spread table whose column an expression is; a name without a table is that of the only one spread by it. */
export function spreadOf(expression: Node, names: Names): readonly [name: string, spread: Spread] | undefined {
  const column = columnOf(expression);
  const spread = [...names].flatMap(([name, one]) =>
    isSpread(one) && one.column === column?.name ? [[name, one] as const] : [],
  );
  const of = column?.of ?? null;
  if (of !== null) return spread.find(([name]) => name === of);
  return spread.length === 1 ? spread[0] : undefined;
}

const isSpread = (named: Named): named is Spread => 'table' in named;

/** The spread table that an expression is the column of, at first hand or through a query. */
export function joinable(expression: Node, names: Names): Spread | undefined {
  const own = spreadOf(expression, names)?.[1];
  if (own !== undefined) return own;
  const column = columnOf(expression);
  const handed = [...names].flatMap(([name, one]) => {
    const spread = isSpread(one) ? undefined : one.get(column?.name ?? '');
    return spread === undefined || (column?.of ?? name) !== name ? [] : [spread];
  });
  return handed.length === 1 ? handed[0] : undefined;
}

/** How a value pins what it is compared with: a parameter, a constant, a short list of them, or a pinned column of this level. */
export function pinOf(expression: Node, names: Names): Pin {
  const [kind = '', value] = Object.entries(expression)[0] ?? [];
  switch (kind) {
    case 'ParamRef':
    case 'A_Const':
      return 'one';
    case 'TypeCast':
      return pinOf(node(node(value)['arg']), names);
    case 'List':
      return pinOfList(list(node(value)['items']), names);
    case 'A_ArrayExpr':
      return pinOfList(list(node(value)['elements']), names);
    default:
      return spreadOf(expression, names)?.[1].pin ?? 'none';
  }
}

function pinOfList(items: readonly Node[], names: Names): Pin {
  if (items.length > longestList || items.some((one) => pinOf(one, names) !== 'one')) return 'none';
  return items.length === 1 ? 'one' : 'several';
}
