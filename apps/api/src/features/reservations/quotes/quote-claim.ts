import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { type IdempotencyKey, keyState } from '../../idempotency/idempotency.ts';

/** What a booking of a quote claims, so that the quote makes no second one; or the booking that it has made already. */
export type QuoteClaim<Made> = { readonly key: IdempotencyKey } | { readonly booked: Made };

/**
 * One quote makes one booking, in however many tabs it is open. A booking that is over (cancelled, expired, rejected)
 * leaves it free; `again` is the guest's word that another one is meant.
 */
export async function quoteClaim<Made extends { readonly bookingId: string }>(
  deps: Pick<Deps, 'db' | 'clock'>,
  { hotelId, key: requestKey }: Pick<IdempotencyKey, 'hotelId' | 'key'>,
  { quoteToken, again }: { readonly quoteToken: string; readonly again?: boolean | undefined },
): Promise<QuoteClaim<Made>> {
  const claimOf = (name: string): IdempotencyKey => {
    return { hotelId, scope: 'quote', key: hashOf(name), requestHash: '' };
  };
  if (again === true) return { key: claimOf(`${quoteToken} again ${requestKey}`) };
  let name = quoteToken;
  for (;;) {
    const key = claimOf(name);
    const state = await keyState<Made>(deps.db, key);
    if (state.kind !== 'answered') return { key };
    if (await stands(deps, bookingKey(hotelId, state.body.bookingId))) return { booked: state.body };
    // What comes after a booking has a name of its own: of two that ask at once the second is told of the first.
    name = `${name} ${state.body.bookingId}`;
  }
}

async function stands({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: BookingKey): Promise<boolean> {
  const booking = await findBooking(db, key);
  if (booking === undefined) return false;
  switch (booking.status) {
    case 'confirmed':
      return true;
    case 'requested':
    case 'payment_pending':
    case 'price_revised':
      return booking.expires_at === null || booking.expires_at > clock();
    case 'rejected':
    case 'cancelled':
    case 'no_show':
    case 'expired':
      return false;
  }
}
