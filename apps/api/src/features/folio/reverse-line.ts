import { guestPayer, isCharge, standingWith } from '@latchkey/booking-core/folio';
import { bookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { type BookingRow, lockBooking, recordEvent } from '../bookings/bookings.ts';
import { type HotelRecord, propertyToday } from '../catalogue/catalogue.ts';
import { type NewLine, type PostedRow, postedLines } from './folio-lines.queries.ts';
import { insertPosted } from './insert-posted.ts';
import { postedLine } from './folio-of.ts';
import type { AboveBound } from '../refunds/refunds.ts';
import { giveSurplusBack } from './give-surplus-back.ts';
import { payersOfFolio } from './payers.queries.ts';
import { postedRow } from './posted-row.ts';

export type NotReversed = 'not_found' | 'unknown_line' | 'reversed' | 'moved_away' | AboveBound;

/**
 * Takes a posted line back by another, once: both stay. Parts of it that other payers had taken over come back first. One of
 * which another stay has taken a part over is not taken back before that stay has given it back.
 */
export async function reverseLine(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  lineId: string,
  { reason }: { readonly reason: string },
  at: Date,
): Promise<'done' | NotReversed> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const rows = await postedLines(tx, booking);
  const row = rows.find((one) => one.line_id === lineId);
  if (row === undefined || row.kind === 'transfer' || row.reverses !== null) return 'unknown_line';
  // What was posted for a stay that is called off was taken back with it.
  if (booking.status !== 'confirmed' || rows.some(({ reverses }) => reverses === lineId)) return 'reversed';
  const payers = [guestPayer, ...(await payersOfFolio(tx, booking)).map(({ payer_id: id }) => id)];
  const parts = payers.map((payerId) => [payerId, standing(rows, payerId, lineId)] as const);
  if (parts.reduce((sum, [, part]) => sum + part, 0) !== row.amount) return 'moved_away';
  const day = propertyToday(live.sale.timeZone, at);
  const subject = postedLine(row).subject;
  const back = (amount: number, payer: string): NewLine =>
    postedRow(booking, { kind: 'transfer', day, amount, payer_id: payer, moved_from: lineId, subject, reason }, at);
  const moved = parts.filter(([payerId, part]) => payerId !== row.payer_id && part !== 0);
  await insertPosted(tx, booking, [
    ...moved.flatMap(([payerId, part]) => [back(-part, payerId), back(part, row.payer_id)]),
    reversalOf(booking, row, day, reason, at),
  ]);
  const facts = { lineId, kind: row.kind, amount: row.amount };
  await recordEvent(tx, booking, { type: 'folio_reversed', actor: 'property', at, facts });
  noteAct(tx, { hotelId: live.id, bookingId: booking.booking_id, why: reason });
  return giveSurplusBack(tx, booking, at);
}

const standing = (rows: readonly PostedRow[], payerId: string, lineId: string): number =>
  standingWith(rows.map(postedLine).filter(isCharge), payerId).get(lineId) ?? 0;

const reversalOf = (booking: BookingRow, row: PostedRow, day: PostedRow['day'], reason: string, at: Date): NewLine =>
  postedRow(
    booking,
    {
      kind: row.kind,
      day,
      amount: -row.amount,
      payer_id: row.payer_id,
      subject: postedLine(row).subject,
      tax_name: row.tax_name,
      tax_percent: row.tax_percent,
      tax_amount: -row.tax_amount,
      reverses: row.line_id,
      reason,
    },
    at,
  );
