import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import type { GuestNotification } from '../../outbox/outbox.ts';

/** A part of a notification's mail, by the name of its module in `messages/parts`. */
export type PartName = 'stay' | 'short-stay' | 'bill' | 'cancelling' | 'place' | 'refund' | 'new-price' | 'change';

/** Where the button of a mail leads; `card`: to the checkout, to leave a card. */
export type MailButton = 'booking' | 'checkout' | 'card';

interface Shape {
  readonly parts: readonly PartName[];
  readonly button: MailButton;
  /** Whether the mail leads to cancelling: where the booking may still be given up. */
  readonly mayCancel?: true;
  /** The state for which the words hold: once the booking has left it, nobody is told any more. */
  readonly onlyWhile?: BookingStatus;
}

/** What the mail of each notification is made of. */
export const notificationShapes: Readonly<Record<GuestNotification, Shape>> = {
  requested: { parts: ['stay', 'bill', 'place'], button: 'booking', mayCancel: true, onlyWhile: 'requested' },
  payment_wanted: {
    parts: ['stay', 'bill', 'cancelling', 'place'],
    button: 'checkout',
    mayCancel: true,
    onlyWhile: 'payment_pending',
  },
  price_revised: {
    parts: ['new-price', 'stay', 'place'],
    button: 'booking',
    mayCancel: true,
    onlyWhile: 'price_revised',
  },
  rejected: { parts: ['short-stay', 'refund', 'place'], button: 'booking' },
  cancelled: { parts: ['short-stay', 'refund', 'place'], button: 'booking' },
  no_show: { parts: ['short-stay', 'refund', 'place'], button: 'booking' },
  modified: { parts: ['stay'], button: 'booking' },
  request_accepted: { parts: ['short-stay', 'place'], button: 'booking' },
  request_declined: { parts: ['short-stay', 'place'], button: 'booking' },
  request_expired: { parts: ['short-stay', 'refund', 'place'], button: 'booking' },
  payment_returned: { parts: ['short-stay', 'refund', 'place'], button: 'booking' },
  change_waiting: { parts: ['change', 'short-stay', 'place'], button: 'checkout' },
  refund_processed: { parts: ['refund', 'short-stay', 'place'], button: 'booking' },
  refund_failed: { parts: ['refund', 'short-stay', 'place'], button: 'booking' },
  refund_waits: { parts: ['refund', 'short-stay', 'place'], button: 'booking' },
  refund_given_up: { parts: ['refund', 'short-stay', 'place'], button: 'booking' },
  given_back: { parts: ['refund', 'short-stay', 'place'], button: 'booking' },
  returned_by_bank: { parts: ['refund', 'short-stay', 'place'], button: 'booking' },
  payment_received: { parts: ['stay', 'bill', 'place'], button: 'booking' },
  payment_ran_out: { parts: ['short-stay', 'refund', 'place'], button: 'booking' },
  change_lapsed: { parts: ['stay', 'place'], button: 'booking' },
  no_show_undone: { parts: ['stay', 'bill', 'place'], button: 'booking', onlyWhile: 'confirmed' },
  modified_by_property: { parts: ['stay', 'bill', 'place'], button: 'booking' },
  refunded_by_property: { parts: ['refund', 'short-stay', 'place'], button: 'booking' },
  payment_waits: { parts: ['stay', 'bill'], button: 'checkout', mayCancel: true, onlyWhile: 'payment_pending' },
  request_payment_waits: { parts: ['stay', 'bill'], button: 'checkout', mayCancel: true, onlyWhile: 'payment_pending' },
  option_held: { parts: ['stay', 'bill', 'place'], button: 'booking', mayCancel: true, onlyWhile: 'payment_pending' },
  option_lapsed: { parts: ['short-stay', 'place'], button: 'booking' },
  payment_link: { parts: ['stay', 'bill', 'place'], button: 'checkout' },
  card_wanted: {
    parts: ['stay', 'bill', 'cancelling', 'place'],
    button: 'card',
    mayCancel: true,
    onlyWhile: 'payment_pending',
  },
  card_waits: { parts: ['stay', 'bill', 'cancelling'], button: 'card', mayCancel: true, onlyWhile: 'payment_pending' },
  penalty_due: { parts: ['short-stay', 'place'], button: 'checkout' },
  penalty_paid: { parts: ['short-stay', 'place'], button: 'booking' },
  shares_missing: { parts: ['short-stay', 'place'], button: 'checkout', onlyWhile: 'confirmed' },
  rest_due: { parts: ['stay', 'bill', 'place'], button: 'checkout', onlyWhile: 'confirmed' },
  deposit_refused: { parts: ['short-stay', 'place'], button: 'booking' },
  deposit_captured: { parts: ['short-stay', 'place'], button: 'booking' },
  deposit_given_back: { parts: ['short-stay', 'place'], button: 'booking' },
  price_refused: { parts: ['short-stay', 'refund', 'place'], button: 'booking' },
};
