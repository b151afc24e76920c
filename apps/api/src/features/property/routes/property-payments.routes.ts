import type { WholeBooking } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { askAccounts } from '../../refunds/refunds.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { giveBack, recordPayment, takePaymentBack } from '../../reservations/reservations.ts';
import { seenIn, unlessChanged, type SeenBy } from './unless-changed.ts';
import { whole } from './whole-booking.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from './with-property.ts';

interface MoneyRequest {
  readonly headers: SeenBy & { readonly authorization?: string | undefined; readonly 'idempotency-key'?: string };
  readonly params: { readonly booking: string };
  readonly body?: unknown;
}

/** Money that the property takes and gives back by itself. */
export function propertyPaymentsRoutes(app: FastifyInstance, deps: Deps): void {
  /** Does it in one transaction, once for a key where there is one; what is refused leaves nothing behind. */
  const act = async <T>(
    scope: string,
    { headers, params, body }: MoneyRequest,
    work: (tx: Transaction, hotel: HotelRecord, bookingId: string, at: Date) => Promise<T | 'done' | 'not_found'>,
  ): Promise<
    | typeof noKey
    | typeof unknownBooking
    | { readonly status: 200; readonly body: WholeBooking }
    | { readonly status: 422; readonly body: { readonly code: 'idempotency_key_reused' } }
    | { readonly status: 409; readonly body: { readonly code: 'changed' } }
    | { readonly refused: T }
  > => {
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    // What is due follows from what the gateway has given back.
    await askAccounts(deps, row);
    type Said = { readonly said: T | 'changed' | 'done' | 'not_found' };
    const orNothing = async (tx: Transaction, rollback: (answer: Said) => never, at: Date): Promise<Said> => {
      const said = await unlessChanged<T | 'done' | 'not_found'>(
        tx,
        row,
        seenIn(headers),
        (changed) => rollback({ said: changed }),
        () => work(tx, hotel, row.booking_id, at),
      );
      return said === 'done' ? { said } : rollback({ said });
    };
    const key = headers['idempotency-key'];
    const claimed = {
      hotelId: hotel.id,
      scope: `${scope}:${row.booking_id}`,
      requestHash: requestHashOf(body ?? null),
    };
    const outcome =
      key === undefined
        ? await transact<Said>(deps.db, (tx, rollback) => orNothing(tx, rollback, deps.clock()))
        : await idempotently<Said>(deps, { ...claimed, key }, orNothing);
    if (outcome === 'idempotency_key_reused') return { status: 422, body: { code: outcome } };
    if (outcome !== 'repeated' && outcome.said === 'not_found') return unknownBooking;
    if (outcome !== 'repeated' && outcome.said === 'changed') return { status: 409, body: { code: 'changed' } };
    if (outcome !== 'repeated' && outcome.said !== 'done') return { refused: outcome.said as T };
    return { status: 200, body: await whole(deps, hotel, (await findBooking(deps.db, row)) ?? row) };
  };

  route(app, 'recordPayment', async (asked) => {
    const answer = await act('property-payment', asked, (tx, hotel, bookingId, at) =>
      recordPayment(tx, hotel, bookingId, asked.body, at),
    );
    return 'refused' in answer ? { status: 409, body: answer.refused } : answer;
  });

  route(app, 'takePaymentBack', async ({ headers, params }) => {
    const answer = await act('property-payment-undo', { headers, params }, (tx, hotel, bookingId, at) =>
      takePaymentBack(tx, hotel, bookingId, params.payment, at),
    );
    if ('refused' in answer) return { status: 409, body: { code: answer.refused } };
    return answer.status === 422 ? unknownBooking : answer;
  });

  route(app, 'giveBackAtProperty', async (asked) => {
    const answer = await act('property-giving-back', asked, (tx, hotel, bookingId, at) =>
      giveBack(tx, hotel, bookingId, asked.body, at),
    );
    return 'refused' in answer ? { status: 409, body: { code: answer.refused } } : answer;
  });
}
