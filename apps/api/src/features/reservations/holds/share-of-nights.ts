import type { StayTime } from '@latchkey/booking-core/basket';
import { nightsOf, type LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../../database/database.types.ts';
import { fewestRooms } from '../../stock/stock.ts';
import type { CountedHold } from './open-holds.queries.ts';

type Stay = StayTime;

/** Rooms that a network address is about to take of a hotel without payment. */
interface RoomsOfAddress {
  readonly hotelId: number;
  readonly rooms: number;
  readonly stay: Stay;
  /** The property is asked, and has a day to answer; anything else is held for minutes or confirmed. */
  readonly isRequest: boolean;
  /** Nothing is to be paid for it now. */
  readonly isFree: boolean;
}

/** Holds that ran out count until they are as many as this times the rooms that may be held at once. */
const endedTimes = 4;

/**
 * What one network address may take of a hotel's rooms of the same nights, beside what it holds there already: at most
 * `percent` of them at a time, and half as much by requests, which keep rooms for a day. Who holds none of them may take
 * what a booking has. `wait`: a request beyond its half that can wait for a code instead. Without a share of each hotel,
 * ever new devices and numbers could keep a small one full from one address.
 */
export async function shareOfNights(
  tx: Transaction,
  ofAddress: readonly CountedHold[],
  asked: RoomsOfAddress,
  percent: number,
): Promise<'take' | 'wait' | 'full'> {
  const nights = new Set(datesOf(asked.stay));
  const there = ofAddress.filter(
    ({ hotelId, stay }) =>
      hotelId === asked.hotelId && (stay === null || datesOf(stay).some((date) => nights.has(date))),
  );
  if (there.length === 0 && !asked.isRequest) return 'take';
  const most = Math.ceil(((await fewestRooms(tx, asked.hotelId, [...nights])) * percent) / 100);
  const [open, ended] = [roomsOf(there, true), roomsOf(there, false)];
  if (ended >= endedTimes * most || (open > 0 && open + asked.rooms > most)) return 'full';
  if (!asked.isRequest || open + asked.rooms <= Math.ceil(most / 2)) return 'take';
  if (asked.isFree) return 'wait';
  return there.length === 0 ? 'take' : 'full';
}

const datesOf = (stay: Stay): readonly LocalDate[] =>
  stay.kind === 'nights' ? nightsOf(stay.checkIn, stay.checkOut) : [stay.date];

const roomsOf = (holds: readonly CountedHold[], open: boolean): number =>
  holds.reduce((sum, { rooms, isOpen }) => (isOpen === open ? sum + rooms : sum), 0);
