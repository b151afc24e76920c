import { migratorTables, tableHomes } from '../../src/database/table-homes.ts';

const homes: Readonly<Record<string, string>> = {
  ...tableHomes,
  ...Object.fromEntries(migratorTables.map((table) => [table, 'everywhere'])),
};

/** Where the rows of a table of the engine live; undefined for any other name. */
export const homeOf = (table: string): string | undefined => (Object.hasOwn(homes, table) ? homes[table] : undefined);
