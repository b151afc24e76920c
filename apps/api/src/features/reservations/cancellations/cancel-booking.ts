import { bookingKey } from '../../../database/booking-key.ts';
import type { CancellationQuote } from '@latchkey/api-contract/types';
import { type CauseOf, notifyGuest } from '../../outbox/outbox.ts';
import { refundInFull, refundOfAmount } from '@latchkey/booking-core/refund';
import type { Transaction } from '../../../database/database.types.ts';
import { type BookingRow, lockBooking, recordEvent, writeBooking, writeStatus } from '../../bookings/bookings.ts';
import { giveRooms, linesOf } from '../../stock/stock.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';
import { type AboveBound, aboveRefundBound, type Costs, costsOf, refundAmount } from '../../refunds/refunds.ts';
import { endPostings, oweFee } from '../../folio/folio.ts';
import { chargePenalty, leftOnline, moneyOf } from '../../ledger/ledger.ts';
import { cancellationQuoteOf } from './cancellation-terms.ts';

export type CancelOutcome =
  | 'done'
  | 'not_found'
  | 'not_cancellable'
  | 'after_check_in'
  | { readonly changed: CancellationQuote };

/** Cancels for a guest, at exactly the refund, and the fee of the card that is kept, which the guest was shown. */
export async function cancelByGuest(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  shown: { readonly refund: number; readonly charge?: number | undefined },
  at: Date,
): Promise<CancelOutcome> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const quote = cancellationQuoteOf(
    await hotel.agreedHotel(tx, booking),
    booking,
    await moneyOf(tx, bookingKey(hotel.id, bookingId)),
    at,
  );
  if ('refused' in quote) return quote.refused;
  const { charge = 0 } = quote;
  if (quote.refund !== shown.refund || charge !== (shown.charge ?? 0)) return { changed: quote };
  await cancel(tx, hotel, booking, 'guest', { ...endOf(booking, quote), owed: quote.owed ?? 0 }, at);
  return 'done';
}

/**
 * Cancels a stay whose rest was not paid in time, on the terms on which its guest would cancel it now. False where the
 * guest could not either.
 */
export async function cancelUnpaid(
  tx: Transaction,
  hotel: AgreedHotel,
  booking: BookingRow,
  at: Date,
): Promise<boolean> {
  const quote = cancellationQuoteOf(hotel, booking, await moneyOf(tx, booking), at);
  if ('refused' in quote) return false;
  await cancel(tx, hotel, booking, 'clock', endOf(booking, quote), at);
  return true;
}

/** What a cancellation on the terms gives back, keeps and charges. */
const endOf = (booking: BookingRow, quote: CancellationQuote) => ({
  refund: quote.refund,
  kept: quote.penalty + quote.processingCharge,
  ...costsOf(booking, quote),
  charge: quote.charge ?? 0,
});

/**
 * Cancels for the property, which gives everything back, or the amount it names; of a booking that is not confirmed all
 * goes back, whatever it names. Where less than that amount was paid, nothing goes back, and the `code` of the answer says so.
 */
export async function cancelByProperty(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  refund: number | undefined,
  at: Date,
  words?: string,
): Promise<Exclude<CancelOutcome, object | 'done'> | AboveBound | Pick<CancellationQuote, 'refund' | 'code'>> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const paid = await moneyOf(tx, bookingKey(hotel.id, bookingId));
  const quote = cancellationQuoteOf(await hotel.agreedHotel(tx, booking), booking, paid, at, 'property');
  if ('refused' in quote) return quote.refused;
  const owed =
    refund === undefined || quote.reason === 'not_confirmed'
      ? refundInFull(quote.paid, leftOnline(paid))
      : refundOfAmount(refund, { paid: quote.paid, mostOnline: leftOnline(paid) });
  const above = await aboveRefundBound(tx, booking, owed.refund);
  if (above !== null) return above;
  const { processingCharge } = owed;
  const costs = processingCharge > 0 ? { processingCharge } : {};
  const money = { refund: owed.refund, kept: quote.paid - owed.refund, ...costs };
  await cancel(tx, hotel, booking, 'property', money, at, words);
  return { refund: owed.refund, code: owed.code };
}

async function cancel(
  tx: Transaction,
  hotel: Pick<AgreedHotel, 'sale'>,
  booking: BookingRow,
  actor: CauseOf<'cancelled'>,
  { charge = 0, owed = 0, ...money }: Costs & { refund: number; kept: number; charge?: number; owed?: number },
  at: Date,
  words?: string,
): Promise<void> {
  await writeStatus(tx, booking, 'cancelled', null);
  await writeBooking(tx, booking, { kept: booking.kept + money.kept, change: null });
  await endPostings(tx, hotel, booking, at);
  await oweFee(tx, booking, owed, at);
  await giveRooms(tx, booking.hotel_id, await linesOf(tx, booking));
  await recordEvent(tx, booking, { type: 'cancelled', actor, at, facts: { ...money, words } });
  await refundAmount(tx, booking, money.refund, 'cancelled', at, money.processingCharge);
  await chargePenalty(tx, booking, charge, at);
  await notifyGuest(tx, booking, 'cancelled', at, { words });
}
