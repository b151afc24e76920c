import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewBookingProblem, WayToPay } from './new-booking.model.ts';

/** Why nothing was booked, and what to do. */
export const problemWords: Readonly<Record<NewBookingProblem, MessageDescriptor>> = {
  name_missing: msg`Please enter the name`,
  name_invalid: msg`Please use letters only; hyphens and full stops are fine.`,
  contact_missing: msg`Please enter a phone number or an email address`,
  email_invalid: msg`This is not a valid email address. Example: name@example.com.`,
  phone_invalid: msg`This is not a valid phone number. Please check it, and add the country code for a foreign number.`,
  way_missing: msg`Please choose how it is paid`,
  sold_out: msg`Someone else just booked the last of these rooms. Nothing was booked. This is what is left.`,
  price_changed: msg`The price has changed, so nothing was booked. The new price is shown below.`,
  hotel_closed: msg`The hotel takes no bookings at the moment. Nothing was booked.`,
  payment_not_offered: msg`This plan cannot be paid online. Please choose another way to pay.`,
  option_too_long: msg`An option ends by check-in, and after 14 days at most. Please choose an earlier end.`,
  already_booked: msg`This has been booked already. You find it among today’s new bookings.`,
  not_allowed: msg`Your role does not allow this.`,
  unavailable: msg`The desk cannot be reached right now. Please check whether the booking exists before you try again.`,
};

/** How a guest pays for what is booked at the desk. */
export const wayNames: Readonly<Record<WayToPay, MessageDescriptor>> = {
  cash: msg({ message: 'Cash', context: 'how a guest pays at the desk' }),
  'card-terminal': msg({ message: 'Card', context: 'how a guest pays at the desk' }),
  'bank-transfer': msg({ message: 'Bank', context: 'how a guest pays at the desk' }),
  later: msg({ message: 'Later', context: 'how a guest pays at the desk' }),
  link: msg({ message: 'Link', context: 'how a guest pays at the desk' }),
  option: msg({ message: 'Option', context: 'how a guest pays at the desk' }),
};
