import type { BookingKey } from '../../../database/booking-key.ts';
import type { BookingReply } from '@latchkey/api-contract/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { viewAfter } from './booking-view.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { ownBooking, type NotOwn } from './own-booking.ts';

interface ChangeRequest {
  readonly bookingId: string;
  /** What is changed: the same key may stand for one change of each kind. */
  readonly scope: string;
  readonly key: string;
  readonly body: unknown;
}

type Answer =
  | NotOwn
  | { readonly status: 200; readonly body: BookingReply }
  | { readonly status: 404; readonly body: { readonly code: 'not_found' } }
  | { readonly status: 422; readonly body: { readonly code: 'idempotency_key_reused' } };

/** What a change can say beside that it is done, or that there is no such booking. */
type Refused<T> = Exclude<T, 'done' | 'not_found'>;

/**
 * What every change by a guest has in common: the booking is theirs, the key has its effect once, a refused change
 * leaves nothing written, and the answer is the booking as it is now. What the change itself refuses is the caller's.
 * `before` runs ahead of it, outside of its transaction.
 */
export async function changeOwnBooking<T extends string | object>(
  deps: Deps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { bookingId, scope, key, body }: ChangeRequest,
  change: (tx: Transaction, hotel: HotelRecord, at: Date) => Promise<T>,
  before: (deps: Deps, booking: BookingKey) => Promise<void> = async () => undefined,
): Promise<{ answer: Answer } | { refusal: Refused<T> }> {
  reply.header('cache-control', 'private, no-store');
  const own = await ownBooking(deps, bookingId, request);
  if ('refused' in own) return { answer: own.refused };
  const { hotel } = own.found;
  await before(deps, own.found.row);
  const idempotencyKey = { hotelId: hotel.id, scope: `${scope}:${bookingId}`, key, requestHash: requestHashOf(body) };
  const outcome = await idempotently<{ refusal: Refused<T> } | 'done' | 'not_found'>(
    deps,
    idempotencyKey,
    async (tx, rollback, at) => {
      const answered = await change(tx, hotel, at);
      if (answered === 'done') return 'done';
      return rollback(answered === 'not_found' ? 'not_found' : { refusal: answered as Refused<T> });
    },
  );
  if (typeof outcome === 'object') return outcome;
  switch (outcome) {
    case 'done':
    case 'repeated':
      return { answer: { status: 200, body: await viewAfter(deps, own.found, request) } };
    case 'not_found':
      return { answer: { status: 404, body: { code: outcome } } };
    case 'idempotency_key_reused':
      return { answer: { status: 422, body: { code: outcome } } };
  }
}
