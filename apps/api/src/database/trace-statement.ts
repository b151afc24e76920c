import { currentSpan } from '@latchkey/tracing/requests';
import type { LogEvent } from 'kysely';

/** The most of a statement's text that a span holds, in characters. */
const longestText = 2000;

/**
 * A span for a statement of the request under way (OpenTelemetry's semantic conventions for databases). The text has places
 * in it where the values were: what a guest typed is never part of it.
 */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const request = currentSpan();
  if (request === undefined) return;
  const { verb, table } = summaryOf(query.sql);
  const summary = [verb, table].filter(Boolean).join(' ');
  request
    .child({
      name: summary,
      kind: 'client',
      beganAt: Date.now() - queryDurationMillis,
      facts: {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        ...(table === '' ? {} : { 'db.collection.name': table }),
        'db.query.summary': summary,
        'db.query.text': query.sql.slice(0, longestText),
      },
    })
    .end(level === 'error');
}

/** What a statement does, and the first table that it names. */
function summaryOf(text: string): { readonly verb: string; readonly table: string } {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]\w*)"?/i.exec(text)?.[1] ?? '';
  return { verb, table };
}
