import type { PropertyOperation } from '@latchkey/booking-core/staff';
import type { StaffHotel } from '../../session/staff-session.ts';
import { mayHere } from '../../session/may-here.ts';

/** What a line of the day can be pressed for. */
export type ActName =
  | 'check_in'
  | 'undo_check_in'
  | 'check_out'
  | 'undo_check_out'
  | 'no_show'
  | 'confirm'
  | 'reject'
  | 'accept'
  | 'decline';

interface ListedAct {
  readonly operation: PropertyOperation;
  /** It leaves the house, by mail or by money: guest and sum are named before. */
  readonly asksFirst: boolean;
  /** What takes it back. */
  readonly undo: ActName | null;
}

/** Every act of the day's lists, and the engine's operation for it. */
export const acts: Readonly<Record<ActName, ListedAct>> = {
  check_in: { operation: 'markArrival', asksFirst: false, undo: 'undo_check_in' },
  undo_check_in: { operation: 'takeArrivalBack', asksFirst: false, undo: null },
  check_out: { operation: 'markDeparture', asksFirst: false, undo: 'undo_check_out' },
  undo_check_out: { operation: 'takeDepartureBack', asksFirst: false, undo: null },
  no_show: { operation: 'markNoShow', asksFirst: true, undo: null },
  confirm: { operation: 'confirmRequest', asksFirst: true, undo: null },
  reject: { operation: 'rejectRequest', asksFirst: true, undo: null },
  accept: { operation: 'answerGuestRequest', asksFirst: true, undo: null },
  decline: { operation: 'answerGuestRequest', asksFirst: true, undo: null },
};

/** Whether a text that an address or a form carries names an act. */
export const isAct = (name: string): name is ActName => Object.hasOwn(acts, name);

/** Whether somebody's role has an act at the hotel. */
export const mayAct = (hotel: Pick<StaffHotel, 'hotelId' | 'role'>, act: ActName): boolean =>
  mayHere(hotel, acts[act].operation);
