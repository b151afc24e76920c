import type { WholeBooking } from '@latchkey/api-contract/types';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { type BookingRow, findBooking } from '../../bookings/bookings.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import { seenIn, unlessChanged, type SeenBy } from './unless-changed.ts';
import { whole } from './whole-booking.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from './with-property.ts';

interface StayActRequest {
  readonly headers: SeenBy & {
    readonly authorization?: string | undefined;
    readonly 'idempotency-key'?: string | undefined;
  };
  readonly params: { readonly booking: string };
  readonly body?: unknown;
}

type Answer<T, Body> =
  | typeof noKey
  | typeof unknownBooking
  | { readonly status: 200; readonly body: Body }
  | { readonly refusal: Exclude<T, 'done' | 'not_found'> };

/** An act on one booking: the scope that its key is claimed for, the request, and the function that does it. */
type ActOnce<Body> = <T extends string>(
  scope: string,
  asked: StayActRequest,
  work: (tx: Transaction, hotel: HotelRecord, bookingId: string, at: Date) => Promise<T | 'done' | 'not_found'>,
) => Promise<Answer<T | 'changed' | 'idempotency_key_reused', Body>>;

/** Does acts of a property, once for a key where there is one, and answers the booking as it is then. */
export const actOnce = (deps: Deps): ActOnce<WholeBooking> => actOnceWith(deps, whole);

/** The same with another view of the booking in the answer. */
export const actOnceWith =
  <Body>(deps: Deps, view: (deps: Deps, hotel: HotelRecord, row: BookingRow) => Promise<Body>): ActOnce<Body> =>
  async <T extends string>(
    scope: string,
    { headers, params, body }: StayActRequest,
    work: (tx: Transaction, hotel: HotelRecord, bookingId: string, at: Date) => Promise<T | 'done' | 'not_found'>,
  ): Promise<Answer<T | 'changed' | 'idempotency_key_reused', Body>> => {
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    // Never more goes back than the gateway has left.
    await askAccounts(deps, row);
    const key = headers['idempotency-key'];
    const id = row.booking_id;
    const orNothing = async (tx: Transaction, rollback: (answer: T | 'changed' | 'not_found') => never, at: Date) => {
      const answered = await unlessChanged(tx, row, seenIn(headers), rollback, () => work(tx, hotel, id, at));
      return answered === 'done' ? answered : rollback(answered);
    };
    const claimed = (of: string) => ({
      hotelId: hotel.id,
      scope: `${scope}:${id}`,
      key: of,
      requestHash: requestHashOf(body),
    });
    const outcome =
      key === undefined
        ? await transact<T | 'changed' | 'done' | 'not_found'>(deps.db, (tx, rollback) =>
            orNothing(tx, rollback, deps.clock()),
          )
        : await idempotently<T | 'changed' | 'done' | 'not_found'>(deps, claimed(key), orNothing);
    if (outcome === 'not_found') return unknownBooking;
    if (outcome === 'done' || outcome === 'repeated')
      return {
        status: 200,
        body: await view(deps, hotel, (await findBooking(deps.db, bookingKey(hotel.id, id))) ?? row),
      };
    return { refusal: outcome as Exclude<T | 'changed' | 'idempotency_key_reused', 'done' | 'not_found'> };
  };
