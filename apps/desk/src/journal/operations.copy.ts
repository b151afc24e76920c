import type { PropertyOperation } from '@latchkey/booking-core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { guestsWords } from './guests-operations.copy.ts';

/** What somebody did with a booking, by the operation. Words of what else is done come with the journal's own screen. */
export const bookingWords: Partial<Readonly<Record<PropertyOperation, MessageDescriptor>>> = {
  ...guestsWords,
  moveStay: msg({ message: 'Moved a stay to a room', context: 'line of the journal' }),
  unpinStay: msg({ message: 'Took the pin from a stay', context: 'line of the journal' }),
  confirmRequest: msg({ message: 'Confirmed the request', context: 'line of the journal' }),
  rejectRequest: msg({ message: 'Turned the request down', context: 'line of the journal' }),
  revisePrice: msg({ message: 'Named another price', context: 'line of the journal' }),
  answerGuestRequest: msg({ message: 'Answered what the guest asked for', context: 'line of the journal' }),
  markArrival: msg({ message: 'Checked in', context: 'line of the journal' }),
  takeArrivalBack: msg({ message: 'Undid the check-in', context: 'line of the journal' }),
  markDeparture: msg({ message: 'Checked out', context: 'line of the journal' }),
  departEarly: msg({ message: 'Checked out early', context: 'line of the journal' }),
  takeDepartureBack: msg({ message: 'Undid the check-out', context: 'line of the journal' }),
  markNoShow: msg({ message: 'Recorded a no-show', context: 'line of the journal' }),
  takeNoShowBack: msg({ message: 'Undid the no-show', context: 'line of the journal' }),
  changeByProperty: msg({ message: 'Changed the stay', context: 'line of the journal' }),
  cancelByProperty: msg({ message: 'Cancelled for the hotel', context: 'line of the journal' }),
  refundByProperty: msg({ message: 'Gave money back', context: 'line of the journal' }),
  changeContact: msg({ message: 'Put the contact right', context: 'line of the journal' }),
  sendVoucherAgain: msg({ message: 'Sent the voucher again', context: 'line of the journal' }),
  sendPaymentLink: msg({ message: 'Sent a link to pay', context: 'line of the journal' }),
  addNote: msg({ message: 'Left a note', context: 'line of the journal' }),
  doneNote: msg({ message: 'Dealt with a note', context: 'line of the journal' }),
  answerReview: msg({ message: 'Answered the review', context: 'line of the journal' }),
  judgeReview: msg({ message: 'Judged the review', context: 'line of the journal' }),
};

/** An operation of a newer engine. */
export const otherWords = msg({ message: 'Did something else', context: 'line of the journal' });

/** What a line of a booking's journal says was done. */
export const bookingOperationWords = (operation: string): MessageDescriptor =>
  (Object.hasOwn(bookingWords, operation) ? bookingWords[operation as PropertyOperation] : undefined) ?? otherWords;
