import type { GuestWord } from '@latchkey/booking-core/guest-words';
import type { Locale, PriceChanged, Traveller } from '@latchkey/api-contract/types';
import type { BookedFrom } from '../../../database/tables/booking-tables.ts';
import type { PaymentIntent } from '@latchkey/booking-core/payment-ways';
import type { NewBooking } from './insert-bookings.queries.ts';

/** What a guest asks for when booking a quote, as the contract has it. */
export interface BookingRequest extends Readonly<Partial<Record<GuestWord, string | undefined>>> {
  readonly quoteToken: string;
  readonly travellers: readonly Traveller[];
  readonly payment: PaymentIntent;
  readonly phoneCountry?: string | undefined;
  readonly language?: Locale | undefined;
  readonly estimatedArrivalTime?: string | undefined;
  readonly attribution?: BookedFrom | undefined;
  /** The guest knows that the quote has made a booking, and wants another. */
  readonly again?: boolean | undefined;
}

/** The device (as a hash) and the network address of a booking request. */
export interface Booker {
  readonly deviceHash: string;
  readonly address: string;
}

/** The device and network address of a booking request, with the visit's attribution. */
export interface NewBooker extends Booker {
  readonly cameFrom: BookedFrom | null;
}

/** What the guest is told of a booking that is made; `codeWanted`: it is held until a code is entered. */
export interface BookingMade {
  bookingId: string;
  reference: string;
  status: NewBooking['status'];
  expiresAt?: string;
  codeWanted?: true;
}

/** What became of a request to book. */
export type CreateOutcome =
  | { readonly kind: 'made'; readonly made: BookingMade }
  | { readonly kind: 'price_changed'; readonly body: PriceChanged }
  /** The quote has made a booking; `made` where this device may see it. */
  | { readonly kind: 'already_booked'; readonly made: BookingMade | null }
  | {
      readonly kind: 'refused';
      readonly code:
        | 'sold_out'
        | 'too_many_holds'
        | 'quote_expired'
        | 'idempotency_key_reused'
        | 'payment_not_offered'
        | 'invalid_phone'
        | 'not_found'
        | 'coupon_not_for_stay'
        | 'addon_not_with_stay'
        | 'hotel_closed';
    };

/** The outcome of a request that is turned down. */
export const refused = (code: Extract<CreateOutcome, { kind: 'refused' }>['code']): CreateOutcome => ({
  kind: 'refused',
  code,
});
