import type { PropertyBooking, WholeBooking } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { badField } from '../../../http/bad-request.ts';
import { route } from '../../../http/route.ts';
import { type BookingRow, findBooking, requestView } from '../../bookings/bookings.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import {
  answerRequest,
  cancelByProperty,
  confirmRequest,
  markNoShow,
  type Moved,
  rejectRequest,
  reviseRequest,
} from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { bounded } from './bounded.ts';
import { changedBookings, listedBookings } from './property-bookings.queries.ts';
import { seenIn, unlessChanged, type SeenBy } from './unless-changed.ts';
import { undeliveredOf } from './undelivered.ts';
import { attributionOf } from './attribution-of.ts';
import { whole } from './whole-booking.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from './with-property.ts';

/** The property's side of its bookings. */
export function propertyBookingsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listPropertyBookings', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (query.after !== undefined && query.cursor !== undefined)
      throw badField('query', 'cursor', 'goes on with a list, after with changes');
    const { rows, ...next } =
      query.after === undefined
        ? await listedBookings(deps.db, hotel.id, query)
        : await changedBookings(deps.db, hotel.id, { ...query, after: query.after });
    const bookings = await Promise.all(
      rows.map(async (row) => summaryOf(row, await whole(deps, hotel, row, 'en', true))),
    );
    return { status: 200, body: { bookings, ...next } };
  });

  const move = async (
    args: { headers: SeenBy & { authorization?: string | undefined }; params: { booking: string } },
    work: (tx: Transaction, hotel: HotelRecord, bookingId: string, at: Date) => Promise<Moved>,
  ): Promise<
    | typeof noKey
    | typeof unknownBooking
    | { status: 200; body: WholeBooking }
    | { status: 409; code: Exclude<Moved, 'done' | 'not_found'> | 'changed' }
  > => {
    const hotel = await hotelOfCaller(deps, args.headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, args.params.booking);
    if (row === undefined) return unknownBooking;
    await askAccounts(deps, row);
    const moved = await transact<Moved | 'changed'>(deps.db, (tx, rollback) =>
      unlessChanged(tx, row, seenIn(args.headers), rollback, () => work(tx, hotel, row.booking_id, deps.clock())),
    );
    if (moved === 'not_found') return unknownBooking;
    if (moved !== 'done') return { status: 409, code: moved };
    return {
      status: 200,
      body: await whole(deps, hotel, (await findBooking(deps.db, row)) ?? row),
    };
  };

  route(app, 'confirmRequest', async (args) => {
    const moved = await move(args, (tx, hotel, bookingId, at) =>
      confirmRequest(tx, hotel, bookingId, at, deps.settings.requestMs, args.body?.words),
    );
    return moved.status === 409 ? { status: 409, body: { code: ofRequest(moved.code) } } : moved;
  });

  route(app, 'rejectRequest', async (args) => {
    const moved = await move(args, (tx, hotel, bookingId, at) =>
      rejectRequest(tx, hotel, bookingId, at, args.body?.words),
    );
    return moved.status === 409 ? { status: 409, body: { code: ofRequest(moved.code) } } : moved;
  });

  route(app, 'revisePrice', async (args) => {
    if (await isOtherCurrency(deps, args)) return otherCurrency;
    const moved = await move(args, (tx, hotel, bookingId, at) =>
      reviseRequest(tx, hotel, bookingId, args.body.price, at, deps.settings.requestMs, {
        isMeant: args.body.force === true,
        words: args.body.words,
      }),
    );
    if (moved.status === 409 && moved.code === 'above_bound')
      return bounded(deps, { reference: args.params.booking }, moved.code);
    if (moved.status === 409 && moved.code === 'price_jump') return { status: 422, body: { code: moved.code } };
    return moved.status === 409 ? { status: 409, body: { code: ofRequest(moved.code) } } : moved;
  });

  route(app, 'markNoShow', async (args) => {
    const moved = await move(args, markNoShow);
    return moved.status === 409
      ? {
          status: 409,
          body: { code: ofNoShow(moved.code) },
        }
      : moved;
  });

  route(app, 'cancelByProperty', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (await isOtherCurrency(deps, { headers, body })) return otherCurrency;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    await askAccounts(deps, row);
    const outcome = await transact<Awaited<ReturnType<typeof cancelByProperty>> | 'changed'>(deps.db, (tx, rollback) =>
      unlessChanged(tx, row, seenIn(headers), rollback, () =>
        cancelByProperty(tx, hotel, row.booking_id, body.refund, deps.clock(), body.words),
      ),
    );
    if (outcome === 'not_found') return unknownBooking;
    if (outcome === 'above_bound' || outcome === 'prove_again') return bounded(deps, row, outcome);
    if (typeof outcome === 'string') return { status: 409, body: { code: outcome } };
    const booking = await whole(deps, hotel, (await findBooking(deps.db, row)) ?? row);
    return { status: 200, body: { booking, ...outcome } };
  });

  route(app, 'answerGuestRequest', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    const answered = await transact<Awaited<ReturnType<typeof answerRequest>> | 'changed'>(deps.db, (tx, rollback) =>
      unlessChanged(tx, row, seenIn(headers), rollback, () =>
        answerRequest(tx, hotel, row, params.requestId, body, deps.clock()),
      ),
    );
    if (answered === 'not_found') return unknownBooking;
    return typeof answered === 'string'
      ? { status: 409, body: { code: answered } }
      : { status: 200, body: requestView(answered) };
  });
}

type Refusal = Exclude<Moved, 'done' | 'not_found'> | 'changed';

/** Why an act on a request was not taken, as it is told. */
const ofRequest = (code: Refusal): 'booking_expired' | 'changed' | 'not_requested' =>
  code === 'booking_expired' || code === 'changed' ? code : 'not_requested';

/** The same of a no-show. */
const ofNoShow = (code: Refusal): 'too_early' | 'has_arrived' | 'changed' | 'not_confirmed' =>
  code === 'too_early' || code === 'has_arrived' || code === 'changed' ? code : 'not_confirmed';

const otherCurrency = { status: 422, body: { code: 'other_currency' } } as const;

/** Whether a sum is named in another currency than the hotel charges in. */
async function isOtherCurrency(
  deps: Deps,
  { headers, body }: { headers: { authorization?: string | undefined }; body: { currency?: string | undefined } },
): Promise<boolean> {
  if (body.currency === undefined) return false;
  const hotel = await hotelOfCaller(deps, headers);
  return hotel !== undefined && body.currency !== hotel.sale.currency;
}

function summaryOf(row: BookingRow, booking: WholeBooking): PropertyBooking {
  const {
    bookingId,
    reference,
    status,
    paymentStatus,
    stay,
    rooms,
    currency,
    total,
    amountPaid,
    expiresAt,
    createdAt,
  } = booking;
  const openRequests = (booking.requests ?? []).filter((request) => request.status === 'open').length;
  return {
    ...attributionOf(row),
    bookingId,
    reference,
    status,
    paymentStatus,
    stay,
    rooms,
    guestName: row.travellers[0]?.fullName ?? '',
    currency,
    total,
    amountPaid,
    expiresAt,
    createdAt,
    openRequests,
    ...undeliveredOf(booking),
  };
}
