import { parseSync } from 'libpg-query';

type Node = Readonly<Record<string, unknown>>;

/** A longer list of hotels grows with their number, and ends at the 65,535 parameters that a statement may have. */
const longestList = 32;

/** A name of a query's tables, and whether the hotel of its rows is pinned. `scoped`: its rows live with a hotel. */
interface Source {
  readonly table: string;
  readonly scoped: boolean;
  pinned: boolean;
}

const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(node) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The name that a node of PostgreSQL's grammar holds. */
const textOf = (value: unknown): string => text(node(node(value)['String'])['sval']);

/**
 * The tables whose rows live with a hotel and that a statement touches without naming the hotel in a condition of its
 * first level: a comparison of `hotel_id` with a parameter, a constant, a short list, or a `hotel_id` that is pinned itself.
 * Inserts must set it. Statements that are no query (a lock time-out, a savepoint, a definition) touch nothing.
 */
export function unpinned(statement: string, isScoped: (table: string) => boolean): string[] {
  const found = new Set<string>();
  const { stmts = [] } = parseSync(statement) as { stmts?: readonly { stmt?: unknown }[] };
  for (const { stmt } of stmts) visitStatement(node(stmt), new Map(), new Set());
  return [...found];

  function visitStatement(stmt: Node, outer: ReadonlyMap<string, Source>, known: ReadonlySet<string>): void {
    for (const [kind, value] of Object.entries(stmt)) {
      const query = node(value);
      switch (kind) {
        case 'SelectStmt':
          visitSelect(query, outer, known);
          break;
        case 'InsertStmt': {
          const within = withQueries(query, outer, known);
          requireInserted(query);
          visitStatement(node(query['selectStmt']), outer, within);
          for (const one of list(query['returningList'])) visitLinks(one, outer, within);
          break;
        }
        case 'UpdateStmt':
        case 'DeleteStmt': {
          const within = withQueries(query, outer, known);
          const sources = new Map<string, Source>();
          const conditions: Node[] = [];
          addSource({ RangeVar: query['relation'] }, sources, conditions, outer, within);
          for (const one of [...list(query['fromClause']), ...list(query['usingClause'])])
            addSource(one, sources, conditions, outer, within);
          judge(sources, [...conditions, node(query['whereClause'])], outer, within);
          for (const one of [...list(query['targetList']), ...list(query['returningList'])])
            visitLinks(one, new Map([...outer, ...sources]), within);
          break;
        }
        default:
      }
    }
  }

  function visitSelect(query: Node, outer: ReadonlyMap<string, Source>, known: ReadonlySet<string>): void {
    const within = withQueries(query, outer, known);
    for (const side of ['larg', 'rarg']) if (side in query) visitSelect(node(query[side]), outer, within);
    const sources = new Map<string, Source>();
    const conditions: Node[] = [];
    for (const one of list(query['fromClause'])) addSource(one, sources, conditions, outer, within);
    judge(sources, [...conditions, node(query['whereClause'])], outer, within);
    const inner = new Map([...outer, ...sources]);
    for (const part of ['targetList', 'groupClause', 'sortClause', 'valuesLists'])
      for (const one of list(query[part])) visitLinks(one, inner, within);
    visitLinks(node(query['havingClause']), inner, within);
  }

  /** The names that `with` gives; each of its queries is judged by itself. */
  function withQueries(query: Node, outer: ReadonlyMap<string, Source>, known: ReadonlySet<string>): Set<string> {
    const names = new Set(known);
    for (const one of list(node(query['withClause'])['ctes'])) {
      const cte = node(one['CommonTableExpr']);
      visitStatement(node(cte['ctequery']), outer, names);
      names.add(text(cte['ctename']));
    }
    return names;
  }

  function addSource(
    item: Node,
    sources: Map<string, Source>,
    conditions: Node[],
    outer: ReadonlyMap<string, Source>,
    known: ReadonlySet<string>,
  ): void {
    const table = node(item['RangeVar']);
    const join = node(item['JoinExpr']);
    const nameIn = (of: Node): string => text(node(of['alias'])['aliasname'] ?? of['relname']);
    if ('RangeVar' in item) {
      const name = text(table['relname']);
      const scoped = !known.has(name) && isScoped(name);
      sources.set(nameIn(table), { table: name, scoped, pinned: !scoped });
    } else if ('JoinExpr' in item) {
      const before = new Set(sources.keys());
      addSource(node(join['larg']), sources, conditions, outer, known);
      const left = [...sources.keys()].filter((name) => !before.has(name));
      addSource(node(join['rarg']), sources, conditions, outer, known);
      const right = [...sources.keys()].filter((name) => !before.has(name) && !left.includes(name));
      conditions.push(node(join['quals']));
      if (list(join['usingClause']).some((column) => textOf(column) === 'hotel_id'))
        for (const one of left) for (const other of right) conditions.push(sameHotel(one, other));
    } else {
      const [kind = '', value] = Object.entries(item)[0] ?? [];
      const range = node(value);
      if (kind === 'RangeSubselect')
        visitStatement(
          node(range['subquery']),
          range['lateral'] === true ? new Map([...outer, ...sources]) : outer,
          known,
        );
      // What a function or a query of its own gives is given by its caller.
      sources.set(nameIn(range), { table: kind, scoped: false, pinned: true });
    }
  }

  function judge(
    sources: Map<string, Source>,
    conditions: readonly Node[],
    outer: ReadonlyMap<string, Source>,
    known: ReadonlySet<string>,
  ): void {
    const every = new Map([...outer, ...sources]);
    const equal = conditions.flatMap(conjuncts);
    for (let changed = true; changed;) {
      changed = false;
      for (const [one, other] of equal.flatMap(pairs)) {
        const source = sourceOf(one, sources);
        if (source === undefined || source.pinned || !isGiven(other, every)) continue;
        source.pinned = true;
        changed = true;
      }
    }
    for (const { table, scoped, pinned } of sources.values()) if (scoped && !pinned) found.add(table);
    for (const one of conditions) visitLinks(one, every, known);
  }

  /** Queries within an expression. */
  function visitLinks(expression: unknown, outer: ReadonlyMap<string, Source>, known: ReadonlySet<string>): void {
    if (Array.isArray(expression)) for (const one of expression) visitLinks(one, outer, known);
    else if (typeof expression === 'object' && expression !== null)
      for (const [kind, value] of Object.entries(expression)) {
        if (kind === 'SubLink') {
          visitStatement(node(node(value)['subselect']), outer, known);
          visitLinks(node(value)['testexpr'], outer, known);
        } else visitLinks(value, outer, known);
      }
  }

  function requireInserted(query: Node): void {
    const table = text(node(query['relation'])['relname']);
    const columns = list(query['cols']).map((column) => node(column['ResTarget'])['name']);
    if (isScoped(table) && columns.length > 0 && !columns.includes('hotel_id')) found.add(table);
  }
}

