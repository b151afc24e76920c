import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FailureCode } from '@latchkey/api-client/client';
import type { FieldRefusal } from '@latchkey/booking-core/validation';
import { codeNotForStay } from '@latchkey/stay/stay-words';
import { failureMessages } from '../../failure.copy.ts';

/** The specification's messages, word for word. */
export const fieldMessages: Readonly<Record<FieldRefusal, MessageDescriptor>> = {
  details_missing: msg`Please enter all the details`,
  name_invalid: msg`Please Enter Valid Name`,
  email_missing: msg`Please Enter Email Address`,
  email_invalid: msg`Please Enter Valid Email Address`,
  phone_invalid: msg`Enter valid phone number`,
  age_invalid: msg`Please give the age in years, or leave it empty.`,
  tax_number_invalid: msg`Please check the tax number: letters and digits only.`,
};

/** Why a booking was not made. */
export type BookingRefusal =
  | 'fill_details'
  | 'no_payment_method'
  | 'sold_out'
  | 'hotel_closed'
  | 'too_many_holds'
  | 'already_booked'
  | 'quote_expired'
  | 'coupon_not_for_stay'
  | 'addon_not_with_stay'
  | 'price_changed'
  | 'payment_not_offered'
  | 'invalid_phone'
  | 'idempotency_key_reused'
  | 'not_found'
  | FailureCode;

export const bookingRefusals: Readonly<Record<BookingRefusal, MessageDescriptor>> = {
  fill_details: msg`Please fill all the details`,
  no_payment_method: msg`Please select payment method`,
  sold_out: msg`Sorry, Stays are not available for the selected days.`,
  hotel_closed: msg`The hotel takes no bookings now.`,
  too_many_holds: msg`You have too many unpaid bookings, or had too many in the last few hours. Pay for one of them, try again in a few hours, or call the hotel.`,
  already_booked: msg`You already booked this stay.`,
  coupon_not_for_stay: codeNotForStay,
  addon_not_with_stay: msg`One of the extras does not go with this stay. Remove it, then book.`,
  quote_expired: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  price_changed: msg`We are sorry: the price we showed you earlier was not right.`,
  payment_not_offered: msg`Please select payment method`,
  invalid_phone: msg`Enter valid phone number`,
  idempotency_key_reused: failureMessages.unknown,
  not_found: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  ...failureMessages,
};

/** Why a code was not taken. */
export type CodeRefusal = 'unknown_coupon' | 'coupon_not_for_stay' | FailureCode;

export const codeRefusals: Readonly<Record<CodeRefusal, MessageDescriptor>> = {
  unknown_coupon: msg`We do not know this code. Please check how it is written.`,
  coupon_not_for_stay: codeNotForStay,
  ...failureMessages,
};
