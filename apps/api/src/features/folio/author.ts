import { actingNow } from '../../database/acting.ts';
import type { PostedRow } from './folio-lines.queries.ts';

/** Whoever acts, as the author of a row; the engine where nobody does. */
export function authorNow(at: Date): Pick<PostedRow, 'author_kind' | 'author_id' | 'author_name' | 'created_at'> {
  const acting = actingNow();
  return {
    author_kind: acting?.principal.kind ?? null,
    author_id: acting?.principal.id ?? null,
    author_name: acting?.name ?? null,
    created_at: at,
  };
}
