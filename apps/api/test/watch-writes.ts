import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** The tables that the statements of this process have written, whoever sent them. */
export interface WatchedWrites {
  readonly tables: () => ReadonlySet<string>;
  forget(): void;
  stop(): void;
}

/** The table that a statement writes; a lock (`for update skip locked`, `of`) and an upsert's `do update set` name none. */
const written =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|(?:create|alter|drop)\s+\w+)\s+(?:only\s+)?(?!(?:skip|set|of|nowait)\b)"?(\w+)"?/gi;

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
