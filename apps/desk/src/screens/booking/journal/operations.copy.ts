import type { PropertyOperation } from '@latchkey/booking-core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What somebody did with a booking, by the operation. */
const words: Partial<Readonly<Record<PropertyOperation, MessageDescriptor>>> = {
  confirmRequest: msg({ message: 'Confirmed the request', context: 'line of the journal' }),
  rejectRequest: msg({ message: 'Turned the request down', context: 'line of the journal' }),
  revisePrice: msg({ message: 'Named another price', context: 'line of the journal' }),
  answerGuestRequest: msg({ message: 'Answered what the guest asked for', context: 'line of the journal' }),
  markArrival: msg({ message: 'Checked in', context: 'line of the journal' }),
  takeArrivalBack: msg({ message: 'Took the check-in back', context: 'line of the journal' }),
  markDeparture: msg({ message: 'Checked out', context: 'line of the journal' }),
  takeDepartureBack: msg({ message: 'Took the check-out back', context: 'line of the journal' }),
  markNoShow: msg({ message: 'Noted a no-show', context: 'line of the journal' }),
  takeNoShowBack: msg({ message: 'Took the no-show back', context: 'line of the journal' }),
  changeByProperty: msg({ message: 'Changed the stay', context: 'line of the journal' }),
  cancelByProperty: msg({ message: 'Cancelled for the hotel', context: 'line of the journal' }),
  refundByProperty: msg({ message: 'Gave money back', context: 'line of the journal' }),
  recordPayment: msg({ message: 'Took a payment', context: 'line of the journal' }),
  takePaymentBack: msg({ message: 'Took a payment back', context: 'line of the journal' }),
  giveBackAtProperty: msg({ message: 'Gave money back at the counter', context: 'line of the journal' }),
  bookAtProperty: msg({ message: 'Booked for the guest', context: 'line of the journal' }),
  changeContact: msg({ message: 'Put the contact right', context: 'line of the journal' }),
  sendVoucherAgain: msg({ message: 'Sent the voucher again', context: 'line of the journal' }),
  sendPaymentLink: msg({ message: 'Sent a link to pay', context: 'line of the journal' }),
  addNote: msg({ message: 'Left a note', context: 'line of the journal' }),
  doneNote: msg({ message: 'Dealt with a note', context: 'line of the journal' }),
  answerReview: msg({ message: 'Answered the review', context: 'line of the journal' }),
  judgeReview: msg({ message: 'Judged the review', context: 'line of the journal' }),
};

const other = msg({ message: 'Did something else', context: 'line of the journal' });

/** What a line of the journal says was done; an operation of a newer engine is something else. */
export const operationWordsOf = (operation: string): MessageDescriptor =>
  (Object.hasOwn(words, operation) ? words[operation as PropertyOperation] : undefined) ?? other;
