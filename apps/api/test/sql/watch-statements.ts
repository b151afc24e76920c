import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll } from 'vitest';
import { tableHomes } from '../../src/database/table-homes.ts';
import { allowedUnpinned } from './allowed-unpinned.ts';
import { unpinned } from './unpinned.ts';

const api = join(import.meta.dirname, '../..');
const isScoped = (table: string): boolean =>
  Object.hasOwn(tableHomes, table) && tableHomes[table as keyof typeof tableHomes] === 'hotel';

const judged = new Set<string>();
const faults: string[] = [];

beforeAll(async () => {
  await loadModule();
  subscribe('latchkey.sql', listen);
});

afterAll(() => {
  unsubscribe('latchkey.sql', listen);
  const found = faults.splice(0);
  if (found.length > 0)
    throw new Error(['statements that do not name their hotel (docs/scale.md):', ...found].join('\n'));
});

/** Judges every statement that the engine sends in this file of tests; what tests ask by themselves is theirs. */
function listen(statement: unknown): void {
  if (typeof statement !== 'string' || judged.has(statement)) return;
  const sender = senderOf();
  if (sender === null) return;
  judged.add(statement);
  const tables = unpinned(statement, isScoped);
  if (tables.length > 0 && !isAllowed(sender, statement))
    faults.push(`${sender}: ${tables.join(', ')}: ${plain(statement).slice(0, 300)}`);
}

/** The file of the engine that sent what is being sent; null where a test did. */
function senderOf(): string | null {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const { stack = '' } = new Error('sender');
  Error.stackTraceLimit = limit;
  for (const line of stack.split('\n')) {
    const file = /((?:\/|file:)[^\s():]+\.ts)/.exec(line)?.[1]?.replace('file://', '');
    if (file === undefined || !file.startsWith(api) || file.includes('node_modules')) continue;
    const within = file.slice(api.length + 1);
    if (
      /^src\/database\/(statement-channel|open-database|transact)\.ts$/.test(within) ||
      within.startsWith('test/sql/')
    )
      continue;
    if (within.startsWith('src/database/migrations/')) return null;
    return within.startsWith('src/') && !within.endsWith('.test.ts') ? within.slice('src/'.length) : null;
  }
  return null;
}

const isAllowed = (sender: string, statement: string): boolean =>
  allowedUnpinned.some(
    ({ file, begins }) => (file === undefined || sender === file) && plain(statement).startsWith(begins),
  );

const plain = (statement: string): string => statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
