import type { QuoteRequest } from '@latchkey/api-contract/types';
import type { Bill } from '@latchkey/booking-core/pricing';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Agreement, QuotePurpose } from '../../../database/tables/booking-tables.ts';

export interface StoredQuote {
  readonly hotelId: number;
  readonly quoteToken: string;
  readonly selection: QuoteRequest;
  readonly bill: Bill;
  /** Null in a quote of an older version. */
  readonly agreed: Agreement | null;
  /** Null in a quote of an older version. */
  readonly purpose: QuotePurpose | null;
  readonly pricingVersion: string;
  readonly expiresAt: Date;
}

/** What a quote is for. Those of an older version do not say it, and are taken for new bookings alone. */
export const purposeOf = ({ purpose }: Pick<StoredQuote, 'purpose'>): QuotePurpose => purpose ?? { for: 'booking' };

export async function insertQuote(db: Database, quote: StoredQuote, createdAt: Date): Promise<void> {
  await db
    .insertInto('quote')
    .values({
      hotel_id: quote.hotelId,
      quote_id: quote.quoteToken,
      selection: JSON.stringify(quote.selection),
      bill: JSON.stringify(quote.bill),
      agreed: quote.agreed === null ? null : JSON.stringify(quote.agreed),
      purpose: quote.purpose === null ? null : JSON.stringify(quote.purpose),
      pricing_version: quote.pricingVersion,
      created_at: createdAt,
      expires_at: quote.expiresAt,
    })
    .execute();
}

/** A quote as the database has it; `db` may be a transaction. */
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
    agreed: row.agreed,
    purpose: row.purpose,
    pricingVersion: row.pricing_version,
    expiresAt: row.expires_at,
  };
}

/** Deletes quotes that ended before a moment. */
export async function forgetQuotes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('quote').where('expires_at', '<', before).execute();
}
