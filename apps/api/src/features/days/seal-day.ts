import type { DayReport } from '@latchkey/api-contract/types';
import { type DayLine, dayTotals } from '@latchkey/booking-core/counter';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { bookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { hashOf } from '../../hash-of.ts';
import { findBookings } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { closedBefore, closedShifts, linesOfDay, lockDay, writeDay } from '../counter/counter.ts';
import { roomNightsOf } from './day-bookings.queries.ts';
import { depositsMoved } from './day-deposits.queries.ts';
import { openCases } from './open-cases.ts';

type Content = DayReport['content'];

/** Seals a day that was posted: its report stands under the next number, with the hash of the one before. */
export async function sealDay(tx: Transaction, hotel: HotelRecord, day: LocalDate, at: Date): Promise<void> {
  const row = await lockDay(tx, hotel.id, day);
  if (row?.state !== 'closing' || row.cut_at === null) return;
  const before = await closedBefore(tx, hotel.id, day);
  const content = JSON.stringify(await contentOf(tx, hotel, day, { from: row.opened_at, before: row.cut_at }));
  const previousHash = before?.hash ?? '';
  await writeDay(tx, row, {
    state: 'closed',
    number: (before?.number ?? 0) + 1,
    closed_at: at,
    content,
    previous_hash: previousHash,
    hash: hashOf(`${previousHash}\n${content}`),
  });
}

async function contentOf(
  tx: Transaction,
  hotel: HotelRecord,
  day: LocalDate,
  moments: { readonly from: Date; readonly before: Date },
): Promise<Content> {
  const lines = await linesOfDay(tx, hotel.id, day);
  const cases = await openCases(tx, hotel.id, day, moments);
  const deposits = await depositsMoved(tx, hotel.id, moments);
  const names = ({ reference }: { readonly reference: string }): string => reference;
  return {
    day,
    currency: hotel.sale.currency,
    totals: dayTotals(day, lines) as Content['totals'],
    ...(Object.values(deposits).some((amount) => amount !== 0) ? { deposits } : {}),
    later: await laterOf(tx, hotel.id, day, lines),
    roomNights: await roomNightsOf(tx, hotel.id, day),
    open: {
      arrivals: cases.arrivals.map(names),
      departures: cases.departures.map(names),
      open: cases.open.map(({ reference, toPay, toGiveBack }) => ({ reference, toPay, toGiveBack })),
      unpriced: cases.unpriced.map(names),
      shifts: cases.shifts.length,
      cashLines: cases.cash.length,
      cash: cases.cash.reduce((sum, { amount }) => sum + amount, 0),
    },
    shifts: (await closedShifts(tx, hotel.id, { between: moments }))
      .toReversed()
      .map(({ number, expected, counted }) => ({ number, expected, counted, difference: counted - expected })),
  };
}

/** The lines of a day that are of days closed before. */
async function laterOf(
  tx: Transaction,
  hotelId: number,
  day: LocalDate,
  lines: readonly DayLine[],
): Promise<Content['later']> {
  const later = lines.flatMap(({ bookingId, ofDate, kind, amount }) =>
    ofDate !== null && ofDate < day && amount !== 0 ? [{ bookingId, ofDate, kind, amount }] : [],
  );
  const ids = [...new Set(later.map(({ bookingId }) => bookingKey(hotelId, bookingId).booking_id))];
  const rows = ids.length === 0 ? [] : await findBookings(tx, hotelId, ids);
  const references = new Map<string, string>(rows.map(({ booking_id: id, reference }) => [id, reference]));
  return later.map(({ bookingId, ...line }) => ({ reference: references.get(bookingId) ?? '', ...line }));
}
