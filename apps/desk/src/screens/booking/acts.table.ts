import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { PropertyOperationName } from '@latchkey/api-client/property';
import { permissionOf, type PropertyOperation } from '@latchkey/booking-core/staff';
import type { StaffHotel } from '../../session/staff-session.ts';
import { mayHere } from '../../session/may-here.ts';

/** What can be done on the page of a booking. */
export const actNames = [
  'check_in',
  'undo_check_in',
  'check_out',
  'undo_check_out',
  'confirm',
  'reject',
  'revise',
  'accept',
  'decline',
  'no_show',
  'undo_no_show',
  'change',
  'extras',
  'payment',
  'take_payment_back',
  'give_back',
  'refund',
  'payment_link',
  'cancel',
  'contact',
  'voucher',
  'note',
  'note_done',
] as const;
export type ActName = (typeof actNames)[number];

interface BookingAct {
  readonly operation: PropertyOperationName & PropertyOperation;
  /** `press`: done at once, within the house. `panel`: what it does is shown, or asked about, before. */
  readonly by: 'press' | 'panel';
  /** Whether the booking as it stands has it. */
  readonly can: (booking: BookingAtDesk) => boolean;
  /** Whether this booking has something to ask about, where else a press would do. */
  readonly asks?: (booking: BookingAtDesk) => boolean;
  /** What takes it back. */
  readonly undo?: ActName;
}

type Listed = BookingAtDesk['acts'][number];

const has =
  (act: Listed) =>
  ({ acts }: BookingAtDesk): boolean =>
    acts.includes(act);
const hasRequest = (booking: BookingAtDesk): boolean =>
  has('answer_request')(booking) && (booking.requests ?? []).some(({ status }) => status === 'open');
/** A stay that is not over: the engine says so by what can still be done with it. */
const goesOn = (booking: BookingAtDesk): boolean => booking.status === 'confirmed' && (booking.leftAt ?? null) === null;
/** What is still to pay of it is taken at the counter: of a stay that was called off, its fee. */
const owesThere: readonly BookingAtDesk['status'][] = ['confirmed', 'payment_pending', 'cancelled', 'no_show'];
/** A guest of the counter or the telephone may have no address. */
const hasMail = ({ travellers }: BookingAtDesk): boolean => (travellers[0]?.email ?? '') !== '';
const hasGuest = ({ travellers }: BookingAtDesk): boolean => travellers.length > 0;

/** Every act of the page: the engine's operation for it, and when it is there. */
export const acts: Readonly<Record<ActName, BookingAct>> = {
  check_in: { operation: 'markArrival', by: 'press', can: has('check_in'), undo: 'undo_check_in' },
  undo_check_in: { operation: 'takeArrivalBack', by: 'press', can: has('undo_check_in') },
  check_out: {
    operation: 'markDeparture',
    by: 'press',
    can: has('check_out'),
    asks: ({ ifCheckedOut: { toPay = 0, toGiveBack = 0, nightsLeft = 0 } = {} }) =>
      toPay > 0 || toGiveBack > 0 || nightsLeft > 0,
    undo: 'undo_check_out',
  },
  undo_check_out: { operation: 'takeDepartureBack', by: 'press', can: has('undo_check_out') },
  confirm: { operation: 'confirmRequest', by: 'panel', can: has('confirm') },
  reject: { operation: 'rejectRequest', by: 'panel', can: has('reject') },
  revise: { operation: 'revisePrice', by: 'panel', can: has('revise') },
  accept: { operation: 'answerGuestRequest', by: 'panel', can: hasRequest },
  decline: { operation: 'answerGuestRequest', by: 'panel', can: hasRequest },
  no_show: { operation: 'markNoShow', by: 'panel', can: has('no_show') },
  undo_no_show: { operation: 'takeNoShowBack', by: 'panel', can: has('undo_no_show') },
  change: { operation: 'changeByProperty', by: 'panel', can: goesOn },
  extras: { operation: 'changeByProperty', by: 'panel', can: goesOn },
  payment: {
    operation: 'recordPayment',
    by: 'panel',
    can: ({ status, toPay }) => toPay > 0 && owesThere.includes(status),
    undo: 'take_payment_back',
  },
  take_payment_back: {
    operation: 'takePaymentBack',
    by: 'press',
    can: ({ propertyPayments = [] }) => propertyPayments.some(({ takenBackAt }) => takenBackAt === undefined),
  },
  give_back: {
    operation: 'giveBackAtProperty',
    by: 'panel',
    can: ({ owedAtProperty = 0 }) => owedAtProperty > 0,
  },
  refund: { operation: 'refundByProperty', by: 'panel', can: ({ refundable }) => refundable > 0 },
  payment_link: {
    operation: 'sendPaymentLink',
    by: 'panel',
    can: (booking) => (booking.amountPayable ?? 0) > 0 && hasGuest(booking),
  },
  cancel: { operation: 'cancelByProperty', by: 'panel', can: has('cancel') },
  contact: { operation: 'changeContact', by: 'panel', can: hasGuest },
  voucher: {
    operation: 'sendVoucherAgain',
    by: 'panel',
    can: (booking) => booking.status === 'confirmed' && hasMail(booking),
  },
  note: { operation: 'addNote', by: 'press', can: hasGuest },
  note_done: { operation: 'doneNote', by: 'press', can: () => true },
};

/** Whether a text that an address or a form carries names an act. */
export const isAct = (name: string): name is ActName => Object.hasOwn(acts, name);

/** Whether somebody's role has an act at the hotel. */
export const mayAct = (hotel: Pick<StaffHotel, 'hotelId' | 'role'>, act: ActName): boolean =>
  mayHere(hotel, acts[act].operation);

/** What somebody can do with a booking at this moment, in the table's order. */
export const actsOf = (hotel: Pick<StaffHotel, 'hotelId' | 'role'>, booking: BookingAtDesk): readonly ActName[] =>
  actNames.filter((act) => acts[act].can(booking) && mayAct(hotel, act));

/** What the link of a mail does with a booking at this moment, in the table's order. */
export const actsByLink = (booking: BookingAtDesk): readonly ActName[] =>
  actNames.filter((act) => acts[act].can(booking) && isByLink(act));

/** Whether the link of a mail may do an act: those of one press. */
export const isByLink = (act: ActName): boolean => permissionOf(acts[act].operation)?.byLink === true;

/** Whether an act of a booking first opens what it does. The link of a mail settles nothing: its press is answered. */
export const opensFirst = (act: ActName, booking: BookingAtDesk, isByMail: boolean): boolean =>
  acts[act].by === 'panel' || (!isByMail && acts[act].asks?.(booking) === true);

/** What an address opens: a panel that is there for who asks, or the list of all acts. */
export function openedBy(
  name: string,
  can: readonly ActName[],
  booking: BookingAtDesk,
  isByMail = false,
): ActName | 'more' | null {
  if (name === 'more') return name;
  return isAct(name) && can.includes(name) && opensFirst(name, booking, isByMail) ? name : null;
}
