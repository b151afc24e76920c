import { propertyMay } from '@latchkey/booking-core/booking-states';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { KeepChoice } from '@latchkey/booking-core/refund';
import type { WholeBooking } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { bounded } from './bounded.ts';
import { actingBooking } from '../../bookings/bookings.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import {
  changeStay,
  departEarly,
  earlyOptions,
  markArrival,
  markDeparture,
  offersLostIn,
  owedAtCounter,
  quoteStayChange,
  quoteView,
  refundStay,
  takeArrivalBack,
  takeDepartureBack,
  takeNoShowBack,
} from '../../reservations/reservations.ts';
import { actOnce } from './act-once.ts';
import { whole } from './whole-booking.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from './with-property.ts';

/** What a property does with a confirmed stay, before it and while the guest is in the house. */
export function propertyStaysRoutes(app: FastifyInstance, deps: Deps): void {
  const act = actOnce(deps);

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
    // The link of a mail is one press, and moves no money.
    const settlement = actingNow()?.principal.bookingId === undefined ? asked.body : undefined;
    const answer = await act('departure', asked, (tx, hotel, bookingId, at) =>
      markDeparture(tx, hotel, bookingId, at, settlement),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'owes') return stillOwed(deps, asked);
    return { status: 409, body: { code: refusal === 'idempotency_key_reused' ? 'not_arrived' : refusal } };
  });

  route(app, 'quoteEarlyDeparture', async ({ headers, params, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    await askAccounts(deps, row);
    const now = deps.clock();
    const agreed = await hotel.agreedHotel(deps.db, row);
    if (row.status !== 'confirmed') return { status: 409, body: { code: 'not_confirmed' } };
    if (!propertyMay('check_out', actingBooking(agreed, row), now.getTime()))
      return { status: 409, body: { code: 'not_arrived' } };
    const { options, most } = await earlyOptions(deps.db, agreed, row, now, query.sum);
    return { status: 200, body: { currency: row.currency, booked: row.total, most, options: [...options] } };
  });

  route(app, 'departEarly', async (asked) => {
    const answer = await act('early-departure', asked, (tx, hotel, bookingId, at) =>
      departEarly(tx, hotel, bookingId, at, asked.body),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'owes') return stillOwed(deps, asked, asked.body.early);
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    return refusal === 'idempotency_key_reused'
      ? { status: 422, body: { code: refusal } }
      : { status: 409, body: { code: refusal } };
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

  route(app, 'quotePropertyChange', async ({ headers, params, query, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    await askAccounts(deps, row);
    const change = await quoteStayChange(deps, hotel, row, body);
    if ('refused' in change) {
      const { refused } = change;
      return refused === 'not_modifiable' || refused === 'sold_out' || refused === 'hotel_closed'
        ? { status: 409, body: { code: refused } }
        : { status: 422, body: { code: refused } };
    }
    const { quoteToken, expiresAt, selection, bill } = quoteView(
      { ...change.quote, bill: change.bill },
      hotel.namesIn(query.language ?? row.language),
    );
    const { oldTotal, newTotal, ruleTotal, paid, overpaid } = change;
    const totals = { currency: bill.currency, oldTotal, newTotal, ruleTotal, paid, overpaid };
    return { status: 200, body: { quoteToken, expiresAt, selection, bill, ...totals, ...offersLostIn(change.quote) } };
  });

  route(app, 'changeByProperty', async (asked) => {
    const answer = await act('property-change', asked, (tx, hotel, bookingId, at) =>
      changeStay(tx, hotel, bookingId, asked.body, at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    if (refusal === 'changed') return changedSince(deps, asked);
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

/** The sums still owed on a stay whose guest would leave. */
async function stillOwed(
  deps: Deps,
  { headers, params }: Parameters<ReturnType<typeof actOnce>>[1],
  early?: { readonly keep: KeepChoice; readonly sum?: number },
): Promise<
  | typeof noKey
  | typeof unknownBooking
  | {
      readonly status: 409;
      readonly body: {
        readonly code: 'owes';
        readonly currency: CurrencyCode;
        readonly toPay: number;
        readonly toGiveBack: number;
      };
    }
> {
  const hotel = await hotelOfCaller(deps, headers);
  if (hotel === undefined) return noKey;
  const row = await bookingOfHotel(deps, hotel, params.booking);
  if (row === undefined) return unknownBooking;
  const { currency } = row;
  const { toPay, owedAtProperty } = await owedAtCounter(deps.db, row);
  if (early === undefined) return { status: 409, body: { code: 'owes', currency, toPay, toGiveBack: owedAtProperty } };
  const agreed = await hotel.agreedHotel(deps.db, row);
  const { options } = await earlyOptions(deps.db, agreed, row, deps.clock(), early.sum);
  const { toPay: left, toGiveBack } = options.find(({ keep }) => keep === early.keep) ?? {};
  return {
    status: 409,
    body: { code: 'owes', currency, toPay: left ?? toPay, toGiveBack: toGiveBack ?? owedAtProperty },
  };
}

/** The booking as it stands now, for whoever would have changed it as it stood before. */
async function changedSince(
  deps: Deps,
  { headers, params }: Parameters<ReturnType<typeof actOnce>>[1],
): Promise<
  | typeof noKey
  | typeof unknownBooking
  | { readonly status: 409; readonly body: { readonly code: 'changed'; readonly newer: WholeBooking } }
> {
  const hotel = await hotelOfCaller(deps, headers);
  if (hotel === undefined) return noKey;
  const row = await bookingOfHotel(deps, hotel, params.booking);
  if (row === undefined) return unknownBooking;
  return { status: 409, body: { code: 'changed', newer: await whole(deps, hotel, row) } };
}
