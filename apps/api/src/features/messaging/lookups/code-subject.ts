import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { type BookingRow, findBooking } from '../../bookings/bookings.ts';
import { idOfReference, isKnownPhone } from '../../booking-access/booking-access.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { canSmsReach } from '../messages/sms-reach.ts';
import { bookingIdIn, isNobody, subjectOfBooking } from './bookings-of-subject.ts';
import type { Identifier } from './identifier.ts';
import { hashOf } from '../../../hash-of.ts';

/** The hotel a lookup is at, or null for all of the provider's. */
export type LookupScope = HotelRecord | null;

/** What codes are asked for: a number or a booking, known or not. */
export interface LookupSubject {
  /** By which codes and wrong tries are counted. */
  readonly name: string;
  /** Whether there is a booking that a code, or else a link, may open. */
  readonly isKnown: boolean;
  /** The number and the mail address that its codes go to; null where none goes. */
  readonly phone: string | null;
  readonly mail: string | null;
}

type Kind = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** The subject that a guest has typed. The same queries whatever it is, so that the time they take does not show whether a booking exists. */
export async function subjectOf(deps: Kind, scope: LookupScope, identifier: Identifier): Promise<LookupSubject> {
  switch (identifier.kind) {
    case 'phone':
      return subjectOfPhone(deps, identifier.phone);
    case 'booking': {
      const isHere = scope === null || scope.id === identifier.hotelId;
      const found = await findBooking(deps.db, bookingKey(identifier.hotelId, identifier.bookingId));
      return subjectOfFound(deps, isHere ? found : undefined, noneOf(identifier.bookingId));
    }
    case 'reference': {
      const named = await idOfReference(deps.db, scope?.id ?? null, identifier.reference);
      const found = await findBooking(deps.db, bookingKey(named?.hotel_id ?? 0, named?.booking_id ?? ''));
      return subjectOfFound(deps, found, noneOf(identifier.reference));
    }
  }
}

/** The subject of an earlier lookup, as it is now; the same queries for each. */
export async function subjectAgain(deps: Kind, name: string): Promise<LookupSubject> {
  const bookingId = bookingIdIn(name);
  const found = await findBooking(deps.db, bookingKey(hotelIdIn(bookingId ?? '') ?? 0, bookingId ?? ''));
  return bookingId === null && !isNobody(name) ? subjectOfPhone(deps, name) : subjectOfFound(deps, found, name);
}

async function subjectOfPhone(deps: Kind, phone: string): Promise<LookupSubject> {
  const isKnown = await isKnownPhone(deps.db, phone, deps.clock());
  return { name: phone, isKnown, phone: isKnown ? reached(deps, phone) : null, mail: null };
}

/** A booking that only held rooms, which anybody can have made, has codes sent to its mail address and not to its number. */
async function subjectOfFound(deps: Kind, found: BookingRow | undefined, none: string): Promise<LookupSubject> {
  const booking = found?.erased_at === null ? found : undefined;
  const phone = booking?.contact_phone ?? '';
  const isKnownNumber = await isKnownPhone(deps.db, phone, deps.clock());
  // Unknown identifiers count towards the limits too; otherwise the limits would reveal which exist.
  if (booking === undefined) return { name: none, isKnown: false, phone: null, mail: null };
  const mail = booking.travellers[0]?.email ?? '';
  return {
    name: subjectOfBooking(booking.booking_id),
    isKnown: true,
    phone: isKnownNumber ? reached(deps, phone) : null,
    mail: mail === '' ? null : mail,
  };
}

/** Codes are made only for numbers that SMS reach: others would go unread, and anybody could guess them. */
const reached = ({ settings }: Kind, phone: string): string | null =>
  canSmsReach(phone, settings.smsCountries) ? phone : null;

const noneOf = (typed: string): string => `none:${hashOf(typed)}`;
