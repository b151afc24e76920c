import { byGuestWord } from '@latchkey/booking-core/guest-words';
import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import type { Locale, PriceChanged } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { newSecretId } from '../../../secret-id.ts';
import { extrasOf } from '../../extras/extras.ts';
import { answerBy } from '../booking-life/answer-by.ts';
import { newReference } from './booking-reference.ts';
import { type IdempotencyKey, keyState } from '../../idempotency/idempotency.ts';
import { phoneNumberOf } from '../../booking-access/booking-access.ts';
import { startOfSelection } from '../../bookings/bookings.ts';
import { expireHoldsOf } from '../booking-life/expire-bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { dueNowFor } from '../../ledger/ledger.ts';
import { priceChangedView } from '../quotes/quote-view.ts';
import { quoteClaim } from '../quotes/quote-claim.ts';
import { purposeOf, type StoredQuote } from '../quotes/quotes.queries.ts';
import { codeOfQuote } from './code-of-quote.ts';
import { currentQuote } from '../quotes/quotes.service.ts';
import { holdTogether, type HoldAsked } from './hold-together.ts';
import type { NewBooking } from './insert-bookings.queries.ts';

/** What a property books for a guest of the counter or the telephone. */
export interface WalkIn {
  readonly quoteToken: string;
  readonly guest: {
    readonly fullName: string;
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
  };
  readonly locale: Locale;
  /** `link`: the guest pays online, and the booking waits for it. */
  readonly pays: 'at_property' | 'link';
  /** Until when the rooms are held for a guest who has not decided. */
  readonly optionUntil?: string | undefined;
}

/** What became of it: the booking, or why there is none. */
export type WalkInOutcome =
  | { readonly bookingId: string }
  | { readonly priceChanged: PriceChanged }
  | {
      readonly refused:
        | 'not_found'
        | 'sold_out'
        | 'quote_expired'
        | 'hotel_closed'
        | 'coupon_not_for_stay'
        | 'addon_not_with_stay'
        | 'already_booked'
        | 'idempotency_key_reused'
        | 'payment_not_offered'
        | 'invalid_phone'
        | 'option_too_long';
    };

/** The longest that a property holds rooms for a guest who has not decided, in milliseconds. */
const longestOptionMs = 14 * 24 * 3_600_000;

/** Makes a booking of a quote in the property's name: of the same rooms, by the same locks and at the same price as guests do. */
export async function bookForProperty(deps: Deps, asked: WalkIn, key: IdempotencyKey): Promise<WalkInOutcome> {
  const before = await keyState<{ bookingId: string }>(deps.db, key);
  if (before.kind === 'reused') return { refused: 'idempotency_key_reused' };
  if (before.kind === 'answered') return before.body;
  const state = await currentQuote(deps, asked.quoteToken);
  if (state.kind === 'price_changed') return { priceChanged: priceChangedView(state.oldTotal, state.quote) };
  if (state.kind !== 'live') return { refused: state.kind };
  if (state.hotel.id !== key.hotelId) return { refused: 'not_found' };
  const booking = newWalkInOf(deps, state.hotel, state.quote, asked);
  if ('refused' in booking) return booking;
  const claim = await quoteClaim<{ bookingId: string }>(deps, key, asked);
  if ('booked' in claim) return { refused: 'already_booked' };
  const hold = (): ReturnType<typeof held> =>
    held(deps, { key, quoteKey: claim.key, answer: { bookingId: booking.bookingId }, booking });
  let answer = await hold();
  // Holds that have run out give back their rooms.
  if (answer === 'sold_out' && (await expireHoldsOf(deps, key.hotelId)) > 0) answer = await hold();
  switch (answer) {
    case 'held':
      return { bookingId: booking.bookingId };
    case 'code_used_up':
      return { refused: 'coupon_not_for_stay' };
    case 'extra_sold_out':
      return { refused: 'addon_not_with_stay' };
    case 'key_taken':
      // The same call was first, if only a moment ago.
      return bookForProperty(deps, asked, key);
    case 'quote_taken':
      return { refused: 'already_booked' };
    case 'sold_out':
      await deps.ariSnapshots.of(key.hotelId);
      return { refused: answer };
  }
}

/** In a transaction of its own: it is made in somebody's name, which those who are served together do not share. */
const held = async ({ db }: Deps, asked: HoldAsked) => (await holdTogether(db, [asked], true))[0] ?? 'sold_out';

function newWalkInOf(
  deps: Deps,
  hotel: HotelRecord,
  quote: StoredQuote,
  { guest, locale, pays, optionUntil }: WalkIn,
): NewBooking | { readonly refused: 'payment_not_offered' | 'invalid_phone' | 'option_too_long' } {
  const { sale } = hotel;
  const { selection, bill, agreed } = quote;
  const createdAt = deps.clock();
  const dueNow = pays === 'link' ? dueNowFor(sale, selection, bill, { mode: 'online', plan: 'full' }) : 0;
  if (dueNow === null) return { refused: 'payment_not_offered' };
  const contactNumber = guest.phone === undefined ? '' : phoneNumberOf(guest.phone, sale.phone);
  if (contactNumber === null) return { refused: 'invalid_phone' };
  const starts = startOfSelection(hotel, selection);
  const until = optionUntil === undefined ? null : new Date(optionUntil);
  if (until !== null && !isSaneEnd(until, createdAt, starts)) return { refused: 'option_too_long' };
  const expiresAt = until ?? (dueNow > 0 ? answerBy(createdAt, deps.settings.requestMs, starts) : null);
  return {
    hotelId: hotel.id,
    bookingId: newSecretId(hotel.id),
    reference: newReference(),
    status: expiresAt === null ? 'confirmed' : 'payment_pending',
    selection,
    bill,
    agreed,
    dueNow,
    mode: dueNow > 0 ? 'online' : 'at-property',
    plan: 'full',
    afterPayment: 'confirmed',
    travellers: [{ fullName: guest.fullName, contactNumber, email: guest.email ?? '' }],
    ...byGuestWord(() => null),
    estimatedArrivalTime: null,
    language: locale,
    expiresAt,
    createdAt,
    // An option that nothing is due of is confirmed by its guest with a code, or by the property.
    afterCode: expiresAt !== null && dueNow === 0 ? 'confirmed' : null,
    lines: bookingLinesOf(sale, selection),
    extras: extrasOf(sale, selection),
    attribution: { utmSource: 'desk' },
    deviceHash: null,
    coupon: codeOfQuote(hotel, quote),
    quote: purposeOf(quote),
    bookedBy: 'property',
  };
}

const isSaneEnd = (until: Date, now: Date, starts: number): boolean =>
  until > now && until.getTime() <= Math.min(now.getTime() + longestOptionMs, starts);
