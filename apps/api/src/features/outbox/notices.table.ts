import type { BookingActor } from '@latchkey/booking-core/booking-states';
import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { GuestNotification } from './guest-notifications.ts';

type Actor = BookingActor | 'system';

/** To the guest: a notice by mail and SMS, the voucher (first or renewed), a code; none where `why` says. */
type ToGuest = GuestNotification | 'voucher' | 'code';

interface Notices {
  readonly guest: readonly ToGuest[];
  /** Whether the property gets a mail, whoever caused the event but itself. */
  readonly property: boolean;
  /** Why somebody is told nothing. */
  readonly why?: string;
  /** To the guest, where it differs by who caused the event. */
  readonly guestBy?: Partial<Record<Actor, readonly ToGuest[]>>;
}

const silent = (why: string): Notices => ({ guest: [], property: false, why });

/** Who is told what of each event of a booking (docs/rules.md, "What guests are told"). */
export const noticesOf: Readonly<Record<BookingEventType, Notices>> = {
  requested: { guest: ['requested'], property: true },
  held: silent('The guest is at the checkout; the property hears once it is paid.'),
  proof_asked: { guest: ['code'], property: false, why: 'Nothing is booked before the code.' },
  proof_given: silent('What follows from it is told.'),
  confirmed: { guest: ['voucher'], property: true },
  confirmed_late: { guest: ['voucher'], property: true },
  expired: {
    guest: ['request_expired', 'payment_ran_out'],
    property: true,
    why: 'A hold that was only ever at the checkout ends without a word to either.',
  },
  payment_opened: silent('Nothing has happened yet.'),
  payment_captured: silent('What the money did is told: confirmed, modified, kept or returned.'),
  payment_kept: { guest: ['payment_received', 'voucher'], property: true, why: 'A voucher of a confirmed stay alone.' },
  payment_failed: silent('The guest sees it at the checkout.'),
  payment_pending: silent('The guest sees it at the checkout.'),
  payment_closed: silent('The guest closed the window.'),
  payment_unmatched: { guest: ['payment_returned'], property: false, why: 'The money goes back by itself.' },
  refund_started: silent('The event that caused it says what comes back.'),
  refund_processed: {
    guest: ['refund_processed'],
    guestBy: { payment: ['given_back'] },
    property: false,
    why: 'It was told of the cause.',
  },
  refund_failed: {
    guest: ['refund_failed'],
    guestBy: { payment: [] },
    property: true,
    why: 'Of one made at the payment company the guest was promised nothing; further tries are not told.',
  },
  refund_waits: { guest: ['refund_waits'], property: false, why: 'It was told of the dispute.' },
  refund_given_up: { guest: ['refund_given_up'], property: true },
  refund_at_gateway: { guest: [], property: true, why: 'The guest is told once the money is there.' },
  dispute_opened: { guest: [], property: true, why: 'The guest opened it at the bank.' },
  dispute_won: { guest: [], property: true, why: 'The bank tells its customer.' },
  dispute_lost: { guest: ['returned_by_bank'], property: true },
  dispute_closed: { guest: [], property: true, why: 'The bank tells its customer.' },
  voucher_sent: silent('It is the notice.'),
  voucher_undelivered: {
    guest: ['voucher'],
    property: true,
    why: 'By SMS, unless that went before.',
  },
  cancelled: { guest: ['cancelled'], property: true },
  rejected: { guest: ['rejected'], property: true },
  accepted: {
    guest: ['payment_wanted'],
    guestBy: { guest: [] },
    property: true,
    why: 'A guest who accepts pays at once.',
  },
  no_show: { guest: ['no_show'], property: true },
  no_show_undone: { guest: ['no_show_undone', 'voucher'], property: true },
  refunded_by_property: { guest: ['refunded_by_property', 'voucher'], property: true },
  price_revised: { guest: ['price_revised'], property: true },
  price_accepted: { guest: [], property: true, why: 'The guest has just done it.' },
  price_refused: { guest: ['price_refused'], property: true },
  request_made: { guest: [], property: true, why: 'The guest has just done it.' },
  request_answered: { guest: ['request_accepted', 'request_declined'], property: true },
  change_asked: { guest: ['change_waiting'], property: false, why: 'It is told once it is paid, or has run out.' },
  change_lapsed: { guest: ['change_lapsed'], property: true },
  modified: {
    guest: ['modified', 'voucher'],
    guestBy: { property: ['modified_by_property', 'voucher'] },
    property: true,
  },
  personal_data_erased: silent('There is nobody to write to any more.'),
};
