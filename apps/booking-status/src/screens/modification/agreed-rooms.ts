import type { WholeBooking } from '@latchkey/api-contract/types';
import type { RoomCount, StayWish } from '@latchkey/booking-core/basket';
import type { AgreedRooms } from './modification.model.ts';
import { isSameDays, roomField } from './wish-fields.ts';

type Kind = Omit<RoomCount, 'roomCount'>;

/**
 * What of a kind of room stands as it was agreed when a stay is changed; null where the booking lacks the kind, or the
 * two stays share no night.
 */
export function agreedRooms(
  booking: Pick<WholeBooking, 'selection' | 'total'>,
  booked: StayWish,
  wanted: StayWish,
  kind: Kind,
): AgreedRooms | null {
  const count = booked.rooms.find((one) => roomField(one) === roomField(kind))?.roomCount ?? 0;
  if (count === 0 || !overlap(booked.stay, wanted.stay)) return null;
  const isWhole =
    isSameDays(booked.stay, wanted.stay) && JSON.stringify(booked.guests) === JSON.stringify(wanted.guests);
  return { count, isWhole, price: isWhole ? eachOf(booking) : null };
}

/** What each room was agreed to cost, all taxes included; null where rooms differ, or extras are in the total. */
function eachOf({ selection, total }: Pick<WholeBooking, 'selection' | 'total'>): number | null {
  if (selection === undefined || (selection.addons ?? []).length > 0) return null;
  const each = total / selection.rooms.length;
  return new Set(selection.rooms.map((room) => JSON.stringify(room))).size === 1 && Number.isInteger(each)
    ? each
    : null;
}

function overlap(one: StayWish['stay'], other: StayWish['stay']): boolean {
  if (one.kind === 'hours' || other.kind === 'hours') return isSameDays(one, other);
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}
