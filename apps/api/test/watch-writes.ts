import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** The tables that the statements of this process have written, whoever sent them. */
export interface WatchedWrites {
  readonly tables: () => ReadonlySet<string>;
  forget(): void;
  stop(): void;
}

/** Every word that may name a written table; `for update skip` and `do update set` give words that name none. */
const written = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?"?(\w+)"?/gi;

/** Listens to every statement that Kysely sends, of the engine and of tests. */
export function watchWrites(): WatchedWrites {
  const tables = new Set<string>();
  const read = new Set<string>();
  const listen = (statement: unknown): void => {
    // A statement is sent many times, and read once until what it wrote is forgotten.
    if (typeof statement !== 'string' || read.has(statement)) return;
    read.add(statement);
    for (const [, table = ''] of statement.matchAll(written)) tables.add(table.toLowerCase());
  };
  subscribe('latchkey.sql', listen);
  return {
    tables: () => tables,
    forget: () => {
      tables.clear();
      read.clear();
    },
    stop: () => void unsubscribe('latchkey.sql', listen),
  };
}
