import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceOf } from '../../../http/device-cookie.ts';
import { bookingOf, type FoundBooking } from './booking-view.ts';
import { type Proofs, provedAt } from '../../booking-access/booking-access.ts';

/** Why a booking may not be changed by this device. */
export type NotOwn =
  | { readonly status: 404; readonly body: { readonly code: 'not_found' } }
  | { readonly status: 403; readonly body: { readonly code: 'verification_needed' } };

/** The booking, for a device that made it or has entered a code. Holders of the link alone cannot change it. */
export async function ownBooking(
  deps: Deps,
  bookingId: string,
  request: FastifyRequest,
): Promise<{ found: FoundBooking; proved: Proofs } | { refused: NotOwn }> {
  const found = await bookingOf(deps, bookingId);
  if (found === undefined) return { refused: { status: 404, body: { code: 'not_found' } } };
  const device = deviceOf(request);
  const proved = device === undefined ? undefined : await provedAt(deps.db, found.row, device);
  if (proved === undefined) return { refused: { status: 403, body: { code: 'verification_needed' } } };
  return { found, proved };
}
