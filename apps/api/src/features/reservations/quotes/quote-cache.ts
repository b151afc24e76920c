import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/database.types.ts';
import { readQuote, type StoredQuote } from './quotes.queries.ts';

const mostQuotes = 2000;
const caches = new WeakMap<Database, LRUCache<string, StoredQuote>>();

function cacheOf(db: Database): LRUCache<string, StoredQuote> {
  const known = caches.get(db) ?? new LRUCache({ max: mostQuotes });
  caches.set(db, known);
  return known;
}

/** A quote by its token, from memory where it was read before: a quote never changes once it is made. */
export async function findQuote(db: Database, hotelId: number, quoteToken: string): Promise<StoredQuote | undefined> {
  const cache = cacheOf(db);
  const known = cache.get(quoteToken);
  if (known !== undefined) return known.hotelId === hotelId ? known : undefined;
  const quote = await readQuote(db, hotelId, quoteToken);
  if (quote !== undefined) cache.set(quoteToken, quote);
  return quote;
}
