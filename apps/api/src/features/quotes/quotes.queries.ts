import type { Quote, StaySelection } from '@latchkey/api-contract/types';
import type { Bill } from '@latchkey/booking-core/pricing';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';

export interface StoredQuote {
  readonly hotelId: number;
  readonly quoteToken: string;
  readonly selection: StaySelection;
  readonly bill: Bill;
  readonly pricingVersion: string;
  readonly expiresAt: Date;
}

export async function insertQuote(db: Database, quote: StoredQuote, createdAt: Date): Promise<void> {
  await db
    .insertInto('quote')
    .values({
      hotel_id: quote.hotelId,
      quote_id: quote.quoteToken,
      selection: JSON.stringify(quote.selection),
      bill: JSON.stringify(quote.bill),
      pricing_version: quote.pricingVersion,
      created_at: createdAt,
      expires_at: quote.expiresAt,
    })
    .execute();
}

/** Quotes are never changed once they are made. */
const remembered = new WeakMap<Database, LRUCache<string, StoredQuote>>();

function memoryOf(db: Database): LRUCache<string, StoredQuote> {
  const known = remembered.get(db) ?? new LRUCache({ max: 2000 });
  remembered.set(db, known);
  return known;
}

export async function findQuote(db: Database, hotelId: number, quoteToken: string): Promise<StoredQuote | undefined> {
  const memory = memoryOf(db);
  const known = memory.get(quoteToken);
  if (known !== undefined) return known.hotelId === hotelId ? known : undefined;
  const quote = await readQuote(db, hotelId, quoteToken);
  if (quote !== undefined) memory.set(quoteToken, quote);
  return quote;
}

/** The same from the database, which a transaction may be. */
export async function readQuote(
  db: Kysely<Tables>,
  hotelId: number,
  quoteToken: string,
): Promise<StoredQuote | undefined> {
  const row = await db
    .selectFrom('quote')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('quote_id', '=', quoteToken)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    hotelId,
    quoteToken,
    selection: row.selection,
    bill: row.bill,
    pricingVersion: row.pricing_version,
    expiresAt: row.expires_at,
  };
}

/** core's types are readonly, the contract's are not; the fields are the same. */
export function quoteView(quote: StoredQuote): Quote {
  return {
    quoteToken: quote.quoteToken,
    expiresAt: quote.expiresAt.toISOString(),
    selection: quote.selection,
    bill: quote.bill as Quote['bill'],
    pricingVersion: quote.pricingVersion,
  };
}
