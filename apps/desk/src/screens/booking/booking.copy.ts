import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { NoticeTone } from '@latchkey/ui/notice';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingProblem } from './booking.model.ts';

/** How a booking stands, as a reception says it. */
export const statusWords: Readonly<Record<BookingAtDesk['status'], readonly [MessageDescriptor, NoticeTone]>> = {
  requested: [msg({ message: 'Waits for your answer', context: 'state of a booking' }), 'warn'],
  price_revised: [msg({ message: 'Waits for the guest’s answer', context: 'state of a booking' }), 'warn'],
  payment_pending: [msg({ message: 'Waits for payment', context: 'state of a booking' }), 'warn'],
  confirmed: [msg({ message: 'Confirmed', context: 'state of a booking' }), 'good'],
  rejected: [msg({ message: 'Turned down', context: 'state of a booking' }), 'plain'],
  cancelled: [msg({ message: 'Cancelled', context: 'state of a booking' }), 'bad'],
  no_show: [msg({ message: 'Did not come', context: 'state of a booking' }), 'bad'],
  expired: [msg({ message: 'Lapsed', context: 'state of a booking' }), 'plain'],
};

/** Of a confirmed stay, once the guest has come, and has left. */
export const inHouseWords = msg({ message: 'In house', context: 'state of a booking' });
export const leftWords = msg({ message: 'Left', context: 'state of a booking' });

/** Why something was not done, and what to do. */
export const problemWords: Readonly<Record<BookingProblem, MessageDescriptor>> = {
  changed: msg`The booking was changed by someone else, so nothing was done. It is shown as it is now. Please check it, then confirm again.`,
  not_possible: msg`This is no longer possible. The booking is shown as it is now.`,
  sold_out: msg`The nights have been sold since. Nothing was changed.`,
  no_room: msg`No room of this type is available yet. Move a guest on the room plan, or put a room back on sale.`,
  owes: msg`This guest has not checked out: an amount is still open. Settle it, or say why it stays open.`,
  quote_expired: msg`The price has been updated. Please confirm again.`,
  price_jump: msg`That is more than twice, or less than half, of the price before. If you mean it, press again.`,
  price_missing: msg`Write the price as a sum, such as 18,480.`,
  given_short: msg`The cash that was given is less than what is to pay.`,
  why_missing: msg`Say why: the journal keeps the reason.`,
  refund_too_high: msg`That is more than was paid. Nothing was given back.`,
  above_due: msg`That is more than the stay still costs. Nothing was recorded.`,
  nothing_due: msg`There is nothing left to pay. Nothing was recorded.`,
  given_back: msg`Part of this money has been refunded, so the payment can no longer be reversed.`,
  nothing_payable: msg`Nothing can be paid online now.`,
  hotel_held: msg`The provider has stopped the messages of this hotel. Nothing was sent. Please write to the provider.`,
  too_many_messages: msg`No more messages can be sent today. Please try again tomorrow, or call the guest.`,
  note_missing: msg`The note is empty.`,
  name_missing: msg`The guest needs a name.`,
  name_invalid: msg`Please use letters only; hyphens and full stops are fine.`,
  email_invalid: msg`Please enter a valid email address.`,
  invalid_phone: msg`Please enter a valid phone number.`,
  not_allowed: msg`Your role may not do this. Ask the owner or a manager.`,
  above_bound: msg`This is above your role’s limit. Please ask the owner or a manager.`,
  prove_again: msg`You signed in too long ago for that. Sign in again, then press once more.`,
  invalid_dates: msg`These dates make no stay.`,
  max_occupancy: msg`So many guests do not fit into the room.`,
  not_for_sale: msg`That room is not sold on this plan for these dates.`,
  unavailable: msg`The desk cannot be reached right now. What you typed is still here: please try again in a minute.`,
};
