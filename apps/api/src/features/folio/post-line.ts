import { guestPayer, type postedKinds, taxIn } from '@latchkey/booking-core/folio';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { bookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { type BookingRow, lockBooking, recordEvent } from '../bookings/bookings.ts';
import { type HotelRecord, propertyToday } from '../catalogue/catalogue.ts';
import { type AboveBound, abovePriceBound } from '../refunds/refunds.ts';
import { insertPosted } from './insert-posted.ts';
import { folioOf } from './folio-of.ts';
import { payersOfFolio } from './payers.queries.ts';
import { postedRow } from './posted-row.ts';
import { giveSurplusBack } from './give-surplus-back.ts';

/** What is put on a folio. */
export interface Posting {
  readonly kind: (typeof postedKinds)[number];
  /** What it is for, in words; an adjustment may have none. */
  readonly name?: string | undefined;
  readonly addonId?: string | undefined;
  /** Minor units, for all of it and with its tax; below 0 only of an adjustment. */
  readonly amount: number;
  readonly quantity?: number | undefined;
  readonly room?: number | undefined;
  /** Today at the property unless given. */
  readonly day?: LocalDate | undefined;
  readonly payerId?: string | undefined;
  readonly tax?: { readonly name: string; readonly percent: number } | undefined;
  readonly reason?: string | undefined;
}

export type NotPosted = 'not_found' | 'not_confirmed' | 'unknown_payer' | 'below_zero' | AboveBound;

/** What people put on the folio of a stay that did not take place is only what takes its fee off. */
const takesPostings = ({ status, fee_owed: owed }: BookingRow, { kind, amount }: Posting): boolean =>
  status === 'confirmed' ||
  ((status === 'cancelled' || status === 'no_show') && kind === 'adjustment' && amount < 0 && owed > 0);

/**
 * Puts a charge on the folio of a confirmed stay, or takes something off it: before the stay, during it and after it. The
 * charges of a folio do not fall below 0, and what was paid beyond them goes back.
 */
export async function postLine(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  posting: Posting,
  at: Date,
): Promise<'done' | NotPosted> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (!takesPostings(booking, posting)) return 'not_confirmed';
  const payerId = posting.payerId ?? guestPayer;
  if (!(await isPayerOf(tx, booking, payerId))) return 'unknown_payer';
  const { charges } = (await folioOf(tx, live, booking, at)).balance;
  if (charges + posting.amount < 0) return 'below_zero';
  const above =
    posting.kind === 'adjustment' ? await abovePriceBound(tx, booking, booking.total + posting.amount) : null;
  if (above !== null) return above;
  const { kind, amount, tax, reason, name, addonId, room, quantity } = posting;
  const line = postedRow(
    booking,
    {
      kind,
      amount,
      day: posting.day ?? propertyToday(live.sale.timeZone, at),
      payer_id: payerId,
      subject: { name, id: addonId, room, quantity },
      tax_name: tax?.name ?? null,
      tax_percent: tax?.percent ?? null,
      tax_amount: tax === undefined ? 0 : taxIn(amount, tax.percent),
      reason: reason ?? null,
    },
    at,
  );
  await insertPosted(tx, booking, [line]);
  await recordEvent(tx, booking, {
    type: 'folio_posted',
    actor: 'property',
    at,
    facts: { lineId: line.line_id, kind, amount },
  });
  if (reason !== undefined) noteAct(tx, { hotelId: live.id, bookingId: booking.booking_id, why: reason });
  return amount < 0 ? giveSurplusBack(tx, booking, at) : 'done';
}

/** Whether a folio has a payer of that id. */
export const isPayerOf = async (tx: Transaction, booking: BookingRow, payerId: string): Promise<boolean> =>
  payerId === guestPayer || (await payersOfFolio(tx, booking)).some(({ payer_id: id }) => id === payerId);
