import type { FailureCode } from '@latchkey/api-client/client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeNotForStay } from './code-not-for-stay.copy.ts';

/** Why a stay cannot be booked as it is: a step on the page, or a quote that the API refuses. */
export type Refusal =
  | 'no_room'
  | 'no_slot'
  | 'slot_taken'
  | 'max_rooms'
  | 'max_occupancy'
  | 'one_adult'
  | 'party_too_large'
  | 'min_pax'
  | 'sold_out'
  | 'hotel_closed'
  | 'not_for_sale'
  | 'invalid_dates'
  | 'unknown_coupon'
  | 'coupon_not_for_stay'
  | 'addon_not_with_stay'
  | 'not_found'
  | FailureCode;

const noStays = msg`Sorry, Stays are not available for the selected days.`;
const tryLater = msg`Please try again later!`;

/** The sentences of docs/rules.md, word for word in English, and our own where it has none. */
export const refusalCopy: Readonly<Record<Refusal, MessageDescriptor>> = {
  no_room: msg`Please select at least one room`,
  no_slot: msg`Please select time slot`,
  slot_taken: msg`Not available for the selected checkin time`,
  max_rooms: msg`Maximum room count reached!`,
  max_occupancy: msg`Maximum occupancy reached, Select extra room.`,
  one_adult: msg`One adult can take one room only. Choose a larger one.`,
  party_too_large: msg`Our available rooms do not hold all of you in one booking.`,
  min_pax: msg`You are too few for this room. Choose a smaller one.`,
  sold_out: noStays,
  hotel_closed: msg`The hotel takes no bookings now.`,
  not_for_sale: noStays,
  invalid_dates: noStays,
  unknown_coupon: tryLater,
  coupon_not_for_stay: codeNotForStay,
  addon_not_with_stay: msg`One of the extras does not go with this stay. Remove it, then book.`,
  not_found: tryLater,
  offline: msg`No connection. Check your internet and press again: you will not be booked or charged twice.`,
  timeout: msg`The answer is taking too long. Please press again: you will not be booked or charged twice.`,
  too_many_calls: msg`Too many tries from here. Please wait a minute and try again.`,
  unknown: tryLater,
};

/** The refusal of an hourly stay: whatever is not for sale is shown as a slot that is taken. */
export const slotRefusal = (code: Refusal): Refusal =>
  code === 'sold_out' || code === 'not_for_sale' || code === 'invalid_dates' ? 'slot_taken' : code;
