import type { Locale, PriceChanged, Traveller } from '@latchkey/api-contract/types';
import { firstStatusOf } from '@latchkey/booking-core/booking-states';
import type { BookedFrom } from '../../database/tables/booking-tables.ts';
import type { Deps } from '../../deps.ts';
import { hotelIdIn, newSecretId } from '../../secret-id.ts';
import { priceChangedView } from '../quotes/quote-view.ts';
import { currentQuote } from '../quotes/quotes.service.ts';
import type { StoredQuote } from '../quotes/quotes.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { claimsOf, type Claim } from '../inventory/claims.ts';
import type { SaleSheet } from '../sale-sheets/sale-sheet.ts';
import { newReference } from '../bookings/booking-reference.ts';
import { grantAccess } from '../bookings/bookings.queries.ts';
import { endOfStay } from '../bookings/stay-moments.ts';
import type { HoldQueue } from './hold-queue.ts';
import { keyState, requestHashOf, type IdempotencyKey } from '../bookings/idempotency.queries.ts';
import type { NewBooking } from './insert-bookings.queries.ts';
import { countHold } from './open-holds.ts';
import { forgetHolds } from './open-holds.queries.ts';
import { dueNowFor, type PaymentIntent } from '../ledger/payment-choice.ts';
import { phoneNumberOf } from '../bookings/phone-number.ts';

export interface BookingRequest {
  readonly quoteToken: string;
  readonly travellers: readonly Traveller[];
  readonly payment: PaymentIntent;
  readonly phoneCountry?: string | undefined;
  readonly language?: Locale | undefined;
  readonly specialRequests?: string | undefined;
  readonly estimatedArrivalTime?: string | undefined;
  readonly attribution?: BookedFrom | undefined;
}

interface BookingMade {
  bookingId: string;
  reference: string;
  status: NewBooking['status'];
  expiresAt?: string;
  codeWanted?: true;
}

/** Who asks for a booking: the device, by its hash, and the network address. */
export interface Booker {
  readonly deviceHash: string;
  readonly address: string;
}

/** One who asks for a booking, with what the visit's cookie says of where it came from. */
interface NewBooker extends Booker {
  readonly cameFrom: BookedFrom | null;
}

export type CreateOutcome =
  | { readonly kind: 'made'; readonly made: BookingMade }
  | { readonly kind: 'price_changed'; readonly body: PriceChanged }
  | {
      readonly kind: 'refused';
      readonly code:
        | 'sold_out'
        | 'too_many_holds'
        | 'quote_expired'
        | 'idempotency_key_reused'
        | 'payment_not_offered'
        | 'invalid_phone'
        | 'not_found';
    };

/**
 * Whether there seems to be room, so that a rush for the last rooms does not ask the database for every one. Room that
 * is remembered is tried: the locks decide. That there is none is said only of what is known now.
 */
async function seemFree({ sheets }: Deps, hotelId: number, claims: readonly Claim[]): Promise<boolean> {
  const fit = (sheet: SaleSheet): boolean => claims.every((claim) => sheet.freeFor(claim) >= claim.quantity);
  const remembered = sheets.glimpse(hotelId);
  return remembered === null || fit(remembered) || fit((await sheets.of(hotelId)).sheet);
}

const refused = (code: Extract<CreateOutcome, { kind: 'refused' }>['code']): CreateOutcome => ({
  kind: 'refused',
  code,
});

/**
 * Holds the rooms of a quote. The same key with the same request answers the same booking again, to a device that
 * thereby may see it whole; with another request it is refused. A stay to be paid at the property is held until a code
 * is entered where the same guest has another.
 */
export async function createBooking(
  deps: Deps,
  queue: HoldQueue,
  request: BookingRequest,
  idempotencyKey: string,
  booker: NewBooker,
): Promise<CreateOutcome> {
  const hotelId = hotelIdIn(request.quoteToken);
  if (hotelId === null) return refused('not_found');
  const key: IdempotencyKey = { hotelId, scope: 'booking', key: idempotencyKey, requestHash: requestHashOf(request) };
  const outcome = await attempt(deps, queue, request, key, booker);
  if (outcome !== 'key_taken' && outcome.kind === 'made') return outcome;
  // Even where it is refused now, the same request may have been answered before, if only a moment ago.
  const replay = await replayOf(deps, key, booker.deviceHash);
  if (replay !== null) return replay;
  // The request that held the key found no room and has released it: this one is tried as if it were the first.
  return outcome === 'key_taken' ? createBooking(deps, queue, request, idempotencyKey, booker) : outcome;
}

