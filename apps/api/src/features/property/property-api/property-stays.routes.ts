import { bookingKey } from '../../../database/booking-key.ts';
import type { WholeBooking } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Work } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { askAccounts, findBooking, idempotently, quoteView, requestHashOf } from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { bounded } from './bounded.ts';
import { changeStay, quoteStayChange } from './change-stay.ts';
import { refundStay } from './refund-stay.ts';
import { markArrival, takeArrivalBack } from './mark-arrival.ts';
import { markDeparture, takeDepartureBack } from './mark-departure.ts';
import { takeNoShowBack } from './take-no-show-back.ts';
import { whole } from './whole-booking.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from './with-property.ts';

interface StayActRequest {
  readonly headers: { readonly authorization?: string | undefined; readonly 'idempotency-key'?: string };
  readonly params: { readonly booking: string };
  readonly body?: unknown;
}

type Answer<T> =
  | typeof noKey
  | typeof unknownBooking
  | { readonly status: 200; readonly body: WholeBooking }
  | { readonly refusal: Exclude<T, 'done' | 'not_found'> };

/** What a property does with a confirmed stay, before it and while the guest is in the house. */
export function propertyStaysRoutes(app: FastifyInstance, deps: Deps): void {
  /** Does it, once for a key where there is one, and answers the booking as it is then. */
  const act = async <T extends string>(
    scope: string,
    { headers, params, body }: StayActRequest,
    work: (tx: Work, hotel: HotelRecord, bookingId: string, at: Date) => Promise<T | 'done' | 'not_found'>,
  ): Promise<Answer<T | 'idempotency_key_reused'>> => {
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    // Never more goes back than the gateway has left.
    await askAccounts(deps, row);
    const key = headers['idempotency-key'];
    const id = row.booking_id;
    const orNothing = async (tx: Work, rollback: (answer: T | 'not_found') => never, at: Date) => {
      const answered = await work(tx, hotel, id, at);
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
        ? await transact<T | 'done' | 'not_found'>(deps.db, (tx, rollback) => orNothing(tx, rollback, deps.clock()))
        : await idempotently<T | 'done' | 'not_found'>(deps, claimed(key), orNothing);
    if (outcome === 'not_found') return unknownBooking;
    if (outcome === 'done' || outcome === 'repeated')
      return {
        status: 200,
        body: await whole(deps, hotel, (await findBooking(deps.db, bookingKey(hotel.id, id))) ?? row),
      };
    return { refusal: outcome as Exclude<T | 'idempotency_key_reused', 'done' | 'not_found'> };
  };

  route(app, 'markArrival', async (asked) => {
    const answer = await act('arrival', { headers: asked.headers, params: asked.params }, markArrival);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return { status: 409, body: { code: refusal === 'idempotency_key_reused' ? 'not_confirmed' : refusal } };
  });

  route(app, 'takeArrivalBack', async (asked) => {
    const answer = await act('arrival-undo', { headers: asked.headers, params: asked.params }, takeArrivalBack);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return { status: 409, body: { code: refusal === 'idempotency_key_reused' ? 'not_arrived' : refusal } };
  });

  route(app, 'markDeparture', async (asked) => {
    const answer = await act('departure', { headers: asked.headers, params: asked.params }, markDeparture);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return { status: 409, body: { code: refusal === 'idempotency_key_reused' ? 'not_arrived' : refusal } };
  });

  route(app, 'takeDepartureBack', async (asked) => {
    const answer = await act('departure-undo', { headers: asked.headers, params: asked.params }, takeDepartureBack);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return { status: 409, body: { code: refusal === 'idempotency_key_reused' ? 'not_left' : refusal } };
  });

  route(app, 'takeNoShowBack', async (asked) => {
    const answer = await act('no-show-undo', { headers: asked.headers, params: asked.params }, takeNoShowBack);
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return { status: 409, body: { code: refusal === 'idempotency_key_reused' ? 'not_no_show' : refusal } };
  });

  route(app, 'quotePropertyChange', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    await askAccounts(deps, row);
    const change = await quoteStayChange(deps, await hotel.asAgreed(deps.db, row), row, body);
    if ('refused' in change) {
      const { refused } = change;
      return refused === 'not_modifiable' || refused === 'sold_out' || refused === 'hotel_closed'
        ? { status: 409, body: { code: refused } }
        : { status: 422, body: { code: refused } };
    }
    const { quoteToken, expiresAt, selection, bill } = quoteView(change.quote);
    const { newTotal, paid, overpaid } = change;
    const totals = { currency: bill.currency, oldTotal: row.total, newTotal, paid, overpaid };
    return { status: 200, body: { quoteToken, expiresAt, selection, bill, ...totals } };
  });

  route(app, 'changeByProperty', async (asked) => {
    const answer = await act('property-change', asked, (tx, hotel, bookingId, at) =>
      changeStay(tx, hotel, bookingId, asked.body, at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    return refusal === 'idempotency_key_reused'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });

  route(app, 'refundByProperty', async (asked) => {
    const answer = await act('property-refund', asked, (tx, hotel, bookingId, at) =>
      refundStay(tx, hotel, bookingId, asked.body.amount, at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    return refusal === 'idempotency_key_reused'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
  });
}
