import type { InvoiceSettings } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { BookingId, BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { InvoiceSeriesKind, InvoiceTable } from '../../database/tables/invoice-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** A paper as it was issued. */
export type InvoiceRow = Selectable<InvoiceTable>;

export async function settingsOf(db: Kysely<Tables>, hotelId: number): Promise<InvoiceSettings | null> {
  const row = await db
    .selectFrom('invoice_settings')
    .select('settings')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return row?.settings ?? null;
}

export async function writeSettings(
  tx: Transaction,
  hotelId: number,
  settings: InvoiceSettings,
  at: Date,
): Promise<void> {
  const text = JSON.stringify(settings);
  await tx
    .insertInto('invoice_settings')
    .values({ hotel_id: hotelId, settings: text, changed_at: at })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ settings: text, changed_at: at }))
    .execute();
}

/**
 * The next serial of a series. Its row stays locked until the transaction ends: whoever wants the next one waits, and what
 * is rolled back or killed has taken none.
 */
export async function nextSerial(
  tx: Transaction,
  hotelId: number,
  kind: InvoiceSeriesKind,
  fiscalYear: LocalDate,
): Promise<number> {
  const row = await tx
    .insertInto('invoice_series')
    .values({ hotel_id: hotelId, kind, fiscal_year: fiscalYear, last_serial: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'kind', 'fiscal_year'])
        .doUpdateSet({ last_serial: sql`invoice_series.last_serial + 1` }),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow();
  return row.last_serial;
}

export async function insertInvoice(tx: Transaction, row: InvoiceRow): Promise<void> {
  await tx.insertInto('invoice').values(row).execute();
}

/** The papers of a booking, the oldest first. */
export function invoicesOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('serial')
    .execute();
}

/** The papers of some bookings, the oldest first. */
export async function invoicesOfBookings(
  db: Kysely<Tables>,
  hotelId: number,
  ids: readonly BookingId[],
): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', 'in', [...ids])
    .orderBy('issued_at')
    .orderBy('serial')
    .execute();
}

/** The papers of a hotel between two moments, by kind and number. */
export const invoicesBetween = (db: Kysely<Tables>, hotelId: number, from: Date, to: Date): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .orderBy('kind', 'desc')
    .orderBy('fiscal_year')
    .orderBy('serial')
    .execute();

/** The credit notes of some invoices. */
export async function correctionsOf(
  db: Kysely<Tables>,
  hotelId: number,
  invoiceIds: readonly string[],
): Promise<InvoiceRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('corrects_id', 'in', invoiceIds)
    .execute();
}

/** A number of a series, by its place in it. */
export interface SeriesPlace {
  readonly kind: InvoiceSeriesKind;
  readonly fiscalYear: LocalDate;
  readonly serial: number;
}

/** Serials that a hotel's series have given out in some fiscal years, and no paper has. */
export async function missingSerials(
  db: Kysely<Tables>,
  hotelId: number,
  fiscalYears: readonly LocalDate[],
): Promise<SeriesPlace[]> {
  const series = await db
    .selectFrom('invoice_series')
    .select(['kind', 'fiscal_year', 'last_serial'])
    .where('hotel_id', '=', hotelId)
    .where('fiscal_year', 'in', fiscalYears)
    .execute();
  const papers = await db
    .selectFrom('invoice')
    .select(['kind', 'fiscal_year', 'serial'])
    .where('hotel_id', '=', hotelId)
    .where('fiscal_year', 'in', fiscalYears)
    .execute();
  const known = new Set(papers.map(({ kind, fiscal_year: year, serial }) => `${kind} ${year} ${serial}`));
  return series.flatMap(({ kind, fiscal_year: fiscalYear, last_serial: last }) =>
    Array.from({ length: last }, (_, at) => at + 1).flatMap((serial) =>
      known.has(`${kind} ${fiscalYear} ${serial}`) ? [] : [{ kind, fiscalYear, serial }],
    ),
  );
}

export function findInvoice(db: Kysely<Tables>, hotelId: number, invoiceId: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
}