async function attempt(
  deps: Deps,
  queue: HoldQueue,
  request: BookingRequest,
  key: IdempotencyKey,
  booker: NewBooker,
): Promise<CreateOutcome | 'key_taken'> {
  const state = await currentQuote(deps, request.quoteToken);
  if (state.kind === 'price_changed')
    return { kind: 'price_changed', body: priceChangedView(state.oldTotal, state.quote) };
  if (state.kind !== 'live') return refused(state.kind);
  const prepared = prepare(deps, state.hotel, state.quote, request, booker);
  if ('code' in prepared) return refused(prepared.code);
  return hold(deps, queue, prepared, key, { hotel: state.hotel, address: booker.address });
}

async function replayOf(deps: Deps, key: IdempotencyKey, deviceHash: string): Promise<CreateOutcome | null> {
  const state = await keyState<BookingMade>(deps.db, key);
  if (state.kind === 'new') return null;
  if (state.kind === 'reused') return refused('idempotency_key_reused');
  const booking = { hotel_id: key.hotelId, booking_id: state.body.bookingId };
  await grantAccess(deps.db, booking, { deviceHash, proved: { mail: false, phone: false }, at: deps.clock() });
  return { kind: 'made', made: state.body };
}

function prepare(
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
  const status = firstStatusOf(hotel.sale.confirmation, request.payment.mode, dueNow);
  const lifeMs =
    status === 'requested' ? deps.settings.requestMs : status === 'payment_pending' ? deps.settings.holdMs : null;
  return {
    hotelId: hotel.id,
    bookingId: newSecretId(hotel.id),
    reference: newReference(),
    status,
    selection: quote.selection,
    bill: quote.bill,
    dueNow,
    mode: request.payment.mode,
    plan: request.payment.plan,
    travellers,
    specialRequests: request.specialRequests ?? null,
    estimatedArrivalTime: request.estimatedArrivalTime ?? null,
    language: request.language ?? 'en',
    expiresAt: lifeMs === null ? null : new Date(createdAt.getTime() + lifeMs),
    createdAt,
    codeWanted: false,
    claims: claimsOf(hotel.sale, quote.selection),
    attribution: request.attribution ?? cameFrom,
    deviceHash,
  };
}

async function hold(
  deps: Deps,
  queue: HoldQueue,
  asked: NewBooking,
  key: IdempotencyKey,
  at: { readonly hotel: HotelRecord; readonly address: string },
): Promise<CreateOutcome | 'key_taken'> {
  // Most who come too late are turned away here, before they queue for the locks.
  if (!(await seemFree(deps, asked.hotelId, asked.claims))) return refused('sold_out');
  const booking = await counted(deps, asked, at);
  if (booking === 'too_many_holds') return refused(booking);
  const made = madeOf(booking);
  const answer = await queue.hold({ key, answer: made, booking });
  if (answer === 'held') return { kind: 'made', made };
  await forgetHolds(deps.db, booking);
  if (answer === 'key_taken') return answer;
  // The next request is refused from memory.
  await deps.sheets.of(booking.hotelId);
  return refused('sold_out');
}

/** The booking counted among its guest's open ones: as it was asked for, or held until a code is entered. */
async function counted(
  deps: Deps,
  booking: NewBooking,
  { hotel, address }: { readonly hotel: HotelRecord; readonly address: string },
): Promise<NewBooking | 'too_many_holds'> {
  const { hotelId, bookingId, expiresAt, deviceHash, selection, createdAt } = booking;
  const { contactNumber = '', email = '' } = booking.travellers[0] ?? {};
  const stayEnd = new Date(endOfStay(hotel, { selection }));
  const place = { hotelId, bookingId, expiresAt, stayEnd, deviceHash, contactNumber, email, address };
  const outcome = await countHold(deps, place);
  if (outcome === 'too_many_holds') return outcome;
  if (outcome === 'first' || booking.status !== 'confirmed') return booking;
  return {
    ...booking,
    status: 'payment_pending',
    codeWanted: true,
    expiresAt: new Date(createdAt.getTime() + deps.settings.holdMs),
  };
}

const madeOf = ({ bookingId, reference, status, expiresAt, codeWanted }: NewBooking): BookingMade => ({
  bookingId,
  reference,
  status,
  ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
  ...(codeWanted ? { codeWanted } : {}),
});
