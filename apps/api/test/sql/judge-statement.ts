import { parseSync } from 'libpg-query';
import {
  equalColumns,
  joinable,
  nothing,
  pinnedBy,
  pinOf,
  spreadOf,
  withinLevel,
  type Condition,
  type Handed,
  type Named,
  type Names,
} from './level-names.ts';
import {
  columnOf,
  conjuncts,
  equalPairs,
  functionsIn,
  list,
  node,
  text,
  textOf,
  within,
  type Node,
} from './parse-tree.ts';
import { ShardUnit } from './shard-unit.ts';

/** The column that a table's rows are spread by, `everywhere`, or undefined for what is no table of the engine. */
export type HomeOf = (table: string) => string | undefined;

/** What a planner over servers would do with a statement. */
export interface Judged {
  /** Tables that are asked for on every server: nothing says on which their rows are. */
  readonly unpinned: readonly string[];
  /** Why it would not be carried out at all. */
  readonly refused: readonly string[];
  /** It touches more servers than one, or may. */
  readonly isOfSeveral: boolean;
  /** It writes a table that lies on every server. */
  readonly writesEverywhere: boolean;
}

const volatile = new Set(['clock_timestamp', 'timeofday', 'random', 'gen_random_uuid', 'uuidv7', 'nextval', 'setval']);
const stable = new Set(['now', 'statement_timestamp', 'transaction_timestamp', 'current_setting']);

interface Place {
  readonly outer: Names;
  /** The names that `with` gives. */
  readonly given: ReadonlySet<string>;
  readonly unit: ShardUnit;
}
/**
 * Judges a statement as the planner of spread tables does: rows are on one server where a condition of the same level
 * compares the column that they are spread by with a parameter, a constant, a short list, or that column of a table
 * which is pinned at the same level. What a function gives, and what only an outer query says, pins nothing.
 */
