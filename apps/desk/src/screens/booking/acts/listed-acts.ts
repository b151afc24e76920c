import type { ActName } from '../acts.table.ts';

/** In the order in which a reception needs them; requests of the guest and notes have their acts beside them. */
const inOrder: readonly ActName[] = [
  'confirm',
  'check_in',
  'check_out',
  'undo_no_show',
  'reject',
  'revise',
  'payment',
  'give_back',
  'change',
  'extras',
  'payment_link',
  'refund',
  'contact',
  'voucher',
  'undo_check_in',
  'undo_check_out',
  'no_show',
  'cancel',
];

/** Those that the page lists together. */
export const listed = (can: readonly ActName[]): readonly ActName[] => inOrder.filter((act) => can.includes(act));
