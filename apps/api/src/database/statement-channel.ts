import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

const statements = channel('latchkey.sql');

/** Tells whoever listens the text of a statement that was sent; costs nothing where nobody does. */
export function tellStatement({ level, query }: LogEvent): void {
  if (level === 'query' && statements.hasSubscribers) statements.publish(query.sql);
}
