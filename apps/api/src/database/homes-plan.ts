import { migratorTables, tableHomes } from './table-homes.ts';

/** Where a table lies: `everywhere`, or the column that it is spread by and the group of those whose rows lie together. */
export interface Lying {
  readonly home: string;
  readonly group: number;
}

export interface HomesPlan {
  readonly isOneServer: boolean;
  /** Tables that have no home yet. */
  readonly spread: readonly string[];
  /** What gives them theirs, in order. */
  readonly statements: readonly string[];
  readonly faults: readonly string[];
}

/** First what every server has, which others refer to; then in the order of the list, where what is referred to comes first. */
const homes: readonly (readonly [table: string, home: string])[] = [
  ...migratorTables.map((table) => [table, 'everywhere'] as const),
  ...Object.entries(tableHomes).filter(([, home]) => home === 'everywhere'),
  ...Object.entries(tableHomes).filter(([, home]) => home !== 'everywhere'),
];

/** What is to be done for every table to lie where `table-homes.ts` says, and what no command mends. */
export function homesPlan(tables: readonly string[], lying: ReadonlyMap<string, Lying> | null): HomesPlan {
  const known = new Map(homes);
  const missing = homes
    .filter(([table]) => !tables.includes(table))
    .map(([table]) => `${table} is not there: migrate first`);
  const homeless = tables.filter((table) => !known.has(table)).map((table) => `${table} has no home in table-homes.ts`);
  const faults = [...missing, ...homeless];
  if (lying === null) return { isOneServer: true, spread: [], statements: [], faults };
  const ofHotels = homes.filter(([, home]) => home === 'hotel_id').map(([table]) => table);
  const first = ofHotels.find((table) => lying.has(table));
  const group = first === undefined ? undefined : lying.get(first)?.group;
  for (const [table, home] of homes) {
    const at = lying.get(table);
    if (at === undefined) continue;
    if (at.home !== home) faults.push(`${table} lies by ${at.home}, not by ${home}`);
    else if (home === 'hotel_id' && at.group !== group) faults.push(`${table} does not lie with ${String(first)}`);
  }
  const spread = homes.filter(([table]) => tables.includes(table) && !lying.has(table));
  const leader = first ?? spread.find(([, home]) => home === 'hotel_id')?.[0];
  return {
    isOneServer: false,
    spread: spread.map(([table]) => table),
    statements: spread.map(([table, home]) => statementOf(table, home, leader)),
    faults,
  };
}

/** A table of hotels lies with the first of them; a person's with none. */
function statementOf(table: string, home: string, leader: string | undefined): string {
  if (home === 'everywhere') return `select create_reference_table('${table}')`;
  const beside = home === 'hotel_id' && leader !== undefined && leader !== table ? leader : 'none';
  return `select create_distributed_table('${table}', '${home}', colocate_with => '${beside}')`;
}
