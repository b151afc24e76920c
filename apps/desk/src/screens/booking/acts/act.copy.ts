import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActName } from '../acts.table.ts';

/** What a button or a link of an act says; of what asks first, the page adds what it does. */
export const actWords: Readonly<Record<ActName, MessageDescriptor>> = {
  check_in: msg({ message: 'Check in', context: 'act of the reception' }),
  undo_check_in: msg({ message: 'Undo the check-in', context: 'act of the reception' }),
  check_out: msg({ message: 'Check out', context: 'act of the reception' }),
  undo_check_out: msg({ message: 'Undo the check-out', context: 'act of the reception' }),
  confirm: msg({ message: 'Confirm', context: 'act of the reception' }),
  reject: msg({ message: 'Say no', context: 'act of the reception' }),
  revise: msg({ message: 'Another price', context: 'act of the reception' }),
  accept: msg({ message: 'Say yes', context: 'act of the reception' }),
  decline: msg({ message: 'Say no to the time', context: 'act of the reception' }),
  no_show: msg({ message: 'No-show', context: 'act of the reception' }),
  undo_no_show: msg({ message: 'Came after all', context: 'act of the reception' }),
  change: msg({ message: 'Change the stay', context: 'act of the reception' }),
  extras: msg({ message: 'Extras', context: 'act of the reception' }),
  payment: msg({ message: 'Take payment', context: 'act of the reception' }),
  take_payment_back: msg({ message: 'Was not paid', context: 'act of the reception' }),
  give_back: msg({ message: 'Give money back', context: 'act of the reception' }),
  refund: msg({ message: 'Refund', context: 'act of the reception' }),
  payment_link: msg({ message: 'Link to pay', context: 'act of the reception' }),
  cancel: msg({ message: 'Cancel the stay', context: 'act of the reception' }),
  contact: msg({ message: 'Contact', context: 'act of the reception' }),
  voucher: msg({ message: 'Voucher again', context: 'act of the reception' }),
  note: msg({ message: 'Save note', context: 'a note' }),
  note_done: msg({ message: 'Done', context: 'a note is dealt with' }),
};

/** Said once it is done. */
export const doneWords: Readonly<Record<ActName, MessageDescriptor>> = {
  check_in: msg`Checked in.`,
  undo_check_in: msg`Check-in undone.`,
  check_out: msg`Checked out. The unused nights are back on sale.`,
  undo_check_out: msg`Check-out undone.`,
  confirm: msg`Accepted. The guest has been notified.`,
  reject: msg`Declined. The guest is notified, and what was paid is refunded.`,
  revise: msg`The guest is asked to accept the new price.`,
  accept: msg`The guest is notified that it is fine.`,
  decline: msg`The guest is notified that it is not possible.`,
  no_show: msg`Marked as a no-show. The rooms are back on sale, and the guest is notified.`,
  undo_no_show: msg`No-show undone. The guest is notified.`,
  change: msg`The stay is changed. The guest gets a new voucher.`,
  extras: msg`The extras are changed. The guest gets a new voucher.`,
  payment: msg`The payment is recorded.`,
  take_payment_back: msg`Payment reversed. It stays in the records, crossed out.`,
  give_back: msg`Recorded: the guest has received the money.`,
  refund: msg`Refunded. The guest is notified how the money arrives.`,
  payment_link: msg`The link to pay is on its way to the guest.`,
  cancel: msg`The stay is cancelled. The guest is notified.`,
  contact: msg`Contact details updated.`,
  voucher: msg`The voucher is on its way to the guest.`,
  note: msg`Note saved.`,
  note_done: msg`The note is done.`,
};
