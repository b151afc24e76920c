import { bookingKey } from '../../../database/booking-key.ts';
import type { Locale } from '@latchkey/api-contract/types';
import { latinDigits } from '@latchkey/booking-core/text';
import type { Search } from '@latchkey/site/urls';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { findBooking, waitsForCode } from '../../bookings/bookings.ts';
import { hasAccess } from '../../booking-access/booking-access.ts';
import { subjectOfBooking } from './bookings-of-subject.ts';
import { latestLookup } from './lookups.queries.ts';
import { startLookup } from './start-lookup.ts';
import { verifyLookup, type Verified } from './verify-lookup.ts';

interface Sender {
  readonly address: string;
  readonly language: Locale | undefined;
  /** The device's current token hash, and the one it gets on success. */
  readonly device: string | undefined;
  readonly freshDevice: string;
}

/** Result for the booking's page; `nothing`: the booking waited for no code. */
export type CodeAnswer = 'confirmed' | 'nothing' | NonNullable<Search['notice']>;

/**
 * Takes the input on the page of a booking that waits for a code: the code, in digits of any script, or nothing, which
 * has another one sent. The code sent last counts.
 */
export async function answerCode(deps: Deps, bookingId: string, typed: string, sender: Sender): Promise<CodeAnswer> {
  const hotelId = hotelIdIn(bookingId);
  const booking = hotelId === null ? undefined : await findBooking(deps.db, bookingKey(hotelId, bookingId));
  if (hotelId === null || booking === undefined || !waitsForCode(booking)) return 'nothing';
  const code = latinDigits(typed).replaceAll(/\D/g, '');
  if (code === '') {
    const isOwn = sender.device !== undefined && (await hasAccess(deps.db, booking, sender.device));
    const hotel = (await deps.hotels.byId(hotelId)) ?? null;
    const from = { address: isOwn ? null : sender.address, language: sender.language ?? booking.language };
    await startLookup(deps, hotel, { kind: 'booking', hotelId, bookingId }, from);
    return 'code-sent';
  }
  const lookup = await latestLookup(deps.db, hotelId, subjectOfBooking(bookingId));
  if (lookup === undefined) return 'code-over';
  const device = { deviceHash: sender.freshDevice, before: sender.device };
  const verified = await verifyLookup(deps, lookup, code, device);
  return 'bookings' in verified ? 'confirmed' : refusals[verified.refused];
}

const refusals: Record<Extract<Verified, { refused: unknown }>['refused'], CodeAnswer> = {
  code_wrong: 'code-wrong',
  too_many_tries: 'code-spent',
  code_expired: 'code-over',
  code_used: 'code-over',
  not_found: 'code-over',
};