export function judgeStatement(statement: string, homeOf: HomeOf): Judged {
  const unpinned = new Set<string>();
  const refused = new Set<string>();
  let isOfSeveral = false;
  let writesEverywhere = false;
  const spreadBy = (table: string): string | undefined => {
    const home = homeOf(table);
    return home === 'everywhere' ? undefined : home;
  };

  const { stmts = [] } = parseSync(statement) as { stmts?: readonly { stmt?: unknown }[] };
  for (const { stmt } of stmts)
    alone((unit) => visitStatement(node(stmt), { outer: new Map(), given: new Set(), unit }));
  return { unpinned: [...unpinned], refused: [...refused], isOfSeveral, writesEverywhere };

  /** What is planned and carried out by itself. */
  function alone(visit: (unit: ShardUnit) => void): void {
    const unit = new ShardUnit();
    visit(unit);
    for (const table of unit.unpinned) unpinned.add(table);
    for (const why of unit.refusals()) refused.add(why);
    if (!unit.isOnOne) isOfSeveral = true;
  }

  function visitStatement(stmt: Node, place: Place): void {
    if ('SelectStmt' in stmt) visitSelect(node(stmt['SelectStmt']), place);
    for (const kind of ['UpdateStmt', 'DeleteStmt'] as const) if (kind in stmt) visitChange(node(stmt[kind]), place);
    if ('InsertStmt' in stmt) visitInsert(node(stmt['InsertStmt']), place);
  }

  /** Answers the columns that it hands on of those that tables are spread by. */
  function visitSelect(query: Node, place: Place): Handed {
    const at = { ...place, given: withQueries(query, place) };
    if (list(query['lockingClause']).length > 0) at.unit.locks = true;
    for (const side of ['larg', 'rarg']) if (side in query) visitSelect(node(query[side]), at);
    const names = visitLevel(list(query['fromClause']), query['whereClause'], at);
    const parts = ['targetList', 'groupClause', 'sortClause', 'valuesLists', 'havingClause', 'limitCount'];
    for (const part of parts) visitLinks(query[part], { ...at, outer: new Map([...at.outer, ...names]) });
    requireNoCorrelated(query, names);
    const handed = list(query['targetList']).flatMap((target) => {
      const { name, val } = node(target['ResTarget']);
      const spread = joinable(node(val), names);
      return spread === undefined ? [] : [[text(name ?? spread.column), spread] as const];
    });
    return new Map(handed);
  }

  function visitChange(query: Node, place: Place): void {
    const at = { ...place, given: withQueries(query, place) };
    const table = noteWritten(query);
    const sources = [{ RangeVar: query['relation'] }, ...list(query['fromClause']), ...list(query['usingClause'])];
    const names = visitLevel(sources, query['whereClause'], at);
    for (const part of ['targetList', 'returningList'])
      visitLinks(query[part], { ...at, outer: new Map([...at.outer, ...names]) });
    const column = spreadBy(table);
    if (column === undefined) return;
    for (const name of functionsIn([query['whereClause'], query['targetList']]))
      if (volatile.has(name)) refused.add(`${table}: changed by what ${name} gives, which differs by row`);
    if (list(query['targetList']).some((target) => node(target['ResTarget'])['name'] === column))
      refused.add(`${table}: its rows would move to another server`);
    requireNoCorrelated(query, names);
  }

  function visitInsert(query: Node, place: Place): void {
    const given = withQueries(query, place);
    const table = noteWritten(query);
    const columns = list(query['cols']).map((column) => node(column['ResTarget'])['name']);
    const column = spreadBy(table);
    if (column !== undefined && columns.length > 0 && !columns.includes(column)) unpinned.add(table);
    // Its rows go where they belong; what they are taken from is a query of its own.
    alone((unit) => visitStatement(node(query['selectStmt']), { ...place, given, unit }));
    visitLinks(query['returningList'], { ...place, given });
    const conflict = query['onConflictClause'];
    if (column === undefined || conflict === undefined) return;
    const unsteady = functionsIn(conflict).filter((name) => volatile.has(name) || stable.has(name));
    if (unsteady.length > 0 || [...within(conflict, 'SQLValueFunction')].length > 0)
      refused.add(`${table}: a conflict is solved by what a clock says`);
  }

  function noteWritten(query: Node): string {
    const table = text(node(query['relation'])['relname']);
    if (homeOf(table) === 'everywhere') writesEverywhere = true;
    return table;
  }

  /** The names that `with` gives; what changes rows, or is to be materialized, is carried out by itself. */
  function withQueries(query: Node, place: Place): Set<string> {
    const names = new Set(place.given);
    for (const one of list(node(query['withClause'])['ctes'])) {
      const cte = node(one['CommonTableExpr']);
      const inner = node(cte['ctequery']);
      const visit = (unit: ShardUnit): void => visitStatement(inner, { ...place, given: names, unit });
      if (cte['ctematerialized'] === 'CTEMaterializeAlways' || !('SelectStmt' in inner)) alone(visit);
      else visit(place.unit);
      names.add(text(cte['ctename']));
    }
    return names;
  }

  function visitLevel(sources: readonly Node[], where: unknown, place: Place): Names {
    const names = new Map<string, Named>();
    const conditions: Condition[] = [{ holds: node(where), pins: null }];
    for (const one of sources) addSource(one, names, conditions, place);
    pin(names, conditions, place);
    const inner = { ...place, outer: new Map([...place.outer, ...names]) };
    for (const { holds } of conditions) visitLinks(holds, inner);
    return names;
  }

  function addSource(item: Node, names: Map<string, Named>, conditions: Condition[], place: Place): void {
    const nameIn = (of: Node): string => text(node(of['alias'])['aliasname'] ?? of['relname']);
    if ('RangeVar' in item) {
      const table = node(item['RangeVar']);
      const name = text(table['relname']);
      const column = place.given.has(name) ? undefined : spreadBy(name);
      names.set(nameIn(table), column === undefined ? nothing : place.unit.add(name, column));
    } else if ('JoinExpr' in item) {
      const join = node(item['JoinExpr']);
      const sides = [new Map<string, Named>(), new Map<string, Named>()] as const;
      addSource(node(join['larg']), sides[0], conditions, place);
      addSource(node(join['rarg']), sides[1], conditions, { ...place, outer: new Map([...place.outer, ...sides[0]]) });
      for (const side of sides) for (const [name, spread] of side) names.set(name, spread);
      const pins = pinnedBy(text(join['jointype']), sides);
      conditions.push({ holds: node(join['quals']), pins });
      for (const column of list(join['usingClause']).map(textOf))
        for (const one of sides[0].keys())
          for (const other of sides[1].keys()) conditions.push({ holds: equalColumns(one, other, column), pins });
    } else {
      const [kind = '', value] = Object.entries(item)[0] ?? [];
      const range = node(value);
      const outer = range['lateral'] === true ? new Map([...place.outer, ...names]) : place.outer;
      const select = node(node(range['subquery'])['SelectStmt']);
      names.set(nameIn(range), kind === 'RangeSubselect' ? visitSelect(select, { ...place, outer }) : nothing);
    }
  }

  function pin(names: Names, conditions: readonly Condition[], place: Place): void {
    const equal = conditions.flatMap(({ holds, pins }) =>
      conjuncts(holds)
        .flatMap(equalPairs)
        .map((pair) => ({ pair, pins })),
    );
    for (let changed = true; changed;) {
      changed = false;
      for (const { pair, pins } of equal) {
        const one = joinable(pair[0], names);
        const other = joinable(pair[1], names) ?? joinable(pair[1], place.outer);
        if (one !== undefined && other !== undefined) place.unit.join(one, other);
        const [name, spread] = spreadOf(pair[0], names) ?? [];
        if (name === undefined || spread === undefined) continue;
        if (spread.pin !== 'none' || pins?.(name) === false) continue;
        spread.pin = pinOf(pair[1], names);
        if (spread.pin !== 'none') changed = true;
      }
    }
  }

  /** Queries within an expression. */
  function visitLinks(expression: unknown, place: Place): void {
    if (Array.isArray(expression)) for (const one of expression) visitLinks(one, place);
    else if (typeof expression === 'object' && expression !== null)
      for (const [kind, value] of Object.entries(expression)) {
        if (kind === 'SubLink') {
          visitStatement(node(node(value)['subselect']), place);
          visitLinks(node(value)['testexpr'], place);
        } else visitLinks(value, place);
      }
  }

  function requireNoCorrelated(query: Node, names: Names): void {
    const from = [...list(query['fromClause']), ...list(query['usingClause'])];
    if (![...withinLevel(from, 'RangeFunction')].length) return;
    for (const link of within([query['targetList'], query['whereClause']], 'SubLink')) {
      const tables = [...within(link, 'RangeVar')].map((table) => text(table['relname']));
      const isCorrelated = [...within(link, 'ColumnRef')].some((ref) =>
        names.has(columnOf({ ColumnRef: ref })?.of ?? ''),
      );
      const asked = tables.find((table) => spreadBy(table) !== undefined);
      if (isCorrelated && asked !== undefined) refused.add(`${asked}: asked for each row that a function gives`);
    }
  }
}