const sameHotel = (one: string, other: string): Node => {
  const column = (table: string): Node => ({
    ColumnRef: { fields: [{ String: { sval: table } }, { String: { sval: 'hotel_id' } }] },
  });
  return { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: column(one), rexpr: column(other) } };
};

/** The conditions of the first level: those that `and` joins. */
function conjuncts(condition: Node): Node[] {
  const all = node(condition['BoolExpr']);
  return all['boolop'] === 'AND_EXPR' ? list(all['args']).flatMap(conjuncts) : [condition];
}

/** What a condition says is equal, each pair both ways round; rows are compared column by column. */
function pairs(condition: Node): [Node, Node][] {
  const { kind, name, lexpr, rexpr } = node(condition['A_Expr']) as Record<string, unknown>;
  const isEqual =
    (kind === 'AEXPR_OP' || kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN') && textOf(list(name)[0]) === '=';
  if (!isEqual) return [];
  const [left, right] = [node(lexpr), node(rexpr)];
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

/** The source whose `hotel_id` an expression is; a name without a table is that of the only table with a hotel. */
function sourceOf(expression: Node, sources: ReadonlyMap<string, Source>): Source | undefined {
  const fields = list(node(expression['ColumnRef'])['fields']).map(textOf);
  if (fields.at(-1) !== 'hotel_id') return undefined;
  if (fields.length > 1) return sources.get(fields.at(-2) ?? '');
  const scoped = [...sources.values()].filter((source) => source.scoped);
  return scoped.length === 1 ? scoped[0] : undefined;
}

/** Whether a value is known before the rows are read: a parameter, a constant, a short list of them, or a pinned column. */
function isGiven(expression: Node, sources: ReadonlyMap<string, Source>): boolean {
  const [kind = '', value] = Object.entries(expression)[0] ?? [];
  switch (kind) {
    case 'ParamRef':
    case 'A_Const':
      return true;
    case 'TypeCast':
      return isGiven(node(node(value)['arg']), sources);
    case 'List':
      return isShort(node(value)['items']) && list(node(value)['items']).every((one) => isGiven(one, sources));
    case 'A_ArrayExpr':
      return isShort(node(value)['elements']) && list(node(value)['elements']).every((one) => isGiven(one, sources));
    case 'ColumnRef': {
      const fields = list(node(value)['fields']).map(textOf);
      return fields.length > 1 && sources.get(fields.at(-2) ?? '')?.pinned === true;
    }
    default:
      return false;
  }
}

const isShort = (items: unknown): boolean => list(items).length <= longestList;
