import type { BookingActor } from '@latchkey/booking-core/booking-states';
import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { GuestNotification } from './guest-notifications.ts';

type Actor = BookingActor | 'system';

/** To the guest: a notice by mail and SMS, the voucher (first or renewed), a code; none where `why` says. */
type ToGuest = GuestNotification | 'voucher' | 'code';

interface Notices {
  /** Who can cause it; nobody else can, by type. */
  readonly by: readonly Actor[];
  readonly guest: readonly ToGuest[];
  /** Whether the property gets a mail, whoever caused the event but itself. */
  readonly property: boolean;
  /** Why somebody is told nothing. */
  readonly why?: string;
  /** Whether they are told only in some cases, as `why` says; by default always. */
  readonly sometimes?: boolean;
  /** To the guest, where it differs by who caused the event. */
  readonly guestBy?: Partial<Record<Actor, readonly ToGuest[]>>;
}

const silent = <const By extends readonly Actor[]>(by: By, why: string) =>
  ({ by, guest: [], property: false, why }) satisfies Notices;

const table = {
  requested: { by: ['guest', 'payment'], guest: ['requested'], property: true },
  held: {
    by: ['guest', 'property'],
    guest: ['payment_waits', 'request_payment_waits', 'card_waits'],
    guestBy: { property: ['payment_wanted', 'option_held', 'voucher'] },
    sometimes: true,
    property: false,
    why: 'Who does not pay within minutes, or closes the window, gets the way back; the property hears once it is paid.',
  },
  proof_asked: {
    by: ['guest', 'property'],
    guest: ['code'],
    guestBy: { property: ['option_held'] },
    property: false,
    why: 'Nothing is booked before the code.',
  },
  proof_given: silent(['guest'], 'What follows from it is told.'),
  confirmed: { by: ['guest', 'property', 'payment'], guest: ['voucher'], property: true },
  confirmed_late: { by: ['payment'], guest: ['voucher'], property: true },
  expired: {
    by: ['clock'],
    guest: ['request_expired', 'payment_ran_out', 'option_lapsed'],
    sometimes: true,
    property: true,
    why: 'A hold that was only ever at the checkout ends without a word to either.',
  },
  payment_opened: silent(['guest'], 'Nothing has happened yet.'),
  payment_captured: silent(['payment'], 'What the money did is told: confirmed, modified, kept or returned.'),
  payment_kept: {
    by: ['payment'],
    guest: ['payment_received', 'penalty_paid', 'voucher'],
    property: true,
    why: 'A voucher of a confirmed stay alone.',
  },
  payment_failed: silent(['payment'], 'The guest sees it at the checkout.'),
  payment_pending: silent(['payment'], 'The guest sees it at the checkout.'),
  payment_closed: silent(['guest'], 'The mail with the way back, which waits since the hold, goes out then.'),
  payment_unmatched: {
    by: ['payment'],
    guest: ['payment_returned'],
    property: false,
    why: 'The money goes back by itself.',
  },
  card_kept: silent(['payment'], 'What follows from it is told: the stay is confirmed.'),
  card_refused: silent(['payment'], 'The guest sees it at the checkout.'),
  card_let_go: silent(['system'], 'Nothing can be taken of it any more, as was said before.'),
  penalty_asked: { by: ['system'], guest: ['penalty_due'], property: true },
  deposit_held: silent(['payment'], 'The guest was told before the card was left, and nothing is taken.'),
  deposit_refused: { by: ['payment'], guest: ['deposit_refused'], property: true },
  deposit_captured: { by: ['payment'], guest: ['deposit_captured'], property: true },
  deposit_given_back: {
    by: ['payment'],
    guest: ['deposit_given_back'],
    property: false,
    why: 'Somebody at the property did it at the payment company.',
  },
  deposit_let_go: silent(['payment'], 'It ends as was said before.'),
  deposit_ended: { by: ['payment'], guest: [], property: true, why: 'Nothing is held of the guest any more.' },
  refund_started: silent(['system'], 'The event that caused it says what comes back.'),
  refund_processed: {
    by: ['system', 'payment'],
    guest: ['refund_processed'],
    guestBy: { payment: ['given_back'] },
    property: false,
    why: 'It was told of the cause.',
  },
  refund_failed: {
    by: ['system', 'payment'],
    guest: ['refund_failed'],
    guestBy: { payment: [] },
    property: true,
    sometimes: true,
    why: 'Of one made at the payment company the guest was promised nothing; further tries are not told.',
  },
  refund_waits: {
    by: ['system', 'payment'],
    guest: ['refund_waits'],
    property: false,
    why: 'It was told of the dispute.',
  },
  refund_given_up: { by: ['system'], guest: ['refund_given_up'], property: true },
  refund_at_gateway: { by: ['payment'], guest: [], property: true, why: 'The guest is told once the money is there.' },
  dispute_opened: { by: ['payment'], guest: [], property: true, why: 'The guest opened it at the bank.' },
  dispute_won: { by: ['payment'], guest: [], property: true, why: 'The bank tells its customer.' },
  dispute_lost: {
    by: ['payment'],
    guest: ['returned_by_bank'],
    property: true,
    sometimes: true,
    why: 'What was taken of a deposit counts towards no bill: there the bank tells its customer.',
  },
  dispute_closed: { by: ['payment'], guest: [], property: true, why: 'The bank tells its customer.' },
  voucher_sent: silent(['system'], 'It is the notice.'),
  voucher_undelivered: {
    by: ['system'],
    guest: ['voucher'],
    property: true,
    why: 'By SMS, unless that went before.',
  },
  voucher_over_limit: silent(['system'], 'The desk says so, and sends it again on another day.'),
  cancelled: { by: ['guest', 'property', 'clock'], guest: ['cancelled'], property: true },
  rejected: { by: ['property'], guest: ['rejected'], property: true },
  accepted: {
    by: ['guest', 'property'],
    guest: ['payment_wanted', 'card_wanted'],
    guestBy: { guest: [] },
    sometimes: true,
    property: false,
    why: 'A guest who accepts pays at once, and the property hears of the accepted price.',
  },
  arrived: silent(['property'], 'Guest and property are at the reception.'),
  arrival_undone: silent(['property'], 'The property marked another; the guest was told nothing.'),
  departed: silent(['property'], 'Guest and property are at the reception.'),
  departure_undone: silent(['property'], 'The property marked another; the guest was told nothing.'),
  no_show: { by: ['property'], guest: ['no_show'], property: true },
  no_show_undone: { by: ['property'], guest: ['no_show_undone', 'voucher'], property: true },
  refunded_by_property: { by: ['property'], guest: ['refunded_by_property', 'voucher'], property: true },
  price_lowered: {
    by: ['property'],
    guest: ['voucher'],
    property: false,
    why: 'The property did it. The voucher says what is left to pay.',
  },
  surplus_given_back: {
    by: ['property'],
    guest: ['refunded_by_property'],
    property: false,
    why: 'The property did it.',
  },
  paid_at_property: {
    by: ['property'],
    guest: ['voucher'],
    property: false,
    sometimes: true,
    why: 'The property did it. A voucher that has not gone out yet says it; one that has is sent again.',
  },
  payment_taken_back: {
    by: ['property'],
    guest: ['voucher'],
    property: false,
    sometimes: true,
    why: 'The property did it. A stay that is over has no voucher any more.',
  },
  owed_at_property: silent(['system'], 'The event that caused it says what comes back.'),
  given_back_at_property: silent(['property'], 'Guest and property are at the reception.'),
  folio_posted: silent(['property'], 'The guest has had it, and reads it on the booking’s page.'),
  folio_reversed: silent(['property'], 'The guest reads it on the booking’s page.'),
  folio_moved: silent(['property'], 'Who pays what is settled at the reception.'),
  folio_transferred: silent(['property'], 'Who pays what is settled at the reception.'),
  payer_added: silent(['property'], 'Who pays what is settled at the reception.'),
  price_revised: { by: ['property'], guest: ['price_revised'], property: true },
  price_accepted: { by: ['guest'], guest: [], property: true, why: 'The guest has just done it.' },
  price_refused: { by: ['guest'], guest: ['price_refused'], property: true },
  request_made: { by: ['guest'], guest: [], property: true, why: 'The guest has just done it.' },
  request_answered: { by: ['property'], guest: ['request_accepted', 'request_declined'], property: true },
  change_asked: {
    by: ['guest'],
    guest: ['change_waiting'],
    property: false,
    why: 'It is told once it is paid, or has run out.',
  },
  change_lapsed: { by: ['clock'], guest: ['change_lapsed'], property: true },
  cost_divided: silent(['guest'], 'The guest has just done it, and sends the links.'),
  shares_lapsed: {
    by: ['clock'],
    guest: ['shares_missing'],
    property: false,
    why: 'The guest was told before that what is missing is asked of them; what is due stands in the list.',
  },
  rest_asked: {
    by: ['clock'],
    guest: ['rest_due'],
    property: false,
    why: 'The property has set the day itself, and what is due stands in the list.',
  },
  payment_link_sent: {
    by: ['property'],
    guest: ['payment_link'],
    property: false,
    why: 'The property sent it itself.',
  },
  contact_changed: silent(['property'], 'The guest told the property.'),
  modified: {
    by: ['guest', 'payment', 'property'],
    guest: ['modified', 'voucher'],
    guestBy: { property: ['modified_by_property', 'voucher'] },
    property: true,
  },
  personal_data_erased: silent(['guest'], 'There is nobody to write to any more.'),
} as const satisfies Readonly<Record<BookingEventType, Notices>>;

/** Who hears what of each event of a booking (docs/rules.md, "What guests are told"). */
export const noticesOf: Readonly<Record<BookingEventType, Notices>> = table;

/** Who can cause an event: an event by somebody else does not compile. */
export type CauseOf<Type extends BookingEventType> = (typeof table)[Type]['by'][number];
