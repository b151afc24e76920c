import { byGuestWord } from '@latchkey/booking-core/guest-words';
import type { Traveller } from '@latchkey/api-contract/types';
import { firstStateOf } from '@latchkey/booking-core/booking-states';
import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import type { Deps } from '../../../deps.ts';
import { newSecretId } from '../../../secret-id.ts';
import { answerBy } from '../booking-life/answer-by.ts';
import { newReference } from './booking-reference.ts';
import { phoneNumberOf } from '../../booking-access/booking-access.ts';
import { startOfSelection } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { dueNowFor } from '../../ledger/ledger.ts';
import { purposeOf, type StoredQuote } from '../quotes/quotes.queries.ts';
import { codeOfQuote } from './code-of-quote.ts';
import type { BookingRequest, NewBooker } from './booking-request.ts';
import { extrasOf } from '../../extras/extras.ts';
import type { NewBooking } from './insert-bookings.queries.ts';

/** The booking that a request makes of a live quote, not yet written; or why it makes none. */
export function newBookingOf(
  deps: Deps,
  hotel: HotelRecord,
  quote: StoredQuote,
  request: BookingRequest,
  { deviceHash, cameFrom }: NewBooker,
): NewBooking | { code: 'payment_not_offered' | 'invalid_phone' } {
  const dueNow = dueNowFor(hotel.sale, quote.selection, quote.bill, request.payment);
  if (dueNow === null) return { code: 'payment_not_offered' };
  const travellers: Traveller[] = [];
  for (const traveller of request.travellers) {
    const contactNumber = phoneNumberOf(traveller.contactNumber, hotel.sale.phone, request.phoneCountry);
    if (contactNumber === null) return { code: 'invalid_phone' };
    travellers.push({ ...traveller, contactNumber });
  }
  const createdAt = deps.clock();
  const takes = { ...hotel.sale, paysWithRequest: hotel.sale.payment.withRequest ?? false };
  const { status, afterPayment } = firstStateOf(takes, request.payment, dueNow);
  return {
    hotelId: hotel.id,
    bookingId: newSecretId(hotel.id),
    reference: newReference(),
    status,
    selection: quote.selection,
    bill: quote.bill,
    agreed: quote.agreed,
    dueNow,
    mode: request.payment.mode,
    plan: request.payment.plan,
    afterPayment,
    travellers,
    ...byGuestWord((word) => request[word] ?? null),
    estimatedArrivalTime: request.estimatedArrivalTime ?? null,
    language: request.language ?? 'en',
    expiresAt: expiryOf(status, createdAt, () => startOfSelection(hotel, quote.selection), deps.settings),
    createdAt,
    afterCode: null,
    lines: bookingLinesOf(hotel.sale, quote.selection),
    extras: extrasOf(hotel.sale, quote.selection),
    attribution: request.attribution ?? cameFrom,
    deviceHash,
    coupon: codeOfQuote(hotel, quote),
    quote: purposeOf(quote),
  };
}

/**
 * When a booking runs out that waits for the hotel's answer or for money; null where it waits for nothing. `startOfStay` is
 * asked only where it counts, since a zone's rules are slow to read.
 */
function expiryOf(
  status: ReturnType<typeof firstStateOf>['status'],
  createdAt: Date,
  startOfStay: () => number,
  { requestMs, holdMs }: Pick<Deps['settings'], 'requestMs' | 'holdMs'>,
): Date | null {
  switch (status) {
    case 'requested':
      return answerBy(createdAt, requestMs, startOfStay());
    case 'payment_pending':
      return new Date(createdAt.getTime() + holdMs);
    case 'confirmed':
      return null;
  }
}
