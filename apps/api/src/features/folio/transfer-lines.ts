import { type FolioLine, guestPayer, type Move, movesOf, type TaxWithin } from '@latchkey/booking-core/folio';
import { movedWithTaxes, type MovedCharge } from '@latchkey/booking-core/invoice';
import { bookingKey, type BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { lockBooking, recordEvent } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import type { BillPartsOf } from './bill-parts-of.ts';
import { insertPosted } from './insert-posted.ts';
import type { AboveBound } from '../refunds/refunds.ts';
import { giveSurplusBack } from './give-surplus-back.ts';
import { folioOf } from './folio-of.ts';
import { type NotMoved, transferOf } from './move-lines.ts';

/** Which charges of a payer another stay takes over. */
export interface StayTransfer {
  readonly lineIds: readonly string[];
  readonly payerId?: string | undefined;
  readonly reason: string;
}

/**
 * Has another confirmed stay of the hotel take charges over, such as the dinner of the room next door: they are taken off
 * here and put on its folio, to whoever booked it. Bookings are locked in the order of their ids, as everywhere.
 */
export async function transferLines(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  other: BookingKey,
  { lineIds, payerId = guestPayer, reason }: StayTransfer,
  partsOf: BillPartsOf,
  at: Date,
): Promise<'done' | NotMoved | 'same_booking' | AboveBound> {
  const own = bookingKey(live.id, bookingId);
  if (own.booking_id === other.booking_id) return 'same_booking';
  const locked = new Map<string, Awaited<ReturnType<typeof lockBooking>>>();
  for (const key of [own, other].toSorted((one, next) => (one.booking_id < next.booking_id ? -1 : 1)))
    locked.set(key.booking_id, await lockBooking(tx, key));
  const [booking, taker] = [locked.get(own.booking_id), locked.get(other.booking_id)];
  if (booking === undefined || taker === undefined) return 'not_found';
  if (booking.status !== 'confirmed' || taker.status !== 'confirmed') return 'not_confirmed';
  const { lines } = await folioOf(tx, live, booking, at);
  const chosen = movesOf(lines, payerId, { lineIds });
  if (chosen === null) return 'unknown_line';
  const moves = movedWithTaxes(chosen, lines, payerId, await partsOf(booking));
  if (moves.length === 0) return 'nothing_to_move';
  const { booking_id: ownId } = booking;
  const { booking_id: takerId } = taker;
  const off = { payer_id: payerId, reason, other_booking: takerId };
  const on = { payer_id: guestPayer, reason, other_booking: ownId };
  await insertPosted(
    tx,
    booking,
    moves
      .flatMap((move) => givenUp(move, lines))
      .map((part) => transferOf(booking, lines, part, { ...off, tax: part.tax }, at)),
  );
  // They are charges of its own there, of which no line was there before: each with its offers and its tax in one.
  await insertPosted(
    tx,
    taker,
    moves.map((move) => {
      const part = { lineId: move.lineId, amount: amountOf(move) };
      return { ...transferOf(taker, lines, part, { ...on, tax: move.tax }, at), moved_from: null };
    }),
  );
  const amount = moves.reduce((sum, move) => sum + amountOf(move), 0);
  for (const [of, signed] of [
    [booking, -amount],
    [taker, amount],
  ] as const) {
    await recordEvent(tx, of, { type: 'folio_transferred', actor: 'property', at, facts: { amount: signed } });
    noteAct(tx, { hotelId: live.id, bookingId: of.booking_id, why: reason });
  }
  return giveSurplusBack(tx, booking, at);
}

const amountOf = ({ amount, following }: MovedCharge): number =>
  following.reduce((sum, move) => sum + move.amount, amount);

/** The lines that give a charge up, each with the tax that it had: reports lose here what they gain there. */
function givenUp(
  { lineId, amount, following, tax }: MovedCharge,
  lines: readonly FolioLine[],
): readonly (Move & { readonly tax: TaxWithin | null })[] {
  const isOnTop = (one: Move): boolean => lines.some(({ id, kind }) => id === one.lineId && kind === 'tax');
  const hasItOnTop = following.some(isOnTop);
  const less = (of: number): TaxWithin | null => (tax === null ? null : { ...tax, amount: -of });
  return [
    { lineId, amount: -amount, tax: hasItOnTop ? null : less(tax?.amount ?? 0) },
    ...following.map((one) => ({ ...one, amount: -one.amount, tax: isOnTop(one) ? less(one.amount) : null })),
  ];
}
