import { endedStatuses, heldStatuses } from './statuses.ts';
import type { BookingStatus } from './moves.ts';
import type { ViewedBooking } from './view.ts';

/** What a guest can do with a booking. Both answers to a revised price, and all that is paid at the checkout, are one act each. */
export type GuestAct = 'pay' | 'answer_price' | 'cancel' | 'change' | 'ask_times' | 'review' | 'erase';

/** What a property can do with a booking. */
export type PropertyAct =
  | 'confirm'
  | 'reject'
  | 'revise'
  | 'cancel'
  | 'check_in'
  | 'undo_check_in'
  | 'check_out'
  | 'undo_check_out'
  | 'no_show'
  | 'undo_no_show'
  | 'answer_request';

/** A booking as the table of acts needs it; moments in milliseconds since the epoch. */
export interface ActingBooking extends ViewedBooking {
  /** Midnight at which the day of arrival begins at the property. */
  readonly arrivalDay: number;
  /** When the day of arrival is closed at the property: who lands in the night has come by then. */
  readonly dayCloses: number;
  /** Whether the property has said that the guest has left; absent where that is unknown. Acts of guests ignore it. */
  readonly hasLeft?: boolean;
  /** Whether the property made it for its guest; absent where the guest did, or it is not known. */
  readonly isOfProperty?: boolean;
}

type Bound = 'arrivalDay' | 'checkIn' | 'dayCloses' | 'checkOut';

/** Where one act is possible. A booking that is held is so until its hold runs out, in every row. */
interface ActRule {
  readonly in: readonly BookingStatus[];
  readonly from?: Bound;
  readonly until?: Bound;
  /** Whether the property must have said that the guest has come, or must not have; by default it does not matter. */
  readonly arrived?: boolean;
  /** The same of whether the guest has left. */
  readonly left?: boolean;
  /** Whether it must be one that the property made. */
  readonly ofProperty?: true;
}

/**
 * What a guest can do in which state; with `propertyRules` the one table that pages and mails draw acts by, and by which
 * the engine takes them (docs/rules.md, "States and selection"). Other acts are not offered, and the engine refuses
 * them.
 */
const guestRules: Readonly<Record<GuestAct, readonly ActRule[]>> = {
  pay: [{ in: ['payment_pending'] }],
  answer_price: [{ in: ['price_revised'] }],
  cancel: [{ in: heldStatuses }, { in: ['confirmed'], until: 'checkIn', arrived: false }],
  change: [{ in: ['confirmed'], until: 'checkIn', arrived: false }],
  ask_times: [{ in: ['confirmed'], until: 'checkOut' }],
  review: [
    { in: ['confirmed'], from: 'checkOut' },
    { in: ['confirmed'], arrived: true },
  ],
  erase: [{ in: endedStatuses }, { in: ['confirmed'], from: 'checkOut' }],
};

/** What a property can do in which state. Apart from the guest's, so that guests' pages do not carry it. */
const propertyRules: Readonly<Record<PropertyAct, readonly ActRule[]>> = {
  confirm: [{ in: ['requested'] }, { in: ['payment_pending'], ofProperty: true }],
  reject: [{ in: ['requested', 'price_revised'] }],
  revise: [{ in: ['requested'] }],
  cancel: [{ in: heldStatuses }, { in: ['confirmed'], until: 'checkIn', arrived: false }],
  check_in: [{ in: ['confirmed'], from: 'arrivalDay', until: 'checkOut', arrived: false }],
  undo_check_in: [{ in: ['confirmed'], arrived: true, left: false }],
  check_out: [{ in: ['confirmed'], arrived: true, left: false }],
  undo_check_out: [{ in: ['confirmed'], left: true }],
  no_show: [{ in: ['confirmed'], from: 'checkIn', arrived: false }],
  undo_no_show: [{ in: ['no_show'], until: 'dayCloses' }],
  answer_request: [{ in: ['confirmed'], until: 'checkOut', left: false }],
};

/** Every act of a property, in the table's order. */
export const propertyActNames = Object.keys(propertyRules) as [PropertyAct, ...PropertyAct[]];

/** Whether a guest can do something with a booking at a moment. */
export const guestMay = (act: GuestAct, booking: ActingBooking, now: number): boolean =>
  guestRules[act].some((rule) => holds(rule, booking, now));

/** Whether a property can. */
export const propertyMay = (act: PropertyAct, booking: ActingBooking, now: number): boolean =>
  propertyRules[act].some((rule) => holds(rule, booking, now));

/** What a guest can do with a booking at a moment, in the table's order. */
export const guestActs = (booking: ActingBooking, now: number): GuestAct[] =>
  (Object.keys(guestRules) as GuestAct[]).filter((act) => guestMay(act, booking, now));

/** What a property can. */
export const propertyActs = (booking: ActingBooking, now: number): PropertyAct[] =>
  propertyActNames.filter((act) => propertyMay(act, booking, now));

/** Whether the time of a hold has run out, whether or not a job has noted it. */
export const hasRunOut = ({ status, expiresAt }: Pick<ActingBooking, 'status' | 'expiresAt'>, now: number): boolean =>
  heldStatuses.some((held) => held === status) && expiresAt !== null && now >= expiresAt;

function holds(rule: ActRule, booking: ActingBooking, now: number): boolean {
  return (
    rule.in.includes(booking.status) &&
    !hasRunOut(booking, now) &&
    (rule.from === undefined || now >= booking[rule.from]) &&
    (rule.until === undefined || now < booking[rule.until]) &&
    (rule.arrived === undefined || rule.arrived === booking.hasArrived) &&
    (rule.left === undefined || rule.left === (booking.hasLeft ?? false)) &&
    (rule.ofProperty === undefined || booking.isOfProperty === true)
  );
}
